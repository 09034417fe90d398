import { expect, test } from 'vitest'
import { vertical } from '../../../verticals/electronics/index.ts'
import { resolveSeeds } from '../../../verticals/seed.ts'
import type { Category, Titles } from '../contract.ts'
import { titlesIn } from './titles.ts'

const seeds = resolveSeeds(vertical.categories)
const idOf = (slug: string | null) => seeds.findIndex((one) => one.slug === slug) + 1
const tree = new Map(
  seeds.map(({ slug, parentSlug, nouns }) => [idOf(slug), { parentId: idOf(parentSlug) || null, nouns } as Category]),
)
const titles = (slug: string, title: string, typedTitles: Titles | null = null) =>
  titlesIn(tree, { categoryId: idOf(slug), title, typedTitles })

test.each([
  ['laptop-batteries', 'Lenovo Bateria 61++', { 'en-US': 'Lenovo Battery 61++', 'de-DE': 'Lenovo Akku 61++' }],
  ['power-supplies', 'Dell Zasilacz 65 W', { 'en-US': 'Dell Power adapter 65 W', 'de-DE': 'Dell Netzteil 65 W' }],
  ['power-supplies', 'ładowarka apple', { 'en-US': 'charger apple', 'de-DE': 'Ladegerät apple' }],
  ['power-supplies', 'ŁADOWARKA DELL', { 'en-US': 'CHARGER DELL', 'de-DE': 'LADEGERÄT DELL' }],
  [
    'power-supplies',
    'Zasilacz serwerowy 750 W',
    { 'en-US': 'Server power supply 750 W', 'de-DE': 'Server-Netzteil 750 W' },
  ],
  ['ssd', 'Dysk SSD Samsung 860', { 'en-US': 'SSD Samsung 860', 'de-DE': 'SSD Samsung 860' }],
  ['ssd', 'Samsung SSD 860', undefined],
  // A title in German: in Polish it has the Polish word, and in English the English one.
  ['laptop-batteries', 'Akku 61', { 'pl-PL': 'Bateria 61', 'en-US': 'Battery 61' }],
  // The word of a category above.
  ['gaming-laptops', 'Notebook Acer Nitro', undefined],
  ['office-monitors', 'Monitor Dell', undefined],
])('in %s %s has the words of each language', (slug, title, expected) => {
  expect(titles(slug, title)).toEqual(expected)
})

test('names of models are not translated, and nothing is named twice', () => {
  expect(titles('keyboards', 'Apple Magic Keyboard')).toBeUndefined()
  expect(titles('keyboards', 'Apple Magic Keyboard klawiatura')).toEqual({ 'de-DE': 'Apple Magic Keyboard Tastatur' })
  expect(titles('laptops', 'Lenovo ThinkPad T480')).toBeUndefined()
  expect(titles('keyboards', 'Klawiaturka mechaniczna')).toBeUndefined()
})

test('what the seller typed for a language goes before', () => {
  const given = { 'en-US': ' Inner battery 61 ', 'de-DE': '' }
  expect(titles('laptop-batteries', 'Bateria 61 (wewn.)', given)).toEqual({
    'en-US': 'Inner battery 61',
    'de-DE': 'Akku 61 (wewn.)',
  })
  expect(titlesIn(tree, { categoryId: 0, title: 'Rzecz', typedTitles: { 'en-US': 'Thing' } })).toEqual({
    'en-US': 'Thing',
  })
  expect(titlesIn(tree, { categoryId: 0, title: 'Rzecz', typedTitles: null })).toBeUndefined()
})

test('letters with marks in any form, and titles of any length, are read in their time', () => {
  expect(titles('power-supplies', 'Ładowarka'.normalize('NFD'))?.['en-US']).toBe('Charger')
  expect(titles('power-supplies', '')).toBeUndefined()
  expect(titles('power-supplies', `${'a '.repeat(5000)}zasilacz`)?.['de-DE']?.endsWith(' Netzteil')).toBe(true)
})
