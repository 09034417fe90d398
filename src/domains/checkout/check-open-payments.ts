import type { Deps } from '../../platform/deps.ts'
import { askWhenDue } from '../payments/index.ts'
import { settleNotice } from './settle-payment.ts'

/** Finds payments whose notice got lost and whose buyer did not come back. */
export function checkOpenPayments(deps: Deps, signal: AbortSignal): Promise<void> {
  return askWhenDue(deps, { settle: (told) => settleNotice(deps, told), signal })
}
