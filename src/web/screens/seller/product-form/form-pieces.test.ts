import { expect, test } from 'vitest'
import type { Category } from '../../../../domains/categories/contract.ts'
import { MEGABYTE } from '../../../../values/megabytes.ts'
import { buildTree } from '../../../parts/categories/category-tree.ts'
import { checkPicture } from '../../../parts/product-images/check-picture.ts'
import { findCategories } from './category/find-categories.ts'
import { proposalsFor, takeUntouched } from './category/proposals.ts'
import { checkEanText, isWrongDevice } from './check-codes.ts'
import { emptyForm } from './form-state.ts'
import { cropPart } from './pictures/crop-part.ts'
import { moment, momentOf } from './prices/moment.ts'
import { shareOfPrice } from './prices/share-of-price.ts'
import { sectionOf } from './section-of.ts'

const category = (id: number, parentId: number | null, name: string): Category => ({
  ...{
    id,
    parentId,
    slug: `c${id}`,
    names: { 'pl-PL': name },
    nouns: null,
    icon: 'x',
    attributes: [],
    productCount: 0,
  },
})
const tree = buildTree(
  [
    category(1, null, 'Komputery'),
    category(2, 1, 'Laptopy'),
    category(3, 1, 'Części do laptopów'),
    category(4, 3, 'Łącza'),
  ],
  'pl-PL',
)

test('E08 a category is found on every level, by parts of words and without Polish letters', () => {
  const found = (typed: string) => findCategories(tree, typed).map(({ name }) => name)
  expect(found('lapt')).toEqual(['Laptopy', 'Części do laptopów', 'Łącza'])
  expect(found('czesci')).toEqual(['Części do laptopów', 'Łącza'])
  expect(found('komp lacz')).toEqual(['Łącza'])
  expect(found('rower')).toEqual([])
  expect(found(' ')).toEqual([])
})

test('E07 a code says at once whether its last digit fits', () => {
  expect(checkEanText('5901234123457')).toEqual({ kind: 'good' })
  expect(checkEanText('96385074')).toEqual({ kind: 'good' })
  expect(checkEanText('036000291452')).toEqual({ kind: 'good' })
  expect(checkEanText('5901234123456')).toEqual({ kind: 'wrong', digit: '7' })
  expect(checkEanText('59012341')).toMatchObject({ kind: 'wrong' })
  expect(checkEanText('590123')).toEqual({ kind: 'short' })
  expect(checkEanText(' ')).toEqual({ kind: 'empty' })
})

test('E07 an IMEI has a check digit; a kept number is not looked at', () => {
  const device = (number: string, kind: 'imei' | 'serial' = 'imei', id: number | null = null) =>
    isWrongDevice({ rowKey: 'x', id, kind, number, last4: '' })
  expect(device('490154203237518')).toBe(false)
  expect(device('490154203237519')).toBe(true)
  expect(device('49015420323751')).toBe(true)
  expect(device('')).toBe(false)
  expect(device('x', 'imei', 3)).toBe(false)
  expect(device('PF-0ABC12', 'serial')).toBe(false)
  expect(device('a b?', 'serial')).toBe(true)
})

test('B04 commission and what is left make the price', () => {
  const { commission, receive } = shareOfPrice(100_000, 600)
  expect(commission).toBe(7380)
  expect(commission + receive).toBe(100_000)
})

test('E07 a cut never leaves the picture', () => {
  expect(cropPart({ x: 10, y: 20, width: 50, height: 50 })).toEqual({ x: 0.1, y: 0.2, width: 0.5, height: 0.5 })
  const edge = cropPart({ x: 99, y: -1, width: 100, height: 1 })
  expect(edge).toEqual({ x: 0, y: 0, width: 1, height: 0.05 })
})

test('E07 files that are no pictures are not sent', () => {
  expect(checkPicture({ type: 'image/png', size: 10 })).toBeUndefined()
  expect(checkPicture({ type: 'image/svg+xml', size: 10 })).toBe('pictureType')
  expect(checkPicture({ type: 'image/png', size: 10 * MEGABYTE + 1 })).toBe('pictureSize')
})

test('every field is in a section', () => {
  expect(['title', 'grade', 'images', 'texts.pl-PL.description', 'versions.0.price', 'ean'].map(sectionOf)).toEqual([
    ...['basics', 'condition', 'pictures', 'words', 'versions', 'codes'],
  ])
})

test('E07 a typed moment is the time in Poland, wherever the browser stands, and is shown so', () => {
  expect(momentOf('2026-12-01T09:30')).toBe('2026-12-01T09:30')
  expect(['', 'soon', '2026-12-01', '2026-12-41T09:30'].map(momentOf)).toEqual([null, null, null, null])
  expect(moment('2026-12-01T08:30:00Z', 'pl-PL')).toContain('09:30')
  expect(moment('2026-07-01T08:30:00Z', 'de-DE')).toContain('10:30')
})

test('a title proposes what is not said yet; taking over all leaves what the person said', () => {
  const proposal = {
    ...{ categoryId: 2, brand: 'Lenovo', model: 'T480', state: null, grade: null, batteryHealth: 90 },
    attributes: [
      { key: 'ram_gb', value: 16, from: 'title' as const },
      { key: 'screen_in', value: 15.6, from: 'market' as const },
    ],
  }
  const form = { ...emptyForm(), brand: 'IBM', model: 'T480', attributes: { ram_gb: '8' } }
  expect(proposalsFor(proposal, form, true).map(({ field, untouched }) => [field, untouched])).toEqual([
    ['categoryId', true],
    ['brand', false],
    ['batteryHealth', true],
    ['attributes.ram_gb', false],
    ['attributes.screen_in', true],
  ])
  expect(takeUntouched(proposal, form, true)).toEqual({
    ...form,
    ...{ categoryId: 2, batteryHealth: '90', attributes: { ram_gb: '8', screen_in: '15,6' } },
  })
})
