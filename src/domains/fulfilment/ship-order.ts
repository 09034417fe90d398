import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { SellerOrder, Shipment } from './contract.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { mayStep } from './rules/seller-steps.ts'
import { isSameShipment, readShipment } from './rules/shipment.ts'
import { type Ask, takeStep } from './take-step.ts'

/**
 * The shipment has left: `confirmed` becomes `shipped`. The same shipment again changes nothing; another one is `already_shipped`, so that of
 * two people at once the second sees what the first did. `pickup_not_shipped`, `order_not_shippable`, `tracking_required`,
 * `tracking_invalid`.
 */
export function shipOrder(deps: Deps, actor: Actor | undefined, ask: Ask, given: Shipment): Promise<SellerOrder> {
  const shipment = readShipment(given)
  return takeStep(
    deps,
    actor,
    ask,
    (order) => {
      if (isSameShipment(order.shipment, shipment)) return undefined
      if (order.shipment) throw new Failure('conflict', 'already_shipped')
      if (order.method === 'store_pickup') throw new Failure('conflict', 'pickup_not_shipped')
      if (!mayStep('ship', order)) throw new Failure('conflict', 'order_not_shippable')
      return { to: 'shipped', event: 'shipped', shipment }
    },
    notifyBuyer('shipped', ask),
  )
}

/**
 * Another carrier or tracking number while the shipment is on its way. `replaces` is the number that was on the screen:
 * `shipment_changed` when somebody has corrected it since; `not_on_its_way`.
 */
export function correctShipment(
  deps: Deps,
  actor: Actor | undefined,
  ask: Ask,
  given: { shipment: Shipment; replaces: string | null },
): Promise<SellerOrder> {
  const shipment = readShipment(given.shipment, 'shipment.')
  return takeStep(
    deps,
    actor,
    ask,
    (order) => {
      if (!order.shipment || !mayStep('correct', order)) throw new Failure('conflict', 'not_on_its_way')
      if (isSameShipment(order.shipment, shipment)) return undefined
      if (order.shipment.trackingNumber !== given.replaces) throw new Failure('conflict', 'shipment_changed')
      return { to: order.status, event: 'tracking_corrected', shipment }
    },
    notifyBuyer('corrected', ask),
  )
}
