import { Failure, type FieldError, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import type { DeliveryChoice } from '../../cart/contract.ts'
import type { CartContents, PricedCart, PricedLine, SellerGroup } from '../../cart/rules/index.ts'
import type { Address } from '../../orders/contract.ts'
import { needsAddress } from '../../shipping/contract.ts'

/** Refuses a cart that is empty, or holds what is gone, paused or short. V11. */
export function checkLines({ groups, missing }: PricedCart): void {
  const lines = groups.flatMap((group) => group.lines)
  if (missing.length > 0) {
    const fields = missing.map((id) => ({ field: `lines.${id}`, code: 'line_withdrawn' }))
    throw new Failure('conflict', 'line_withdrawn', { fields })
  }
  if (lines.length === 0) throw new Failure('conflict', 'cart_empty')
  refuse(lines, 'line_withdrawn', (line) => line.problem === 'withdrawn')
  refuse(lines, 'seller_on_holiday', (line) => line.problem === 'on_holiday')
  refuse(lines, 'not_enough_stock', (line) => line.problem !== null)
}

function refuse(lines: readonly PricedLine[], code: string, isBad: (line: PricedLine) => boolean): void {
  const bad = lines.filter(isBad)
  if (bad.length === 0) return
  const fields = bad.map(
    (line): FieldError => ({ field: `lines.${line.versionId}`, code, params: { available: line.available } }),
  )
  throw new Failure('conflict', code, { fields, params: { available: bad[0]?.available ?? 0 } })
}

/** One delivery choice a seller, among those sent and those kept with the cart; none missing. V11. */
export function checkDeliveries({ groups }: PricedCart, sent: readonly DeliveryChoice[] = []): void {
  for (const group of groups) {
    const field = `deliveries.${group.companyId}`
    const wanted = sent.filter((choice) => choice.companyId === group.companyId)
    const distinct = new Set([...wanted, ...(group.choice ? [group.choice] : [])].map(identify))
    if (wanted.length > 1 || distinct.size > 1) throw invalidField(field, 'too_many_delivery_options')
    if (!group.deliverable) {
      throw new Failure('conflict', 'seller_not_configured', { fields: [{ field, code: 'seller_not_configured' }] })
    }
  }
  const undecided = groups.filter((group) => group.choice === null)
  if (undecided.length === 0) return
  const fields = undecided.map((group) => ({ field: `deliveries.${group.companyId}`, code: 'delivery_required' }))
  throw new Failure('invalid', 'delivery_required', { fields })
}

/** Where the goods go: the courier's address, where one comes; else what the cart says. */
export function countryOf(contents: Pick<CartContents, 'country' | 'deliveries'>, address: Address | null): string {
  const comes = contents.deliveries.some(({ method }) => needsAddress(method))
  return comes && address ? address.country : contents.country
}

/**
 * Everything has to arrive where it goes: who does not deliver there, and by which way, is named. `wanted`: what the buyer chose. Asked of a
 * cart whose lines can be bought, so that every seller is there. V11.
 */
export function checkReach({ groups }: PricedCart, wanted: readonly DeliveryChoice[], country: string): void {
  for (const { companyId, seller, unreached, deliverable } of groups) {
    const chosen = wanted.find((choice) => choice.companyId === companyId)?.method
    const method = unreached.find((one) => one === chosen) ?? (deliverable ? undefined : unreached[0])
    if (method === undefined) continue
    const params = { seller: must(seller, `the seller ${companyId}`).name, method, country }
    const fields = ['shippingAddress.country', `deliveries.${companyId}`]
    const code = 'country_not_served'
    throw new Failure('invalid', code, { params, fields: fields.map((field) => ({ field, code, params })) })
  }
}

type Point = { method: string; code: string; open: boolean; takesCash: boolean }

/** Every point that was chosen must be known to its carrier, be open still, and take the money where it is paid there. V11. */
export function checkPoints(groups: readonly SellerGroup[], points: readonly Point[]): void {
  for (const { choice, companyId } of groups) {
    if (choice?.pickupPoint == null) continue
    const point = points.find((one) => one.method === choice.method && one.code === choice.pickupPoint)
    const field = `deliveries.${companyId}.pickupPoint`
    if (!point) throw invalidField(field, 'pickup_point_unknown')
    if (!point.open) throw invalidField(field, 'point_closed')
    if (choice.cashOnDelivery && !point.takesCash) throw invalidField(field, 'point_takes_no_cash')
  }
}

function identify({ method, cashOnDelivery, pickupPoint, shopId }: DeliveryChoice): string {
  return JSON.stringify([method, cashOnDelivery, pickupPoint, shopId])
}
