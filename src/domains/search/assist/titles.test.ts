import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { prepareCategories, readCategories } from '../../categories/index.ts'
import type { TitleReader } from '../../product-sync/index.ts'
import { titleReader } from './title-reader.ts'
import { TITLES } from './titles.table.ts'

let market: TestMarket
let read: TitleReader
let idOf: (slug: string) => number | null
beforeAll(async () => {
  market = await testMarket()
  await prepareCategories(market.deps)
  const ids = new Map((await readCategories(market.deps)).map(({ slug, id }) => [slug, id]))
  idOf = (slug) => ids.get(slug) ?? null
  read = await titleReader(market.deps)
})
afterAll(() => market.close())

const rows = TITLES.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [title: string, category: string, said: string])

/** `ram_gb=16`; what is no attribute of the category: `+grade=A`. */
function told(title: string, category: number | null): string[] {
  const { attributes, state, grade, batteryHealth } = read(title, category)
  const own = { state, grade, batteryHealth }
  return [
    ...Object.entries(attributes).map(([key, value]) => `${key}=${String(value).replaceAll(' ', '_')}`),
    ...Object.entries(own).flatMap(([key, value]) => (value === null ? [] : [`+${key}=${value}`])),
  ].sort()
}

describe('E07 a title tells what the columns of a file do not', () => {
  test.each(rows)('%s', (title, category, said) => {
    expect(told(title, idOf(category))).toEqual(said.split(' ').filter(Boolean).sort())
  })
  test('the category that is known decides, whatever else the words may mean', () => {
    const title = 'T480 i5-8350U 8/256 deutsche Tastatur'
    expect(told(title, null)).toEqual([])
    expect(told(title, idOf('laptops'))).toEqual([
      'cpu_family=core_i5',
      'cpu_model=i5-8350U',
      'keyboard_layout=qwertz_de',
      'ram_gb=8',
      'storage_gb=256',
    ])
  })
  test('a keyboard behind a model of a laptop makes no keyboard of it', () => {
    const { categoryId } = read('ThinkPad X1 Carbon i7-1165G7, deutsche Tastatur', null)
    expect(categoryId).toBe(idOf('laptops'))
    expect(read('Tastatur für ThinkPad X1 Carbon', null).categoryId).not.toBe(idOf('laptops'))
  })
})
