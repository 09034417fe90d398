import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart, priceGroups } from './price-cart.ts'
import type { CartContents, CartFacts } from './priced-cart.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  price: fc.integer({ min: 0, max: 9_999_999 }),
  companyId: fc.integer({ min: 1, max: 4 }),
})

test('R13 seller groups sum to the cart, odd grosze included, whatever the delivery chosen', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (lines, cod) => {
        const { contents, facts } = build(lines, cod)
        const cart = priceCart(contents, facts)
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
        expect(cart.goods).toBe(sum(lines.map((one) => one.price * one.quantity)))
        expect(cart.total).toBe(cart.goods + cart.delivery)
        for (const sellerGroup of cart.sellerGroups) {
          expect(sellerGroup.total).toBe(sum(sellerGroup.lines.map((one) => one.lineTotal)) + sellerGroup.delivery)
        }
        expect(sum(cart.sellerGroups.map((sellerGroup) => sellerGroup.total))).toBe(cart.total)
      },
    ),
  )
})

test('a version that is not there any more is named, never left out in silence', () => {
  const { contents, facts } = build([{ quantity: 1, price: 100, companyId: 1 }], [false, false, false, false])
  const gone = { versionId: 99, quantity: 1, addedPrice: 100 }
  const cart = priceGroups({ ...contents, lines: [...contents.lines, gone] }, facts)
  expect(cart.missing).toEqual([99])
  expect(priceGroups({ ...contents, lines: [] }, { ...facts, offers: [], currency: 'EUR' }).currency).toBe('EUR')
})

/** A cart of one line of a seller: what is other than usual. */
function one(
  more: {
    line?: object
    offer?: object
    seller?: object | null
    choice?: object | null
    prices?: object[]
    shops?: object[]
  } = {},
) {
  const { contents, facts } = build([{ quantity: 2, price: 100, companyId: 1 }], [false, false, false, false])
  const [line, offer, seller] = [contents.lines[0], facts.offers[0], facts.sellers[0]]
  const choice = more.choice === null ? [] : [{ ...contents.deliveries[0], ...more.choice }]
  return [
    { ...contents, lines: [{ ...line, ...more.line }], deliveries: choice },
    {
      ...facts,
      offers: [{ ...offer, ...more.offer }],
      sellers: more.seller === null ? [] : [{ ...seller, ...more.seller }],
      prices: new Map([[1, more.prices?.map((price) => ({ areas: [], ...price })) ?? facts.prices.get(1)]]),
      shops: more.shops ?? [],
    },
  ] as unknown as [CartContents, CartFacts]
}
const lineOf = (more: Parameters<typeof one>[0]) => priceCart(...one(more)).sellerGroups[0]?.lines[0]
const groupOf = (more: Parameters<typeof one>[0]) => priceCart(...one(more)).sellerGroups[0]

test('R13 what keeps a line from being ordered, the most final reason first', () => {
  const problems = (more: Parameters<typeof one>[0]) => [lineOf(more)?.problem, lineOf(more)?.available]
  expect(problems({})).toEqual([null, 2])
  expect(problems({ offer: { quantity: 1 } })).toEqual(['not_enough', 1])
  expect(problems({ offer: { quantity: 0 } })).toEqual(['sold_out', 0])
  const away = { holiday: { now: true } }
  expect(problems({ offer: { quantity: 0 }, seller: away })).toEqual(['on_holiday', 0])
  expect(problems({ seller: { holiday: { now: false } } })).toEqual([null, 2])
  expect(problems({ seller: { ...away, sells: false } })).toEqual(['withdrawn', 0])
  expect(problems({ offer: { published: false } })).toEqual(['withdrawn', 0])
  expect(problems({ seller: null })).toEqual(['withdrawn', 0])
})

test('R13 a cart shows its lines at the prices of today, and whose they are', () => {
  const cart = priceCart(...one({ line: { addedPrice: 90 }, seller: { name: 'ReKomp', city: 'Łódź' } }))
  expect(cart).toMatchObject({ id: 'k', quantity: 2, goods: 200, delivery: 1999, total: 2199, currency: 'PLN' })
  expect(cart.sellerGroups[0]?.company).toMatchObject({ id: 1, name: 'ReKomp', city: 'Łódź' })
  expect(cart.sellerGroups[0]?.lines).toEqual([
    expect.objectContaining({ versionId: 1, quantity: 2, unitPrice: 100, addedPrice: 90, lineTotal: 200 }),
  ])
  expect(cart.sellerGroups[0]?.lines[0]).not.toHaveProperty('offer')
  expect(cart).not.toHaveProperty('missing')
  // A company that left the market has no name any more.
  expect(groupOf({ seller: null })?.company).toEqual({
    ...{ id: 1, name: '', street: '', postalCode: '', city: '', phone: '', email: '' },
  })
})

