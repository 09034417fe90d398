import { expect, test } from 'vitest'
import { readVertical, resolveSeeds } from '../src/verticals/index.ts'
import { demoProducts } from './products.ts'

const { categories, checks } = await readVertical('electronics')
const tree = new Map(resolveSeeds(categories).map((category) => [category.slug, category]))
const products = demoProducts(new Date('2026-11-21T12:00:00Z'))

test('reports of the demo name points that their category has, and only who has a report says that something was tested', () => {
  const reported = products.filter(({ report }) => report)
  expect(reported.length).toBeGreaterThan(products.length / 4)
  for (const { categorySlug, report, state, texts } of products) {
    const lists = [categorySlug, tree.get(categorySlug)?.parentSlug ?? ''].map((slug) => checks.of[slug])
    const keys = (lists.find(Boolean) ?? checks.other).map(({ key }) => key)
    for (const { key } of report?.points ?? []) expect(keys, categorySlug).toContain(key)
    if (report) expect(state).toBe('used')
    else expect(texts['pl-PL'].description).not.toMatch(/sprawdz|przetest|test /i)
  }
})
