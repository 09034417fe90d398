import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributeSchema } from '../domains/categories/contract.ts'
import { MAX_POINTS } from '../domains/products/offers/shapes/contract.ts'
import { localText } from '../values/local-text.ts'
import { readVertical, verticalNames } from './index.ts'
import { resolveSeeds } from './seed.ts'

const iconNames = readFileSync('node_modules/lucide-react/dist/esm/dynamicIconImports.mjs', 'utf8')

for (const vertical of verticalNames()) {
  const { categories: seeds, checks } = await readVertical(vertical)
  const categories = resolveSeeds(seeds)

  test(`B13 ${vertical}: slugs are unique and the tree has two levels`, () => {
    expect(new Set(categories.map((c) => c.slug)).size).toBe(categories.length)
    for (const top of seeds) {
      expect(top.children.length).toBeGreaterThan(0)
      for (const child of top.children) expect(child.children).toEqual([])
    }
  })

  test(`B13 ${vertical}: every name is there in three languages`, () => {
    for (const category of categories) {
      const texts = [
        category.names,
        ...category.attributes.flatMap((a) => [a.names, ...(a.options ?? []).map((o) => o.names)]),
      ]
      for (const names of texts) {
        localText.parse(names)
        expect(Object.values(names).filter((name) => name && name.length > 0)).toHaveLength(3)
      }
    }
  })

  test(`B13 ${vertical}: attributes obey the contract, with unique keys, options for enums and few facets`, () => {
    for (const category of categories) {
      for (const attribute of category.attributes) {
        attributeSchema.parse(attribute)
        expect((attribute.options ?? []).length > 1, `${category.slug}.${attribute.key}`).toBe(
          attribute.type === 'enum',
        )
        const values = (attribute.options ?? []).map((option) => option.value)
        expect(new Set(values).size).toBe(values.length)
      }
      const keys = category.attributes.map((a) => a.key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(category.attributes.filter((a) => a.facet).length, `facets of ${category.slug}`).toBeLessThanOrEqual(14)
      expect(category.attributes.filter((a) => a.onCard).length, `card facts of ${category.slug}`).toBeLessThanOrEqual(
        4,
      )
    }
  })

  test(`B13 ${vertical}: what can be checked is listed for categories that there are, each point once, in three languages`, () => {
    const slugs = categories.map(({ slug }) => slug)
    for (const slug of Object.keys(checks.of)) expect(slugs).toContain(slug)
    for (const points of [...Object.values(checks.of), checks.other]) {
      expect(points.length).toBeGreaterThan(0)
      expect(points.length).toBeLessThanOrEqual(MAX_POINTS)
      expect(new Set(points.map(({ key }) => key)).size).toBe(points.length)
      for (const { names } of points) expect(Object.values(names).filter(Boolean)).toHaveLength(3)
    }
  })

  test(`B13 ${vertical}: some attributes stand beside the price, and few enough to be read`, () => {
    const carried = categories.map(({ attributes }) => attributes.filter((one) => one.carried).length)
    expect(Math.max(...carried)).toBeGreaterThan(0)
    expect(Math.max(...carried)).toBeLessThanOrEqual(8)
  })

  test(`B13 ${vertical}: icons exist`, () => {
    for (const { icon } of categories) expect(iconNames, icon).toContain(`"${icon}"`)
  })
}
