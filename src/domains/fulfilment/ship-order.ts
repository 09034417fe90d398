import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { shipments } from '../orders/index.ts'
import { readUnitsByCode } from '../units/index.ts'
import type { SellerOrder, Shipment } from './contract.ts'
import { mayStep } from './rules/seller-steps.ts'
import { isSameShipment, readShipment } from './rules/shipment.ts'
import type { LockedOrder } from './store/lock-order.ts'
import { type Ask, type Step, takeStep } from './take-step.ts'

type Part = Shipment & { items?: readonly shipments.Pieces[] | undefined; units?: readonly string[] | undefined }

/**
 * A shipment has left with some of the pieces, or (`items` left out) with all that is left: the order is `partlyShipped` until the last piece
 * has gone. The same shipment again changes nothing; another one when nothing is left, or other pieces under the same number, is
 * `already_shipped`, so that of two people at once the second sees what the first did. `pickup_not_shipped`, `order_not_shippable`,
 * `tracking_required`, `tracking_invalid`, `ship_exceeds`, `ship_unknown_line`. `units`: codes of those that are in it, which have to be assigned
 * (`unit_not_assigned`).
 */
export async function shipOrder(deps: Deps, actor: Actor | undefined, ask: Ask, given: Part): Promise<SellerOrder> {
  const { units: codes = [], ...part } = given
  const named = await readUnitsByCode(deps.db, codes)
  if (named.size < new Set(codes).size) throw new Failure('conflict', 'unit_not_assigned')
  const unitIds = [...named.values()].map(({ id }) => id)
  const decide = toShip(part)
  return takeStep(deps, actor, ask, (order) => {
    const step = decide(order)
    return step && { ...step, unitIds }
  })
}

/** What `shipOrder` does with an order that is locked. */
export function toShip(given: Omit<Part, 'units'>): (order: LockedOrder) => Step | undefined {
  const shipment = readShipment(given)
  return (order) => {
    const left = shipments.leftToSend(order.items, order.shipments)
    if (wasSent(order, shipment, given.items, left)) return undefined
    if (order.method === 'store_pickup') throw new Failure('conflict', 'pickup_not_shipped')
    const isTwice = shipment.trackingNumber !== null && order.shipments.some((one) => isSameShipment(one, shipment))
    if (isTwice || (left.length === 0 && order.shipments.length > 0)) throw new Failure('conflict', 'already_shipped')
    if (!mayStep('ship', order) || left.length === 0) throw new Failure('conflict', 'order_not_shippable')
    return stepOf(shipment, given.items ?? left, left)
  }
}

/** Whether this is what was sent before, asked for once more. Without a number only pieces tell one shipment from another. */
function wasSent(
  order: LockedOrder,
  shipment: ReturnType<typeof readShipment>,
  items: Part['items'],
  left: readonly shipments.Pieces[],
): boolean {
  const alike = order.shipments.filter((one) => isSameShipment(one, shipment))
  if (items) return alike.some((one) => shipments.isSamePieces(one.items, items))
  return alike.length > 0 && (left.length === 0 || shipment.trackingNumber !== null)
}

function stepOf(
  shipment: ReturnType<typeof readShipment>,
  items: readonly shipments.Pieces[],
  left: readonly shipments.Pieces[],
): Step {
  const wrong = shipments.wrongPieces(items, left)
  if (wrong) throw invalidField(`items.${wrong.index}.quantity`, wrong.code, { most: wrong.most })
  const isLast = shipments.isSamePieces(items, left)
  return isLast
    ? { to: 'shipped', event: 'shipped', shipment, items }
    : { to: 'partlyShipped', event: 'partly_shipped', shipment, items }
}

/**
 * Another carrier or tracking number of one shipment on its way; the others stay. `shipmentId`: which, else the one with the number that was
 * on the screen (`replaces`): `shipment_changed` when somebody has corrected it since; `not_on_its_way`.
 */
export function correctShipment(
  deps: Deps,
  actor: Actor | undefined,
  ask: Ask,
  given: { shipment: Shipment; replaces: string | null; shipmentId?: number | undefined },
): Promise<SellerOrder> {
  const shipment = readShipment(given.shipment, 'shipment.')
  return takeStep(deps, actor, ask, (order) => {
    if (order.shipments.length === 0 || !mayStep('correct', order)) throw new Failure('conflict', 'not_on_its_way')
    const { shipmentId } = given
    const own = order.shipments.filter(({ id }) => shipmentId === undefined || id === shipmentId)
    const corrected = own.find((one) => one.trackingNumber === given.replaces)
    if (!corrected && own.some((one) => isSameShipment(one, shipment))) return undefined
    if (!corrected) throw new Failure('conflict', 'shipment_changed')
    if (isSameShipment(corrected, shipment)) return undefined
    return { to: order.status, event: 'tracking_corrected', shipment, corrects: corrected.id }
  })
}
