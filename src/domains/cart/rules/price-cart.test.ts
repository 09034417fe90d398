import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartContents, type CartFacts, priceCart, priceGroups } from './price-cart.ts'

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

function build(lines: { quantity: number; price: number; companyId: number }[], cod: boolean[]) {
  const ids = [1, 2, 3, 4]
  const contents: CartContents = {
    id: 1,
    key: 'k',
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
    })),
    sellers: ids.map((id) => ({ ...seller, id, sells: true })),
    prices: new Map(ids.map((id) => [id, [dpd]])),
    shops: [],
  }
  return { contents, facts }
}
