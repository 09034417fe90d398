import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { SellerOrder } from './contract.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { mayStep } from './rules/seller-steps.ts'
import { type Ask, takeStep } from './take-step.ts'

/** Ready to be collected in the shop. Again it changes nothing; `only_pickup_ready`, `order_not_shippable`. */
export function markReady(deps: Deps, actor: Actor | undefined, ask: Ask): Promise<SellerOrder> {
  return takeStep(
    deps,
    actor,
    ask,
    (order) => {
      if (order.method !== 'store_pickup') throw new Failure('conflict', 'only_pickup_ready')
      if (order.status === 'shipped') return undefined
      if (!mayStep('ready', order)) throw new Failure('conflict', 'order_not_shippable')
      return { to: 'shipped', event: 'ready' }
    },
    notifyBuyer('ready', ask),
  )
}

/**
 * The buyer has it. What was to be paid on delivery is paid by that: nobody hands goods over without. Again it changes nothing;
 * `order_not_deliverable`.
 */
export function markDelivered(deps: Deps, actor: Actor | undefined, ask: Ask): Promise<SellerOrder> {
  return takeStep(
    deps,
    actor,
    ask,
    (order) => {
      if (order.status === 'delivered') return undefined
      if (!mayStep('deliver', order)) throw new Failure('conflict', 'order_not_deliverable')
      const event = order.method === 'store_pickup' ? 'collected' : 'delivered'
      return { to: 'delivered', event, ...(order.paymentStatus === 'onDelivery' && { paid: order.total }) }
    },
    async () => undefined,
  )
}
