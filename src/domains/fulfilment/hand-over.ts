import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { SellerOrder } from './contract.ts'
import { mayStep } from './rules/seller-steps.ts'
import type { LockedOrder } from './store/lock-order.ts'
import { type Ask, type Step, takeStep } from './take-step.ts'

/** The seller begins to prepare what is paid, or will be on delivery. Again it changes nothing; `order_not_preparable`. */
export function beginOrder(deps: Deps, actor: Actor | undefined, ask: Ask): Promise<SellerOrder> {
  return takeStep(deps, actor, ask, toBegin)
}

/** What `beginOrder` does with an order that is locked. */
export function toBegin(order: LockedOrder): Step | undefined {
  if (order.status === 'preparing') return undefined
  if (!mayStep('begin', order)) throw new Failure('conflict', 'order_not_preparable')
  return { to: 'preparing', event: 'preparing' }
}

/** Ready to be collected in the shop. Again it changes nothing; `only_pickup_ready`, `order_not_shippable`. */
export function markReady(deps: Deps, actor: Actor | undefined, ask: Ask): Promise<SellerOrder> {
  return takeStep(deps, actor, ask, (order) => {
    if (order.method !== 'store_pickup') throw new Failure('conflict', 'only_pickup_ready')
    if (order.status === 'ready') return undefined
    if (!mayStep('ready', order)) throw new Failure('conflict', 'order_not_shippable')
    return { to: 'ready', event: 'ready' }
  })
}

/**
 * The buyer has it. What was to be paid on delivery is paid by that: nobody hands goods over without. Again it changes nothing;
 * `order_not_deliverable`.
 */
export function markDelivered(deps: Deps, actor: Actor | undefined, ask: Ask): Promise<SellerOrder> {
  return takeStep(deps, actor, ask, (order) => {
    if (order.status === 'delivered') return undefined
    if (!mayStep('deliver', order)) throw new Failure('conflict', 'order_not_deliverable')
    const event = order.method === 'store_pickup' ? 'collected' : 'delivered'
    return { to: 'delivered', event, ...(order.paymentStatus === 'onDelivery' && { paid: order.total }) }
  })
}
