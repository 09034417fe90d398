import { expect, test } from 'vitest'
import type { DeliveryChoice } from '../../cart/contract.ts'
import type { PricedCart, SellerGroup } from '../../cart/rules/index.ts'
import { checkDeliveries, checkLines, checkPoints, checkReach, countryOf } from './check-cart.ts'

type Problem = SellerGroup['lines'][number]['problem']
const line = (versionId: number, problem: Problem = null, available = 1) => ({ versionId, problem, available })
const choice = (more: Partial<DeliveryChoice> = {}): DeliveryChoice => ({
  companyId: 1,
  method: 'dpd_courier',
  cashOnDelivery: false,
  pickupPoint: null,
  shopId: null,
  ...more,
})
type Group = { companyId: number; choice: DeliveryChoice | null; deliverable: boolean; lines: object[] }
const group = (more: Partial<Group> = {}): Group => ({
  companyId: 1,
  choice: null,
  deliverable: true,
  lines: [],
  ...more,
})
const cart = (groups: Group[], missing: number[] = []) =>
  ({ groups, missing, goods: 0, delivery: 0, total: 0, currency: 'PLN' }) as unknown as PricedCart
/** What a refusal says. */
function refusal(check: () => void) {
  try {
    check()
    return undefined
  } catch (error) {
    const { kind, code, fields, params } = error as Record<string, unknown>
    return { kind, code, fields, params }
  }
}
const lines = (own: object[], missing: number[] = []) =>
  refusal(() => checkLines(cart([group({ lines: own })], missing)))

test('V11 a cart with a version that is gone is refused, naming it, although the rest could be ordered', () => {
  expect(lines([line(1)], [7])).toEqual({
    kind: 'conflict',
    code: 'line_withdrawn',
    fields: [{ field: 'lines.7', code: 'line_withdrawn' }],
    params: {},
  })
})

test('V11 an empty cart is no order, one that can be bought passes', () => {
  expect(lines([])).toMatchObject({ kind: 'conflict', code: 'cart_empty' })
  expect(lines([line(1), line(2)])).toBeUndefined()
})

test('V11 what cannot be bought is named line by line, the most final reason first', () => {
  const bad = [
    line(1),
    line(2, 'not_enough', 3),
    line(3, 'sold_out', 0),
    line(4, 'on_holiday', 5),
    line(5, 'withdrawn', 0),
  ]
  expect(lines(bad)).toMatchObject({ code: 'line_withdrawn', fields: [{ field: 'lines.5' }], params: { available: 0 } })
  expect(lines(bad.slice(0, 4))).toMatchObject({ code: 'seller_on_holiday', fields: [{ field: 'lines.4' }] })
  expect(lines(bad.slice(0, 3))).toEqual({
    kind: 'conflict',
    code: 'not_enough_stock',
    fields: [
      { field: 'lines.2', code: 'not_enough_stock', params: { available: 3 } },
      { field: 'lines.3', code: 'not_enough_stock', params: { available: 0 } },
    ],
    params: { available: 3 },
  })
})

const deliveries = (groups: Group[], sent?: DeliveryChoice[]) => refusal(() => checkDeliveries(cart(groups), sent))

test('V11 every seller needs one way of delivery', () => {
  expect(deliveries([group({ choice: choice() })])).toBeUndefined()
  expect(deliveries([group({ choice: choice() }), group({ companyId: 2 }), group({ companyId: 3 })])).toEqual({
    kind: 'invalid',
    code: 'delivery_required',
    fields: [2, 3].map((id) => ({ field: `deliveries.${id}`, code: 'delivery_required' })),
    params: {},
  })
  expect(deliveries([group({ choice: choice(), deliverable: false })])).toEqual({
    kind: 'conflict',
    code: 'seller_not_configured',
    fields: [{ field: 'deliveries.1', code: 'seller_not_configured' }],
    params: {},
  })
})

