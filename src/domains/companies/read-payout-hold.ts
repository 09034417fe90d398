import type { Deps } from '../../platform/deps.ts'
import { findHold } from './store/bank.ts'

/** Until when nothing is paid out to a company, because its bank data were changed; undefined when nothing is held. */
export function readPayoutHold(deps: Pick<Deps, 'db' | 'now'>, companyId: number): Promise<Date | undefined> {
  return findHold(deps.db, companyId, deps.now())
}
