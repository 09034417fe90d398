import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { dropOnDelivery, moveOrders, orderClocks } from '../orders/index.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'

const WHY = { reason: 'notCollected', words: null } as const

/**
 * Calls off what waits in shops and nobody collected in time: stock returns, once, and what was paid goes back. In the operator's name, who
 * decided after how many days. What a bank asks back meanwhile waits for its decision.
 */
export async function endCollections(deps: Deps, signal: AbortSignal): Promise<void> {
  const { collectionDays } = await orderClocks.readOrderSettings(deps)
  const since = orderClocks.waitedSince(deps.now(), collectionDays)
  const waiting = { status: 'ready', since, unless: null } as const
  await orderClocks.walkLocked(deps, { ...waiting, payments: ['onDelivery'] }, signal, async (inside, order) => {
    const to = { ...order, status: 'cancelled' as const }
    await moveOrders(inside, 'operator', [{ id: order.id, from: order, to, event: 'not_collected', detail: WHY }])
    await dropOnDelivery(inside, order.id)
  })
  await orderClocks.walkWaiting(deps, { ...waiting, payments: ['paid'] }, signal, async ({ number }) => {
    const market = { by: 'operator', byUser: null, event: 'not_collected' } as const
    await cancelPaidOrder(deps, { number }, market, WHY).catch((error) => {
      // Collected at this very moment, or disputed.
      const isLate = error instanceof Failure && ['paid_order_not_cancellable', 'payment_disputed'].includes(error.code)
      if (!isLate) throw error
    })
  })
}
