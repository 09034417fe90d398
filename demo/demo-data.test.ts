import { expect, test } from 'vitest'
import { reducePrice } from '../src/domains/pricing/rules/reduce-price.ts'
import { DELIVERY_METHODS } from '../src/domains/shipping/contract.ts'
import { openingHours } from '../src/domains/shops/contract.ts'
import { categories as seeds } from '../src/verticals/electronics/categories.ts'
import { resolveSeeds } from '../src/verticals/seed.ts'
import { ean13, isIban, isNip } from './check-digits.ts'
import { PERSONAS } from './personas.ts'
import { demoPickupPoints } from './pickup-points.ts'
import { toNewProduct } from './product-for-market.ts'
import { demoProducts } from './products.ts'
import { DEMO_SELLERS } from './sellers.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const products = demoProducts(NOW)
const categories = new Map(resolveSeeds(seeds).map((category) => [category.slug, category]))

test('there are enough products and they are the same every time', () => {
  expect(products.length).toBeGreaterThanOrEqual(2400)
  expect(demoProducts(NOW)).toEqual(products)
})

test('every leaf of the category tree has products', () => {
  const used = new Set(products.map((product) => product.categorySlug))
  const leaves = seeds.flatMap((top) => top.children.map((child) => child.slug))
  expect(leaves.filter((slug) => !used.has(slug))).toEqual([])
})

test('every attribute is known to its category and has a valid value', () => {
  const wrong: string[] = []
  for (const product of products) {
    const schema = new Map(categories.get(product.categorySlug)?.attributes.map((a) => [a.key, a]))
    for (const values of [product.attributes, ...product.versions.map((version) => version.attributes)]) {
      for (const [key, value] of Object.entries(values)) {
        const attribute = schema.get(key)
        const place = `${product.categorySlug}.${key}=${value}`
        if (!attribute) wrong.push(place)
        else if (attribute.type === 'enum' && !attribute.options?.some((o) => o.value === value)) wrong.push(place)
        else if (attribute.type === 'number' && !(typeof value === 'number' && Number.isFinite(value)))
          wrong.push(place)
        else if (attribute.type === 'boolean' && typeof value !== 'boolean') wrong.push(place)
        else if (attribute.type === 'text' && (typeof value !== 'string' || value === '')) wrong.push(place)
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([])
})

test('numbers of the trade have valid check digits and are unique', () => {
  for (const product of products) {
    expect(ean13(product.ean.slice(0, 12))).toBe(product.ean)
    expect(product.ean.startsWith('2')).toBe(true)
  }
  for (const key of ['ean', 'erpCode', 'productIndex'] as const) {
    expect(new Set(products.map((product) => product[key])).size, key).toBe(products.length)
  }
  for (const seller of DEMO_SELLERS) {
    expect(isNip(seller.taxId), seller.taxId).toBe(true)
    // Payouts look at the branch's own check digit, too.
    expect(isIban(seller.iban), seller.iban).toBe(true)
  }
  expect(isNip('9000000021') && isNip('9000000022')).toBe(false)
  expect(isIban('PL00999900000000000012340001')).toBe(false)
})

test('states are mixed as in a used market, and grades fit them', () => {
  const share = (state: string) => products.filter((product) => product.state === state).length / products.length
  expect(share('used')).toBeGreaterThan(0.76)
  expect(share('new')).toBeGreaterThan(0.06)
  expect(share('damaged')).toBeGreaterThan(0.05)
  for (const { state, grade, defects, warrantyMonths } of products) {
    const grades = { new: [null, 'openBox'], used: ['A', 'B', 'C', 'D'], damaged: ['repairable', 'forParts'] }[state]
    expect(grades).toContain(grade)
    if (state === 'damaged') expect([defects.length > 0, warrantyMonths]).toEqual([true, 0])
  }
})

test('prices are whole złoty, and about one version in eight is reduced', () => {
  const versions = products.flatMap((product) => product.versions)
  for (const version of versions) {
    expect(version.price).toBeGreaterThan(0)
    expect(version.price % 100).toBe(0)
    expect(version.quantity).toBeGreaterThanOrEqual(1)
    const days = version.priceHistory.map((entry) => entry.daysAgo)
    expect([...days, version.priceSinceDaysAgo]).toEqual([...days, version.priceSinceDaysAgo].toSorted((a, b) => b - a))
    const was = version.priceHistory.at(-1)
    if (was) expect(was.price).toBeGreaterThan(version.price)
  }
  const reduced = versions.filter((version) => version.priceHistory.length > 0)
  expect(reduced.length / versions.length).toBeGreaterThan(0.08)
  expect(reduced.filter((version) => version.priceHistory.length > 1).length).toBeGreaterThan(30)
})

test('every reduced price is struck from the lowest of the 30 days before it', () => {
  const reduced = products.flatMap((product) => {
    const { versions } = toNewProduct(product, new Map(), [], NOW)
    return versions.flatMap(({ price, pricedAt, earlierPrices }) => {
      const before = earlierPrices.at(-1)?.amount
      if (before === undefined) return []
      const { lastPrice } = reducePrice({ price: before, history: earlierPrices }, price, true, pricedAt)
      return [{ price, lastPrice: lastPrice ?? 0 }]
    })
  })
  expect(reduced.length).toBeGreaterThan(200)
  expect(reduced.filter(({ price, lastPrice }) => lastPrice <= price)).toEqual([])
})

test('every product is described in three languages, without open placeholders', () => {
  for (const product of products) {
    for (const texts of Object.values(product.texts)) {
      expect(texts.description.length).toBeGreaterThan(30)
      expect(Object.values(texts).join(' ')).not.toMatch(/[{}]|undefined|NaN/)
    }
    expect(product.title).not.toMatch(/undefined|NaN/)
  }
})

test('sellers, shops, personas and pickup points fit together', () => {
  const keys = new Set(DEMO_SELLERS.map((seller) => seller.key))
  expect(new Set(products.map((product) => product.sellerKey))).toEqual(keys)
  for (const shop of DEMO_SELLERS.flatMap((seller) => seller.shops)) openingHours.parse(shop.hours)
  for (const { delivery } of DEMO_SELLERS)
    expect(new Set(delivery.map((d) => d.method))).toEqual(new Set(DELIVERY_METHODS))
  for (const { sellerKey } of Object.values(PERSONAS)) if (sellerKey) expect(keys).toContain(sellerKey)
  const points = demoPickupPoints()
  expect(points.length).toBe(120)
  expect(new Set(points.map((point) => point.code)).size).toBe(120)
})