test('R13 goods of a seller who charges no VAT are shown so, the others as they are offered', () => {
  const vat = (more: Parameters<typeof one>[0]) => lineOf(more)?.vat
  expect(vat({ seller: { chargesVat: false } })).toBe('exempt')
  expect(vat({ seller: { chargesVat: true } })).toBe('vat23')
  expect(vat({ seller: null, offer: { vatScheme: 'margin' } })).toBe('margin')
})

test('R13 a shop that lacks one of two things is no place to collect both', () => {
  const line = { quantity: 1, price: 1, companyId: 1 }
  const { contents, facts } = build([line, line], [false, false, false, false])
  const offers = facts.offers.map((offer, index) => ({ ...offer, shopIds: index === 0 ? [4, 5] : [5] }))
  const pickup = {
    method: 'store_pickup' as const,
    price: 0,
    codPrice: null,
    freeFrom: null,
    transitDays: 0,
    sizePrices: {},
    areas: [],
  }
  const shops = [4, 5].map((id) => ({ id, companyId: 1, title: '', street: '', city: '' }))
  const { groups } = priceGroups(contents, { ...facts, offers, shops, prices: new Map([[1, [pickup]]]) })
  expect(groups[0]?.pickupShops.map(({ id }) => id)).toEqual([5])
  // A seller who has not said how it delivers delivers in no way.
  expect(priceGroups(contents, { ...facts, prices: new Map() }).groups[0]).toMatchObject({
    methods: [],
    deliverable: false,
  })
})

test('B08 the countries of a cart are those to which something of its sellers goes', () => {
  const areas = [{ countries: ['DE', 'CZ'], price: 4000, freeFrom: null, transitDays: 3 }]
  const { contents, facts } = build([{ quantity: 1, price: 100, companyId: 1 }], [false, false, false, false])
  const prices = new Map([...facts.prices].map(([id, own]) => [id, own.map((one) => ({ ...one, areas }))]))
  expect(priceCart(contents, { ...facts, prices }).countries).toEqual(['PL', 'CZ', 'DE'])
})

test('R13 one group a seller, in the order in which they came in', () => {
  const line = (companyId: number) => ({ quantity: 1, price: 1, companyId })
  const { contents, facts } = build([line(3), line(1), line(3)], [false, false, false, false])
  const { groups } = priceGroups(contents, facts)
  expect(groups.map(({ companyId, lines }) => [companyId, lines.map((own) => own.versionId)])).toEqual([
    [3, [1, 3]],
    [1, [2]],
  ])
})

test('R13 a delivery counts while it is on offer, and has to be chosen again when it is not', () => {
  expect(groupOf({})).toMatchObject({ delivery: 1999, choice: { method: 'dpd_courier' }, deliverable: true })
  expect(groupOf({ choice: { cashOnDelivery: true } })).toMatchObject({ delivery: 2501 })
  for (const [choice, choiceLapsed] of [
    [null, undefined],
    [{ method: 'inpost_courier' }, true],
    [{ method: 'inpost_courier', cashOnDelivery: true }, true],
    [{ companyId: 2 }, undefined],
  ] as const) {
    const group = groupOf({ choice })
    expect(group).toMatchObject({ choice: null, delivery: 0, total: 200 })
    expect(group?.choiceLapsed).toBe(choiceLapsed)
  }
  expect(groupOf({ prices: [] })).toMatchObject({ choice: null, deliverable: false, methods: [] })
  const noCash = [{ method: 'dpd_courier', price: 7, codPrice: null, freeFrom: null, transitDays: 1, sizePrices: {} }]
  expect(groupOf({ prices: noCash, choice: { cashOnDelivery: true } })?.choice).toBeNull()
})

