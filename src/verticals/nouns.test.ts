import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../test/market.ts'
import { nouns as contract } from '../domains/categories/contract.ts'
import { clearCategoryCache, readCategories, saveCategories } from '../domains/categories/read-categories.ts'
import { MIGRATIONS } from '../platform/db/migrate.ts'
import { LOCALES } from '../values/locale.ts'
import { readVertical, verticalNames } from './index.ts'
import { type CategorySeed, resolveSeeds } from './seed.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test.each(verticalNames())(
  '%s: words for one thing are there in all languages, and for categories that there are',
  async (name) => {
    const { categories } = await readVertical(name)
    const worded = resolveSeeds(categories).filter(({ nouns }) => nouns)
    expect(worded.length).toBeGreaterThan(20)
    for (const { slug, nouns } of worded) {
      contract.parse(nouns)
      for (const locale of LOCALES) expect([slug, locale, nouns?.[locale]?.length]).not.toContain(0)
    }
    const lists = (await import(`./${name}/nouns.ts`)).nouns as object
    expect(Object.keys(lists).sort()).toEqual(worded.map(({ slug }) => slug).sort())
  },
)

const OWN = { 'pl-PL': ['nasze słowo'], 'en-US': ['our word'], 'de-DE': ['unser Wort'] }

test('a market that was there before has the words of its trade, and keeps those it has written', async () => {
  const { categories } = await readVertical(market.deps.config.vertical)
  const bare = (seed: CategorySeed): CategorySeed => ({
    ...{ slug: seed.slug, icon: seed.icon, names: seed.names, attributes: seed.attributes },
    ...(seed.slug === 'keyboards' && { nouns: OWN }),
    children: seed.children.map(bare),
  })
  await saveCategories(market.deps, market.deps.config.vertical, categories.map(bare))
  const migration = await readFile(join(MIGRATIONS, '0252-titles-by-language.sql'), 'utf8')
  await market.query(migration.slice(migration.indexOf('-- Markets that')))
  clearCategoryCache(market.deps)
  const now = new Map((await readCategories(market.deps)).map(({ slug, nouns }) => [slug, nouns]))
  for (const { slug, nouns } of resolveSeeds(categories))
    expect([slug, now.get(slug)]).toEqual([slug, slug === 'keyboards' ? OWN : (nouns ?? null)])
})
