import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { refundable } from '../orders/index.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'
import { mayCallOff } from './rules/may-refund.ts'
import { restOf } from './rules/rest.ts'
import { deleteEmptied, findEmptied } from './store/emptied.ts'

const BATCH = 50
const MARKET = { by: 'operator', byUser: null } as const
const WHY = { reason: 'soldOut', words: null } as const

type Order = refundable.OrderToRefund

/**
 * Ends orders of before that wait to be sent although all their pieces have left or were given back: what was sent of one counts as all of it, one
 * of which nothing was sent is called off, and the money that is left (its delivery) goes back. What is in dispute waits for its decision.
 */
export async function endEmptied(deps: Deps, signal: AbortSignal): Promise<void> {
  const errors: unknown[] = []
  for (let after = 0; ; ) {
    const ids = await findEmptied(deps.db, after, BATCH)
    for (const order of await refundable.readOrdersByIds(deps, ids)) {
      if (signal.aborted) return
      await end(deps, order).catch((error) => errors.push(error))
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) break
    after = last
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders without pieces could not be ended`)
}

async function end(deps: Deps, order: Order): Promise<void> {
  if (order.status === 'disputed') return
  if (order.status === 'partlyShipped') return goOnAsSent(deps, order)
  if (mayCallOff('operator', order) && (await isContested(cancelPaidOrder(deps, order, MARKET, WHY)))) return
  await deleteEmptied(deps.db, order.id)
}

function goOnAsSent(deps: Deps, found: Order): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const order = await refundable.lockOrderToRefund(inside, found)
    // Disputed at this very moment: it comes back here.
    if (order.status === 'disputed') return
    if (restOf(order).length === 0) await refundable.giveUpRest(inside, order, MARKET)
    await deleteEmptied(db, order.id)
  })
}

/** Whether the buyer's bank asks the money back: what it decides comes first. */
async function isContested(done: Promise<void>): Promise<boolean> {
  try {
    await done
    return false
  } catch (error) {
    if (error instanceof Failure && error.code === 'payment_disputed') return true
    throw error
  }
}
