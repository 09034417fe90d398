import { expect, test } from 'vitest'
import { readVertical, verticalNames } from '../../src/verticals/index.ts'
import { resolveSeeds } from '../../src/verticals/seed.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import { trade } from './cosmetics.ts'

const now = new Date('2026-11-26T10:00:00Z')

test('B13 goods for show of cosmetics fit their categories, sellers and pictures, in three languages', async () => {
  const { categories } = await readVertical('cosmetics')
  const known = new Map(
    resolveSeeds(categories).map((one) => [one.slug, new Map(one.attributes.map((a) => [a.key, a]))]),
  )
  const products = trade.products(now)
  expect(products.length).toBeGreaterThan(50)
  expect(new Set(products.map(({ ean }) => ean)).size).toBe(products.length)
  const sellers = trade.sellers.map(({ key }) => key)
  for (const product of products) {
    expect(sellers).toContain(product.sellerKey)
    const attributes = known.get(product.categorySlug)
    for (const [key, value] of Object.entries(product.attributes)) {
      const attribute = attributes?.get(key)
      expect([product.title, key, attribute !== undefined]).toEqual([product.title, key, true])
      if (attribute?.options) expect(attribute.options.map((one) => one.value)).toContain(value)
    }
    expect(Object.keys(product.texts)).toEqual(['pl-PL', 'en-US', 'de-DE'])
    for (const { price, quantity } of product.versions) expect([price > 0, quantity > 0]).toEqual([true, true])
    for (const picture of product.pictures) expect(drawPicture(picture)).toMatch(/^<svg[\s\S]*<\/svg>$/)
  }
})

test('B13 every trade has goods for show', async () => {
  for (const name of verticalNames()) {
    const { trade: one } = (await import(`./${name}.ts`)) as { trade: typeof trade }
    expect([name, one.sellers.length > 0, one.products(now).length > 0]).toEqual([name, true, true])
  }
})
