import type { Deps } from '../../platform/deps.ts'
import { askWhenDue } from '../payments/index.ts'
import { settleWebhook } from './settle-payment.ts'

/** Finds payments whose webhook got lost and whose buyer did not come back. */
export function checkOpenPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  return askWhenDue(deps, { settle: (told) => settleWebhook(deps, told), signal })
}
