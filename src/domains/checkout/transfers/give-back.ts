import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { postTransaction, settlementEntries } from '../../ledger/index.ts'
import { transfers } from '../../payments/index.ts'
import { finishRefund } from '../refund-payment.ts'
import type { HandTransfer } from './contract.ts'

/** Rows of the list; who has more transfers to make by hand sees the oldest. */
const MOST = 200

/** Money that people have to give back by transfer, and parts of payments that wait for their rest. Grosze. */
export async function readToReturn(deps: Deps, actor: Actor | undefined): Promise<HandTransfer[]> {
  requireOperator(actor)
  const rows = await transfers.findToReturn(deps.db, MOST)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

/**
 * What the operator did about one of them. `returned`: the transfer was made · `giveBack`: a part that is kept is not waited for any more.
 * `nothing_to_return` when somebody was faster.
 */
export async function decideReturn(
  deps: Deps,
  actor: Actor | undefined,
  { kind, id }: Pick<HandTransfer, 'kind' | 'id'>,
): Promise<void> {
  const person = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if (kind === 'part') await transfers.giveBackPart(inside, id)
    else if (kind === 'transfer') await noteReturned(inside, id, person.userId)
    else await noteRefunded(inside, id)
    await recordAudit(inside, {
      ...{ actorId: person.userId, action: 'transferReturned', subjectKind: 'market', subjectId: `${kind} ${id}` },
      detail: {},
    })
  })
}

async function noteReturned(deps: Deps, id: number, by: string): Promise<void> {
  const returned = await transfers.markReturned(deps.db, id, by, deps.now())
  if (!returned) throw new Failure('conflict', 'nothing_to_return')
  const back = { provider: 'bank-transfer', amount: -returned.amount, currency: returned.currency }
  await postTransaction(deps, `settlement:transfer-back-${id}`, settlementEntries(back), `settlement:transfer-${id}`)
}

/** The refund is done as any other; then the money leaves the bank. */
async function noteRefunded(deps: Deps, id: number): Promise<void> {
  const refund = await transfers.requireByHand(deps, id)
  if (!(await finishRefund(deps, refund))) throw new Failure('conflict', 'nothing_to_return')
  const out = { provider: 'bank-transfer', amount: -refund.amount, currency: must(refund.currency, 'a currency') }
  await postTransaction(deps, `settlement:refund-${id}`, settlementEntries(out))
}
