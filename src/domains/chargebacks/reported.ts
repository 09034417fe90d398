import type { Deps } from '../../platform/deps.ts'
import { findBetween, findOfPayments, type OurChargeback } from './store/reported.ts'

/** Chargebacks of payments, as reports of their providers should tell of them. */
export function readChargebacksOf(deps: Pick<Deps, 'db'>, paymentIds: readonly string[]): Promise<OurChargeback[]> {
  return findOfPayments(deps.db, paymentIds)
}

/** A batch of those whose money a provider took on these days (UTC, both included), or gave back (`isBack`), after an id. */
export function readChargebacksBetween(
  deps: Pick<Deps, 'db'>,
  provider: string,
  span: Parameters<typeof findBetween>[2],
): Promise<OurChargeback[]> {
  return findBetween(deps.db, provider, span)
}
