import { expect, test } from 'vitest'
import type { OwnCategory } from '../../../domains/categories/tree/contract.ts'
import { bodyOf, draftOf, EMPTY_TEXT, emptyAttribute, keyFrom, moved } from './draft.ts'

const category: OwnCategory = {
  id: 1,
  parentId: null,
  slug: 'laptopy',
  names: { 'pl-PL': 'Laptopy', 'en-US': 'Laptops' },
  nouns: { 'pl-PL': ['laptop', 'notebook'], 'en-US': ['laptop'] },
  icon: 'laptop',
  productCount: 0,
  products: 0,
  revision: 3,
  googleTaxonomyId: 328,
  attributes: [
    {
      key: 'ram_gb',
      type: 'number',
      unit: 'GB',
      names: { 'pl-PL': 'RAM' },
      facet: true,
      onCard: true,
      group: 'memory',
    },
    {
      key: 'os',
      type: 'enum',
      names: { 'pl-PL': 'System' },
      options: [{ value: 'w10', names: { 'pl-PL': 'Windows 10' }, note: { 'pl-PL': 'bez wsparcia' } }],
      facet: true,
      onCard: false,
      carried: true,
      group: 'main',
    },
  ],
}

test('E08 what is read is sent back unchanged', () => {
  const { names, nouns, slug, icon, googleTaxonomyId, attributes } = category
  expect(bodyOf(draftOf(category))).toEqual({ names, nouns, slug, icon, googleTaxonomyId, attributes })
})
test('E08 a field that no longer stands beside the price is like one that never did', () => {
  const draft = draftOf(category)
  const attributes = draft.attributes.map((attribute) => ({ ...attribute, carried: false }))
  expect(bodyOf({ ...draft, attributes }).attributes.map((one) => 'carried' in one)).toEqual([false, false])
})
test('E08 a new field gets a technical name of its own', () => {
  expect(keyFrom('Rodzaj matrycy (żółty)')).toBe('rodzaj_matrycy_zolty')
  expect(keyFrom('2,5″ dysk')).toBe('dysk')
  const draft = {
    ...draftOf(category),
    attributes: [{ ...emptyAttribute(), names: { ...EMPTY_TEXT, 'pl-PL': 'Złącza', 'en-US': 'Ports' } }],
  }
  expect(bodyOf(draft).attributes[0]).toMatchObject({ key: 'ports', names: { 'pl-PL': 'Złącza', 'en-US': 'Ports' } })
})
test('E08 fields move by one place, not over the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})
