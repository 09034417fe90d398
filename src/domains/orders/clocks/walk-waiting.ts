import type { Deps } from '../../../platform/deps.ts'
import { findWaiting, type HeldOrder, lockWaiting, type Waiting, type WaitingOrder } from './store.ts'

const BATCH = 50

/**
 * Gives every order that waits to `act`, those that wait longest first, until the signal aborts; the rest is met the next time. One that fails
 * keeps none of the others waiting, and is told of in the end.
 */
export async function walkWaiting(
  deps: Pick<Deps, 'db'>,
  waiting: Waiting,
  signal: AbortSignal,
  act: (order: WaitingOrder) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  let after: WaitingOrder | undefined
  for (;;) {
    const batch = await findWaiting(deps.db, waiting, after, BATCH)
    for (const order of batch) {
      if (signal.aborted) return
      await act(order).catch((error) => errors.push(error))
    }
    after = batch.at(-1)
    if (batch.length < BATCH) break
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders could not go on`)
}

/** The same, each order locked in a transaction of its own; whoever comes second finds it gone. */
export function walkLocked(
  deps: Deps,
  waiting: Waiting,
  signal: AbortSignal,
  act: (inside: Deps, order: HeldOrder & WaitingOrder) => Promise<void>,
): Promise<void> {
  return walkWaiting(deps, waiting, signal, (order) =>
    deps.db.transaction().execute(async (db) => {
      const held = await lockWaiting(db, order.id, waiting)
      if (held) await act({ ...deps, db }, { ...order, ...held })
    }),
  )
}
