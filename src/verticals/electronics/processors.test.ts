import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readCategories, saveCategories } from '../../domains/categories/read-categories.ts'
import { MIGRATIONS } from '../../platform/db/migrate.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const processors = (values: string[]) => ({
  key: 'cpu_family',
  type: 'enum' as const,
  names: { 'pl-PL': 'Procesor' },
  options: values.map((value) => ({ value, names: { 'pl-PL': value } })),
  facet: true,
  onCard: false,
  group: 'main' as const,
})
const size = {
  ...{ key: 'ram_gb', type: 'number' as const, unit: 'GB', names: { 'pl-PL': 'RAM' } },
  ...{ facet: true, onCard: true, group: 'memory' as const },
}

test('a market that was there before gets the choices of new processors, once and where they belong', async () => {
  const category = (slug: string, values: string[]) => ({
    ...{ slug, icon: 'laptop', names: { 'pl-PL': slug }, children: [] },
    attributes: [size, processors(values)],
  })
  await saveCategories(market.deps, market.deps.config.vertical, [
    category('laptops', ['core_i3', 'core_i5', 'core_ultra', 'xeon']),
    category('tablets', ['apple_m']),
  ])
  const migration = await readFile(join(MIGRATIONS, '0050-processors-without-i.sql'), 'utf8')
  for (const _ of [1, 2]) await market.query(migration)
  const found = await readCategories({ ...market.deps })
  const choices = (slug: string) =>
    found.find((one) => one.slug === slug)?.attributes.map((one) => one.options?.map((option) => option.value))
  expect(choices('tablets')).toEqual([undefined, ['apple_m']])
  expect(choices('laptops')).toEqual([
    undefined,
    ['core_i3', 'core_i5', 'core_3', 'core_5', 'core_7', 'core_9', 'core_ultra', 'xeon'],
  ])
})