test('R13 what a seller sends costs what its parcels cost, each by its size', () => {
  const prices = [
    {
      method: 'dpd_courier',
      price: 7,
      codPrice: null,
      freeFrom: null,
      transitDays: 1,
      sizePrices: { large: 30, small: 3 },
    },
  ]
  expect(groupOf({ prices, offer: { parcelSize: 'large' } })?.delivery).toBe(60)
  expect(groupOf({ prices, offer: { parcelSize: 'small' } })?.delivery).toBe(7)
  expect(groupOf({ prices, offer: { parcelSize: 'medium' } })?.delivery).toBe(30)
  const one = groupOf({ prices, offer: { parcelSize: 'small' }, line: { quantity: 1 } })
  expect(one?.methods).toMatchObject([{ groupPrice: 3, parcels: 1, arrives: { from: '1', until: '1' } }])
  const three = groupOf({ prices, offer: { parcelSize: 'medium', quantity: 9 }, line: { quantity: 3 } })
  expect(three?.methods).toMatchObject([{ groupPrice: 37, parcels: 2 }])
  expect(groupOf({ prices, seller: { holiday: { now: true } } })?.methods[0]?.arrives).toBeNull()
})

test('R13 collecting is offered in the shops that have everything of the seller, and nowhere else', () => {
  const pickup = { method: 'store_pickup', price: 0, codPrice: null, freeFrom: null, transitDays: 0, sizePrices: {} }
  const shop = (id: number, companyId = 1) => ({ id, companyId, title: `S${id}`, street: 'a', city: 'b' })
  const at = (shopIds: number[], shopId: number, shops = [shop(4), shop(5), shop(6, 2)]) =>
    groupOf({ prices: [pickup], offer: { shopIds }, shops, choice: { method: 'store_pickup', shopId } })
  expect(at([4, 6], 4)).toMatchObject({
    pickupShops: [{ id: 4, title: 'S4', street: 'a', city: 'b' }],
    choice: { shopId: 4 },
    methods: [{ method: 'store_pickup' }],
  })
  expect(at([4, 5], 6)).toMatchObject({ pickupShops: [{ id: 4 }, { id: 5 }], choice: null })
  expect(at([], 4)).toMatchObject({ pickupShops: [], choice: null, methods: [], deliverable: false })
  // Beside a courier, and where the other shop was chosen.
  const both = [{ ...pickup, method: 'dpd_courier' }, pickup]
  const shops = [shop(4), shop(5)]
  const chosen = { method: 'store_pickup', shopId: 5 }
  expect(groupOf({ prices: both, offer: { shopIds: [4, 5] }, shops, choice: chosen })).toMatchObject({
    pickupShops: [{ id: 4 }, { id: 5 }],
    choice: { shopId: 5 },
  })
  // Who does not offer collecting shows no shops, whatever is in them.
  expect(groupOf({ offer: { shopIds: [4] }, shops: [shop(4)] })?.pickupShops).toEqual([])
})

function build(lines: { quantity: number; price: number; companyId: number }[], cod: boolean[]) {
  const ids = [1, 2, 3, 4]
  const contents: CartContents = {
    id: 1,
    key: 'k',
    country: 'PL',
    lines: lines.map(({ quantity, price }, index) => ({ versionId: index + 1, quantity, addedPrice: price })),
    deliveries: ids.map((companyId) => ({
      companyId,
      method: 'dpd_courier',
      cashOnDelivery: cod[companyId - 1] ?? false,
      pickupPoint: null,
      shopId: null,
    })),
  }
  const texts = {
    slug: '',
    title: '',
    versionName: '',
    imageKey: null,
    state: 'used' as const,
    vatScheme: 'vat23' as const,
    erpCode: null,
  }
  const seller = {
    name: '',
    shortName: '',
    email: '',
    phone: '',
    street: '',
    postalCode: '',
    city: '',
    country: '',
    taxId: '',
    vatId: null,
    chargesVat: true,
  }
  const dpd = {
    method: 'dpd_courier' as const,
    price: 1999,
    codPrice: 2501,
    freeFrom: 100_001,
    transitDays: 1,
    sizePrices: {},
    areas: [],
  }
  const facts: CartFacts = {
    currency: 'PLN',
    offers: lines.map(({ price, companyId, quantity }, index) => ({
      ...texts,
      versionId: index + 1,
      productId: index + 1,
      price,
      companyId,
      quantity,
      deliveryDays: 1,
      published: true,
      currency: 'PLN',
      shopIds: [],
      categoryId: 1,
      parcelSize: 'medium' as const,
      attributes: {},
      batteryHealth: null,
      warrantyMonths: 0,
    })),
    sellers: ids.map((id) => ({ ...seller, id, sells: true })),
    prices: new Map(ids.map((id) => [id, [dpd]])),
    shops: [],
    factsOf: () => [],
    arrives: ({ dispatchDays, transitDays }) => ({ from: String(dispatchDays), until: String(transitDays) }),
  }
  return { contents, facts }
}
