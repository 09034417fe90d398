import { Failure, type FieldError, invalidField } from '../../../values/failure.ts'
import type { Cart, CartLine, CartParcel, DeliveryChoice } from '../../cart/contract.ts'

/** Refuses a cart that is empty, or holds what is gone, paused or short. V11. */
export function checkLines(cart: Cart): void {
  const lines = cart.parcels.flatMap((parcel) => parcel.lines)
  if (lines.length === 0) throw new Failure('conflict', 'cart_empty')
  refuse(lines, 'line_withdrawn', (line) => line.problem === 'withdrawn')
  refuse(lines, 'seller_on_holiday', (line) => line.problem === 'on_holiday')
  refuse(lines, 'not_enough_stock', (line) => line.problem !== null)
}

function refuse(lines: readonly CartLine[], code: string, isBad: (line: CartLine) => boolean): void {
  const bad = lines.filter(isBad)
  if (bad.length === 0) return
  const fields = bad.map(
    (line): FieldError => ({ field: `lines.${line.versionId}`, code, params: { available: line.available } }),
  )
  throw new Failure('conflict', code, { fields, params: { available: bad[0]?.available ?? 0 } })
}

/** One delivery choice a seller, among those sent and those kept with the cart; none missing. V11. */
export function checkDeliveries(cart: Cart, sent: readonly DeliveryChoice[] = []): void {
  for (const parcel of cart.parcels) {
    const field = `deliveries.${parcel.company.id}`
    const wanted = sent.filter((choice) => choice.companyId === parcel.company.id)
    const distinct = new Set([...wanted, ...(parcel.choice ? [parcel.choice] : [])].map(identify))
    if (wanted.length > 1 || distinct.size > 1) throw invalidField(field, 'too_many_delivery_options')
    if (!parcel.deliverable) {
      throw new Failure('conflict', 'seller_not_configured', { fields: [{ field, code: 'seller_not_configured' }] })
    }
  }
  const missing = cart.parcels.filter((parcel) => parcel.choice === null)
  if (missing.length === 0) return
  const fields = missing.map((parcel) => ({ field: `deliveries.${parcel.company.id}`, code: 'delivery_required' }))
  throw new Failure('invalid', 'delivery_required', { fields })
}

/** Every point that was chosen must be known to its carrier. `known`: `method code` of the known ones. */
export function checkPoints(parcels: readonly CartParcel[], known: ReadonlySet<string>): void {
  for (const { choice, company } of parcels) {
    if (choice?.pickupPoint != null && !known.has(`${choice.method} ${choice.pickupPoint}`)) {
      throw invalidField(`deliveries.${company.id}.pickupPoint`, 'pickup_point_unknown')
    }
  }
}

function identify({ method, cashOnDelivery, pickupPoint, shopId }: DeliveryChoice): string {
  return JSON.stringify([method, cashOnDelivery, pickupPoint, shopId])
}
