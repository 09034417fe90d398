import type { Deps } from '../../platform/deps.ts'
import { findKnown, findMoney, findPaymentsOf, type PaymentMoney } from './store/money.ts'

export {
  findClaimed,
  findPaidBetween,
  findProviders,
  findRefundedBetween,
  type OurPayment,
} from './store/settled.ts'

/** All payments in batches, with what came and what went back; grosze. */
export async function* readMoney(deps: Pick<Deps, 'db'>, batchSize: number): AsyncGenerator<PaymentMoney[]> {
  let after: string | null = null
  for (;;) {
    const batch: PaymentMoney[] = await findMoney(deps.db, after, batchSize)
    const last = batch.at(-1)
    if (!last) return
    yield batch
    after = last.id
  }
}

/** Which of these are ids of payments, or of refunds. */
export function knownIds(
  deps: Pick<Deps, 'db'>,
  what: 'payment' | 'refund',
  ids: readonly string[],
): Promise<Set<string>> {
  return findKnown(deps.db, what, ids)
}

/** Ids of the payments of purchases. */
export function readPaymentsOf(
  deps: Pick<Deps, 'db'>,
  purchaseIds: readonly number[],
): Promise<{ id: string; purchaseId: number }[]> {
  return findPaymentsOf(deps.db, purchaseIds)
}
