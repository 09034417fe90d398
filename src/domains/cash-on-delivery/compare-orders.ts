import type { Deps } from '../../platform/deps.ts'
import { waitsUntil } from './rules/due.ts'
import { judgeDue, reportedOf } from './rules/judge-cash.ts'
import { findLinesOf, lockDues, type StoredDue, saveDues } from './store/dues.ts'
import { type NewFinding, writeOrderFindings } from './store/findings.ts'

/** What is known of an order since it was looked at last. */
export type Known = { expected: number; isReceived: boolean }

/**
 * Compares orders of a company with all lines that reports have of them, in the caller's transaction under `lockCash`; orders of which all has been collected
 * are delivered by a job.
 */
export async function compareOrders(
  deps: Deps,
  orderIds: readonly number[],
  known: ReadonlyMap<number, Known> = new Map(),
): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const dues = await lockDues(db, orderIds)
  const lines = Map.groupBy(await findLinesOf(db, orderIds), ({ orderId }) => orderId)
  const compared = dues.map((due) => compareOne(due, lines.get(due.orderId) ?? [], known.get(due.orderId), now))
  await saveDues(
    db,
    compared.map(({ due }) => due),
  )
  const findings = compared.flatMap(({ finding }) => (finding ? [finding] : []))
  await writeOrderFindings(db, orderIds, findings, now)
  for (const { due } of compared) {
    if (due.expected === 0 || due.reported < due.expected || due.receivedAt !== null) continue
    await deps.addJob(db, { name: 'cashOnDelivery.deliver', payload: { orderId: due.orderId } })
  }
}

function compareOne(
  before: StoredDue,
  lines: Parameters<typeof judgeDue>[1],
  known: Known | undefined,
  now: Date,
): { due: StoredDue; finding: NewFinding | null } {
  const expected = known?.expected ?? before.expected
  const receivedAt = before.receivedAt ?? (known?.isReceived ? now : null)
  const reported = reportedOf(before.currency, lines)
  const waits = waitsUntil({ ...before, expected, receivedAt, reported })
  const isOverdue = waits !== null && waits <= now
  const judged = judgeDue({ expected, currency: before.currency, isOverdue }, lines)
  const due = { ...before, expected, receivedAt, reported, waitsUntil: judged ? null : waits }
  const { companyId, carrier, orderId, orderNumber, currency } = before
  return {
    due,
    finding: judged && { ...judged, companyId, carrier, orderId, orderNumber, lineId: null, number: null, currency },
  }
}
