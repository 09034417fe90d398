import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Parcel, SellerOrder } from './contract.ts'
import { isSameParcel, readParcel } from './rules/parcel.ts'
import { mayStep } from './rules/seller-steps.ts'
import { type Ask, takeStep } from './take-step.ts'
import { tellBuyer } from './tell-buyer.ts'

/**
 * The parcel has left: `confirmed` becomes `shipped`. The same parcel again changes nothing; another one is `already_shipped`, so that of
 * two people at once the second sees what the first did. `pickup_not_shipped`, `order_not_shippable`, `tracking_required`,
 * `tracking_invalid`.
 */
export function shipOrder(deps: Deps, actor: Actor | undefined, ask: Ask, given: Parcel): Promise<SellerOrder> {
  const parcel = readParcel(given)
  return takeStep(
    deps,
    actor,
    ask,
    (order) => {
      if (isSameParcel(order.parcel, parcel)) return undefined
      if (order.parcel) throw new Failure('conflict', 'already_shipped')
      if (order.method === 'store_pickup') throw new Failure('conflict', 'pickup_not_shipped')
      if (!mayStep('ship', order)) throw new Failure('conflict', 'order_not_shippable')
      return { to: 'shipped', event: 'shipped', parcel }
    },
    tellBuyer('shipped', ask),
  )
}

/**
 * Another carrier or tracking number while the parcel is on its way. `replaces` is the number that was on the screen:
 * `shipment_changed` when somebody has corrected it since; `not_on_its_way`.
 */
export function correctShipment(
  deps: Deps,
  actor: Actor | undefined,
  ask: Ask,
  given: { parcel: Parcel; replaces: string | null },
): Promise<SellerOrder> {
  const parcel = readParcel(given.parcel, 'parcel.')
  return takeStep(
    deps,
    actor,
    ask,
    (order) => {
      if (!order.parcel || !mayStep('correct', order)) throw new Failure('conflict', 'not_on_its_way')
      if (isSameParcel(order.parcel, parcel)) return undefined
      if (order.parcel.trackingNumber !== given.replaces) throw new Failure('conflict', 'shipment_changed')
      return { to: order.status, event: 'tracking_corrected', parcel }
    },
    tellBuyer('corrected', ask),
  )
}
