import type { Deps } from '../../platform/deps.ts'
import { compareOrders } from './compare-orders.ts'
import { lockCash, lockDues } from './store/dues.ts'
import { insertFindings, type NewFinding } from './store/findings.ts'
import { lockNewLines, type NewLine, saveCompared } from './store/reports.ts'

const BATCH = 500

/**
 * Compares the lines of a report with what was to be collected, some hundred at a time, each a transaction of its own. Killed, it goes on where it stopped; twice
 * changes nothing.
 */
export async function compareReport(
  deps: Deps,
  { reportId, companyId }: { reportId: number; companyId: number },
  signal: AbortSignal,
): Promise<void> {
  let isDone = false
  while (!isDone) {
    signal.throwIfAborted()
    isDone = await deps.db.transaction().execute(async (db) => {
      await lockCash(db, companyId)
      return compareSome({ ...deps, db }, reportId)
    })
  }
}

/** True when nothing was left. */
async function compareSome(deps: Deps, reportId: number): Promise<boolean> {
  const { db } = deps
  const lines = await lockNewLines(db, reportId, BATCH)
  if (lines.length === 0) return true
  await saveCompared(db, lines)
  const orderIds = [...new Set(lines.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))]
  const dues = new Map((await lockDues(db, orderIds)).map((due) => [due.orderId, due]))
  const findings = lines.flatMap((line) => {
    const due = line.orderId === null ? undefined : dues.get(line.orderId)
    if (!due) return [findingOf(line, 'unknownNumber', null)]
    return line.currency === due.currency ? [] : [findingOf(line, 'otherCurrency', due.orderNumber)]
  })
  await insertFindings(db, findings, deps.now())
  await compareOrders(deps, orderIds)
  return false
}

const findingOf = (
  { id, companyId, carrier, number, amount, currency }: NewLine,
  kind: 'unknownNumber' | 'otherCurrency',
  orderNumber: string | null,
): NewFinding => ({
  ...{ companyId, carrier, kind, number, currency, orderNumber, orderId: null, lineId: id },
  ...{ expected: 0, found: amount },
})
