import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Currency } from '../../values/money.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { readContacts } from '../accounts/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import type { PayoutBatch, PayoutLine } from './contract.ts'
import { planLines, suspendedAmong } from './plan-lines.ts'
import { readOn } from './read-on.ts'
import { requireBatch } from './require-batch.ts'
import { isLeftOutReason, maskIban } from './rules/leave-out.ts'
import { readPayoutSettings } from './settings.ts'
import { type BatchRow, type BatchSums, findBatches } from './store/batches.ts'
import { findLines, type LineRow, type PlannedLine } from './store/lines.ts'

type Page<T extends string, Row> = Record<T, Row[]> & { next: number | null }

/** Batches, the newest first. */
export async function readBatches(
  deps: Deps,
  actor: Actor | undefined,
  { before = Number.MAX_SAFE_INTEGER }: { before?: number | undefined },
): Promise<Page<'batches', PayoutBatch>> {
  requireOperator(actor)
  const rows = await findBatches(deps.db, { before, limit: PAGE_SIZE + 1 })
  const batches = await toBatches(deps, rows.slice(0, PAGE_SIZE))
  return { batches, next: rows.length > PAGE_SIZE ? (batches.at(-1)?.id ?? null) : null }
}

/** One batch; `payout_batch_not_found`. */
export async function readBatch(deps: Deps, actor: Actor | undefined, id: number): Promise<PayoutBatch> {
  requireOperator(actor)
  const rows = await findBatches(deps.db, { before: id + 1, limit: 1 })
  const [batch] = await toBatches(
    deps,
    rows.filter((row) => row.id === id),
  )
  if (!batch) throw new Failure('notFound', 'payout_batch_not_found')
  return batch
}

/** Lines of a batch, those that are left out among them, in the order of the companies. */
export async function readLines(
  deps: Deps,
  actor: Actor | undefined,
  batchId: number,
  after = 0,
): Promise<Page<'lines', PayoutLine>> {
  requireOperator(actor)
  await requireBatch(deps.db, batchId)
  const statuses = ['planned', 'leftOut', 'approved', 'paid', 'returned'] as const
  const rows = await findLines(deps.db, batchId, { after, limit: PAGE_SIZE + 1, statuses })
  const shown = rows.slice(0, PAGE_SIZE)
  // As it stands now, not when the batch was drawn up.
  const suspended = await suspendedAmong(
    deps,
    shown.map(({ companyId }) => companyId),
  )
  const lines = shown.map((row) => toLine({ ...row, suspended: suspended.has(row.companyId) }))
  return { lines, next: rows.length > PAGE_SIZE ? (lines.at(-1)?.id ?? null) : null }
}

/** What a batch would be if it was drawn up now; ids of lines are those of the companies. */
export async function readPlan(
  deps: Deps,
  actor: Actor | undefined,
  { currency: asked, after = 0 }: { currency?: Currency | undefined; after?: number | undefined },
): Promise<Page<'lines', PayoutLine> & { currency: Currency }> {
  requireOperator(actor)
  await readOn(deps)
  const settings = await readPayoutSettings(deps)
  const currency = asked ?? (await readPublicSettings(deps)).currency
  const rows = await planLines(deps, { currency, channel: 'bankFile', after, limit: PAGE_SIZE + 1, settings })
  const lines = rows.slice(0, PAGE_SIZE).map(planned)
  return { currency, lines, next: rows.length > PAGE_SIZE ? (lines.at(-1)?.companyId ?? null) : null }
}

const planned = ({ companyId, amount, reason, payee, suspended }: PlannedLine): PayoutLine =>
  toLine({
    ...{ id: companyId, companyId, amount, reason, payee, status: reason === null ? 'planned' : 'leftOut' },
    ...{ paidOn: null, suspended },
  })

function toLine({
  id,
  companyId,
  amount,
  status,
  reason,
  payee,
  paidOn,
  suspended,
}: Omit<LineRow, 'batchId' | 'currency' | 'returnedAt'> & { suspended: boolean }): PayoutLine {
  return {
    ...{ id, companyId, company: payee.name, amount, status, paidOn, account: maskIban(payee.iban), suspended },
    leftOut: status === 'leftOut' && isLeftOutReason(reason) ? reason : null,
    returned: status === 'returned' ? reason : null,
  }
}

async function toBatches(deps: Deps, rows: readonly (BatchRow & BatchSums)[]): Promise<PayoutBatch[]> {
  const ids = rows.flatMap((row) => [row.createdBy, row.firstApprovedBy, row.approvedBy]).filter((id) => id !== null)
  const names = new Map(
    (await readContacts(deps, [...new Set(ids)])).map((one) => [one.userId, `${one.firstName} ${one.lastName}`]),
  )
  const person = (id: string) => ({ id, name: names.get(id) ?? null })
  const known = (id: string | null) => (id === null ? null : person(id))
  return rows.map(({ channel, firstApprovedAt, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    createdBy: person(row.createdBy),
    firstApprovedBy: known(row.firstApprovedBy),
    approvedBy: known(row.approvedBy),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    exportedAt: row.exportedAt?.toISOString() ?? null,
  }))
}
