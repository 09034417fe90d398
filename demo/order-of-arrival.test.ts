import { expect, test } from 'vitest'
import { demoProducts } from './products.ts'
import { attraction } from './wanted.ts'

const products = demoProducts(new Date('2026-11-21T12:00:00Z'))
const PRICES_FROM = { laptops: 1500, phones: 900, tablets: 800 }
const KINDS = {
  laptops: ['business-laptops', 'ultrabooks', 'gaming-laptops', 'workstations', 'everyday-laptops'],
  phones: ['smartphones', 'feature-phones'],
  tablets: ['apple-tablets', 'android-tablets', 'windows-tablets'],
}

test('what came last of a kind is worth looking at: recent, well kept, in several pieces', () => {
  for (const [kind, slugs] of Object.entries(KINDS)) {
    const [newest] = products
      .filter(({ categorySlug }) => slugs.includes(categorySlug))
      .toSorted((a, b) => (a.listedHoursAgo ?? 999) - (b.listedHoursAgo ?? 999))
    expect([kind, newest?.listedHoursAgo]).toEqual([kind, 0])
    expect([kind, newest?.state === 'new' || newest?.grade === 'A' || newest?.grade === 'B']).toEqual([kind, true])
    expect(newest?.versions[0]?.quantity).toBeGreaterThan(1)
    expect((newest?.versions[0]?.price ?? 0) / 100).toBeGreaterThan(PRICES_FROM[kind as keyof typeof PRICES_FROM])
  }
})

test('the last ones of a seller are of many kinds', () => {
  for (const key of new Set(products.map(({ sellerKey }) => sellerKey))) {
    const last = products.filter(({ sellerKey }) => sellerKey === key).slice(-6)
    expect([key, new Set(last.map(({ categorySlug }) => categorySlug)).size]).toEqual([key, Math.min(6, kindsOf(key))])
  }
})

const kindsOf = (key: string) =>
  new Set(products.filter(({ sellerKey }) => sellerKey === key).map(({ categorySlug }) => categorySlug)).size

test('most laptops and phones are of the last years, the cheap ones are the smaller part', () => {
  const laptops = products.filter(({ categorySlug }) => KINDS.laptops.includes(categorySlug))
  const dear = laptops.filter(({ versions }) => (versions[0]?.price ?? 0) >= 120_000)
  expect(dear.length / laptops.length).toBeGreaterThan(0.5)
  expect(products.length).toBeLessThan(3300)
})

test('a favourite is named by its model alone', () => {
  const mac = attraction({ group: 'laptop', brand: 'Apple', model: 'MacBook Air 13 M3' })
  expect(mac).toBe(0)
  expect(attraction({ group: 'laptop', brand: 'ASUS', model: 'VivoBook E200HA' })).toBeGreaterThan(mac)
})
