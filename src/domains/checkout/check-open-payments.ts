import type { Deps } from '../../platform/deps.ts'
import { askAboutOpenPayments } from '../payments/index.ts'
import { settleNotice } from './settle-payment.ts'

/** Finds payments whose notice got lost and whose buyer did not come back. */
export async function checkOpenPayments(deps: Deps): Promise<void> {
  for (const told of await askAboutOpenPayments(deps)) await settleNotice(deps, told)
}
