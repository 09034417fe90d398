import type { Deps } from '../../platform/deps.ts'
import { createQueue } from '../../platform/limits/queue.ts'
import { versionsOfCart } from '../cart/index.ts'

/** Orders of one version wait for its row anyway: those beyond this number wait here and hold no connection. */
const queue = createQueue({ atOnce: 2, waiting: 500, patience: 8000 })

/**
 * Lets at most two orders of one version into the database at a time, so that a version everybody wants, or whose row is stuck, keeps
 * nobody from reading or from buying something else. Throws `database_busy` (503) when no turn came in eight seconds.
 */
export async function queued<T>(deps: Deps, cartKey: string, run: () => Promise<T>): Promise<T> {
  const versions = await versionsOfCart(deps, cartKey)
  return queue([`cart ${cartKey}`, ...versions.map((id) => `version ${id}`)], run)
}