test('V11 two ways for one seller are refused, the same one said twice is one way', () => {
  const kept = [group({ choice: choice() })]
  const twice = { kind: 'invalid', code: 'too_many_delivery_options' }
  expect(deliveries(kept, [choice()])).toBeUndefined()
  expect(deliveries(kept, [choice({ method: 'inpost_courier' })])).toMatchObject({
    ...twice,
    fields: [{ field: 'deliveries.1', code: 'too_many_delivery_options' }],
  })
  for (const other of [{ cashOnDelivery: true }, { pickupPoint: 'A1' }, { shopId: 4 }]) {
    expect(deliveries(kept, [choice(other)])).toMatchObject(twice)
  }
  expect(deliveries(kept, [choice(), choice()])).toMatchObject(twice)
  // One that was sent and is not on offer has to be made again, and is not two.
  expect(deliveries([group()], [choice()])).toMatchObject({ code: 'delivery_required' })
  // What is said for another seller is not this one's.
  expect(deliveries(kept, [choice({ companyId: 2, method: 'inpost_courier' })])).toBeUndefined()
})

test('V11 a pickup point has to be known to the carrier it was chosen for, be open, and take the money where it is paid there', () => {
  const field = 'deliveries.1.pickupPoint'
  const locker = { method: 'inpost_locker', code: 'A1', open: true, takesCash: true }
  const counter = { ...locker, method: 'dpd_pickup', code: 'B2' }
  const points = [locker, { ...locker, code: 'A2', open: false }, { ...counter, takesCash: false }]
  const check = (one: Partial<DeliveryChoice> | null) =>
    refusal(() => checkPoints([group({ choice: one && choice(one) })] as unknown as SellerGroup[], points))
  expect(check({ method: 'inpost_locker', pickupPoint: 'A1' })).toBeUndefined()
  expect(check({})).toBeUndefined()
  expect(check(null)).toBeUndefined()
  const unknown = { code: 'pickup_point_unknown', fields: [{ field }] }
  expect(check({ method: 'dpd_pickup', pickupPoint: 'A1' })).toMatchObject(unknown)
  expect(check({ method: 'inpost_locker', pickupPoint: 'B2' })).toMatchObject(unknown)
  const closed = { code: 'point_closed', fields: [{ field }] }
  expect(check({ method: 'inpost_locker', pickupPoint: 'A2' })).toMatchObject(closed)
  const there = { method: 'dpd_pickup', pickupPoint: 'B2' } as const
  expect(check({ ...there, cashOnDelivery: false })).toBeUndefined()
  const noCash = { code: 'point_takes_no_cash', fields: [{ field }] }
  expect(check({ ...there, cashOnDelivery: true })).toMatchObject(noCash)
  expect(check({ method: 'inpost_locker', pickupPoint: 'A1', cashOnDelivery: true })).toBeUndefined()
})

test('V11 what does not go to the country is refused by the names of seller and way, also where nothing of the seller does', () => {
  const seller = { name: 'ReKomp' }
  const reach = (more: object, wanted: DeliveryChoice[], country = 'DE') => {
    const groups = [{ ...group(), seller, unreached: ['inpost_locker'], ...more }] as unknown as Group[]
    return refusal(() => checkReach(cart(groups), wanted, country))
  }
  const params = { seller: 'ReKomp', method: 'inpost_locker', country: 'DE' }
  const refused = {
    kind: 'invalid',
    code: 'country_not_served',
    params,
    fields: [
      { field: 'shippingAddress.country', code: 'country_not_served', params },
      { field: 'deliveries.1', code: 'country_not_served', params },
    ],
  }
  expect(reach({}, [choice({ method: 'inpost_locker' })])).toEqual(refused)
  expect(reach({ deliverable: false }, [])).toEqual(refused)
  expect(reach({}, [choice()])).toBeUndefined()
  expect(reach({}, [])).toBeUndefined()
  expect(reach({}, [choice({ method: 'inpost_locker', companyId: 2 })])).toBeUndefined()
})

test('the country is that of the courier’s address, else the cart’s', () => {
  const address = { country: 'DE' } as Parameters<typeof countryOf>[1]
  const of = (method: DeliveryChoice['method'], to: typeof address) =>
    countryOf({ country: 'CZ', deliveries: [choice({ method })] }, to)
  expect([of('dpd_courier', address), of('store_pickup', address), of('dpd_courier', null)]).toEqual(['DE', 'CZ', 'CZ'])
  // One courier among what is collected decides.
  const deliveries = [choice({ method: 'store_pickup' }), choice({ companyId: 2 })]
  expect(countryOf({ country: 'CZ', deliveries }, address)).toBe('DE')
})
