import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { marketDay } from '../../values/days.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { dossiers } from '../companies/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import type { PayoutFile } from './channels/channel.ts'
import { CHANNELS } from './channels/index.ts'
import { payeeOf } from './plan-lines.ts'
import { requireApproved } from './require-batch.ts'
import type { Payee, PayeeWithAccount } from './rules/leave-out.ts'
import { noteExport } from './store/batches.ts'
import { findLines } from './store/lines.ts'

const ALL = 1_000_000

export type ExportFormat = 'pain001' | 'csv'
/** `text`: the file. */
export type Exported = Pick<PayoutFile, 'media'> & { text: string; name: string }

/**
 * The file for the bank: of all payouts of an approved batch that did not come back. Asked again it has the same references, by which a bank
 * knows a payout that it has had. `payer_account_missing` until the market's own company has an account; `nothing_to_pay_out`.
 */
export async function exportBatch(
  deps: Deps,
  actor: Actor | undefined,
  batchId: number,
  format: ExportFormat,
): Promise<Exported> {
  const operator = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { channel, currency } = await requireApproved(db, batchId)
    const lines = await findLines(db, batchId, { after: 0, limit: ALL, statuses: ['approved', 'paid'] })
    if (lines.length === 0) throw new Failure('conflict', 'nothing_to_pay_out')
    const file = CHANNELS[channel].files[format]
    const at = deps.now()
    const text = file.write({
      ...{ batchId, currency, at, on: marketDay(at) },
      payer: await requirePayer(inside),
      market: (await readPublicSettings(deps)).marketName,
      transfers: lines.map(({ id, amount, payee }) => ({ id, amount, payee: withAccount(payee) })),
    })
    await noteExport(db, batchId, at)
    await recordAudit(inside, {
      actorId: operator.userId,
      ...{ action: 'payoutBatchExported', subjectKind: 'market', subjectId: `payout-batch:${batchId}` },
      detail: { format, lines: lines.length },
    })
    return { text, media: file.media, name: `payouts-${batchId}.${file.extension}` }
  })
}

async function requirePayer(deps: Deps): Promise<PayeeWithAccount> {
  const ownerId = await dossiers.findOwnerId(deps.db)
  const [owner] = ownerId === undefined ? [] : await dossiers.findPayoutAccounts(deps.db, [ownerId])
  if (!owner || owner.iban === null) throw new Failure('conflict', 'payer_account_missing')
  return withAccount(payeeOf(owner))
}

function withAccount(payee: Payee): PayeeWithAccount {
  const { iban } = payee
  if (iban === null) throw new Error(`${payee.name} has no account`)
  return { ...payee, iban }
}
