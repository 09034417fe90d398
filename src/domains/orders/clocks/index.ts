import type { Deps } from '../../../platform/deps.ts'
import { deleteMatter, hasMatter, insertMatter } from './store.ts'

export { waitedSince } from '../rules/order-clocks.ts'
export { orderClocksService } from './http.ts'
export { ORDER_SETTINGS_TAG, readOrderSettings } from './settings.ts'
export { findOver } from './store.ts'
export { walkLocked, walkWaiting } from './walk-waiting.ts'

/** Something about an order is open, under a name of the domain's own (`return:12`): it is not completed meanwhile. In the caller's transaction. */
export function openMatter(deps: Pick<Deps, 'db'>, orderId: number, matter: string): Promise<void> {
  return insertMatter(deps.db, orderId, matter)
}

/** Whether something about an order, under a name as `openMatter` got it, is open in this moment; who has the order locked knows it until the transaction ends. */
export function isOpenMatter(deps: Pick<Deps, 'db'>, orderId: number, matter: string): Promise<boolean> {
  return hasMatter(deps.db, orderId, matter)
}

/** It is not open any more; what was not, stays so. */
export function closeMatter(deps: Pick<Deps, 'db'>, orderId: number, matter: string): Promise<void> {
  return deleteMatter(deps.db, orderId, matter)
}
