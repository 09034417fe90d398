import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { AttributeSchema } from '../../domains/categories/contract.ts'
import { clearCategoryCache, readCategories, saveCategories } from '../../domains/categories/read-categories.ts'
import { MIGRATIONS } from '../../platform/db/migrate.ts'
import type { CategorySeed } from '../seed.ts'
import { vertical } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const NEW = ['windows_11', 'updates_until']
const OWN = { 'pl-PL': 'nasze zdanie', 'en-US': 'our own words', 'de-DE': 'unsere Worte' }

/** The trade's categories as they were before; on Windows 7 the operator has written a note meanwhile. */
const before = (seed: CategorySeed): CategorySeed => ({
  ...seed,
  attributes: seed.attributes
    .filter(({ key }) => !NEW.includes(key))
    .map((one) => ({
      ...one,
      ...(one.options && {
        options: one.options.map(({ note: _, ...option }) =>
          option.value === 'windows_7_pro' ? { ...option, note: OWN } : option,
        ),
      }),
    })),
  children: seed.children.map(before),
})
const systemsOf = (attributes: readonly AttributeSchema[]) => attributes.find(({ key }) => key === 'os')?.options ?? []

test('a market that was there before is told of systems and updates where its trade has them, and keeps its own words', async () => {
  await saveCategories(market.deps, market.deps.config.vertical, vertical.categories.map(before))
  const read = () => {
    clearCategoryCache(market.deps)
    return readCategories(market.deps)
  }
  const old = await read()
  expect(old.flatMap(({ attributes }) => attributes).filter(({ key }) => NEW.includes(key))).toEqual([])
  const migration = await readFile(join(MIGRATIONS, '0251-systems-and-their-ends.sql'), 'utf8')
  await market.query(migration)
  const now = await read()
  await market.query(migration)
  expect(await read()).toEqual(now)

  await saveCategories(market.deps, market.deps.config.vertical, vertical.categories)
  const fresh = new Map((await read()).map(({ slug, attributes }) => [slug, attributes]))
  for (const { slug, attributes } of now) {
    const keys = (of: readonly AttributeSchema[] = []) => of.map(({ key }) => key).sort()
    expect([slug, keys(attributes)]).toEqual([slug, keys(fresh.get(slug))])
    const notes = (of: readonly AttributeSchema[]) =>
      systemsOf(of).flatMap(({ value, note }) => (value === 'windows_7_pro' || !note ? [] : [[value, note]]))
    expect(notes(attributes)).toEqual(notes(fresh.get(slug) ?? []))
  }
  const laptops = now.find(({ slug }) => slug === 'laptops')?.attributes ?? []
  const order = laptops.map(({ key }) => key)
  expect(order.slice(order.indexOf('os'), order.indexOf('os') + 3)).toEqual(['os', ...NEW])
  expect(systemsOf(laptops).find(({ value }) => value === 'windows_7_pro')?.note).toEqual(OWN)
})
