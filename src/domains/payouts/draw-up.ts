import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Currency } from '../../values/money.ts'
import { recordAudit } from '../audit/index.ts'
import { CHANNELS, type ChannelCode } from './channels/index.ts'
import { planLines } from './plan-lines.ts'
import { readToEnd } from './read-on.ts'
import { requireDraft } from './require-batch.ts'
import { readPayoutSettings } from './settings.ts'
import { bumpRevision, insertBatch } from './store/batches.ts'
import { deleteLines, freeEntries, insertLines } from './store/lines.ts'

/** Sellers of one batch: the file of a bank has to stay one that a bank takes. Who comes after them is in the next batch. */
const MOST_LINES = 5000

/**
 * Draws up a batch of everybody who can have money now; each line takes its entries, so that no other batch does. Who is left out stands in
 * it with the reason. `nothing_to_pay_out` where nobody can be paid: of two operators who ask at once one gets it.
 */
export async function drawUpBatch(
  deps: Deps,
  actor: Actor | undefined,
  { currency, channel }: { currency: Currency; channel: ChannelCode },
): Promise<number> {
  const operator = requireOperator(actor)
  if (!CHANNELS[channel].currencies.includes(currency)) throw invalidField('currency', 'currency_not_paid_out')
  const { approvals } = await readPayoutSettings(deps)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await readToEnd(inside)
    const batch = { currency, channel, approvals, createdBy: operator.userId, createdAt: deps.now() }
    const batchId = await insertBatch(db, batch)
    await fill(inside, { id: batchId, currency, channel })
    await recordAudit(inside, {
      actorId: operator.userId,
      ...{ action: 'payoutBatchDrawnUp', subjectKind: 'market', subjectId: `payout-batch:${batchId}` },
      detail: { currency },
    })
    return batchId
  })
}

/** Draws a draft up anew by what holds now; who approved it before has to look again. */
export async function redrawBatch(deps: Deps, actor: Actor | undefined, batchId: number): Promise<void> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await readToEnd(inside)
    const batch = await requireDraft(db, batchId)
    await freeEntries(db, batchId, null)
    await deleteLines(db, batchId)
    await bumpRevision(db, batchId)
    await fill(inside, batch)
    await recordAudit(inside, {
      actorId: operator.userId,
      ...{ action: 'payoutBatchRedrawn', subjectKind: 'market', subjectId: `payout-batch:${batchId}` },
    })
  })
}

async function fill(deps: Deps, batch: { id: number; currency: Currency; channel: ChannelCode }): Promise<void> {
  const { currency, channel } = batch
  const settings = await readPayoutSettings(deps)
  const lines = await planLines(deps, { currency, channel, after: 0, limit: MOST_LINES, settings })
  if (!lines.some(({ reason }) => reason === null)) throw new Failure('conflict', 'nothing_to_pay_out')
  const taken = await insertLines(deps.db, { batchId: batch.id, currency }, lines)
  const wanted = lines.reduce((sum, { positions }) => sum + positions.length, 0)
  if (taken !== wanted) throw new Error(`batch ${batch.id} took ${taken} of ${wanted} entries`)
}
