import type { Deps } from '../../../platform/deps.ts'
import { moveOrders } from '../move-orders.ts'
import { waitedSince } from '../rules/order-clocks.ts'
import { readOrderSettings } from './settings.ts'
import { walkLocked } from './walk-waiting.ts'

/**
 * What was sent and of which nobody said anything for days counts as delivered. Not where the seller takes the money at the door: whether it
 * came, nobody but the seller can say.
 */
export async function assumeDelivered(deps: Deps, signal: AbortSignal): Promise<void> {
  const { arrivalDays } = await readOrderSettings(deps)
  const since = waitedSince(deps.now(), arrivalDays)
  const waiting = { status: 'shipped', since, payments: ['paid', 'refundDue', 'refunded'], unless: null } as const
  await walkLocked(deps, waiting, signal, (inside, order) =>
    moveOrders(inside, 'system', [
      { id: order.id, from: order, to: { ...order, status: 'delivered' }, event: 'assumed_delivered' },
    ]),
  )
}

/** What was delivered is completed once the time to withdraw is over (the day of delivery does not count) and nothing about it is open. */
export async function completeOrders(deps: Deps, signal: AbortSignal): Promise<void> {
  const { withdrawalDays } = await readOrderSettings(deps)
  const since = waitedSince(deps.now(), withdrawalDays + 1)
  const waiting = { status: 'delivered', since, payments: ['paid', 'refunded'], unless: 'matters' } as const
  await walkLocked(deps, waiting, signal, (inside, order) =>
    moveOrders(inside, 'system', [
      { id: order.id, from: order, to: { ...order, status: 'completed' }, event: 'completed' },
    ]),
  )
}
