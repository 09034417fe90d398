import type { Deps } from '../../platform/deps.ts'
import { commissionEntries, postTransactions } from '../ledger/index.ts'
import { isAnyCommissionDue, takeDueCommissions } from './store/commissions.ts'

const BATCH = 200

const keyOf = (number: string) => `commission:${number}` as const
const backOf = (number: string) => `commission-back:${number}` as const

/**
 * Books what sellers owe for orders whose money they collect themselves, and takes it back for those that were cancelled: once each,
 * whoever asks, in the transaction of `deps.db`. `orderIds`: of these alone, else whatever is due. Returns how many.
 */
export async function bookCommissions(deps: Deps, orderIds: readonly number[] | null = null): Promise<number> {
  const due = await takeDueCommissions(deps.db, orderIds, orderIds ? orderIds.length : BATCH)
  const transactions = due.map(({ number, booked, ...order }) => ({
    key: booked ? keyOf(number) : backOf(number),
    entries: commissionEntries(order, booked ? 1 : -1),
    reverses: booked ? null : keyOf(number),
  }))
  await postTransactions(deps, transactions)
  return due.length
}

/** Books what no verb has booked: orders that are older than the booking of commissions. Runs once a minute. */
export async function bookMissedCommissions(deps: Deps, signal: AbortSignal): Promise<void> {
  let booked = (await isAnyCommissionDue(deps.db)) ? BATCH : 0
  while (booked === BATCH && !signal.aborted) {
    booked = await deps.db.transaction().execute((db) => bookCommissions({ ...deps, db }))
  }
}
