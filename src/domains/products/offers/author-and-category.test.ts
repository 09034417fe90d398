import { afterAll, beforeAll, expect, test } from 'vitest'
import { aKeyHolder } from '../../../../test/factories/api-key.ts'
import { aHouse, offerBody } from '../../../../test/factories/offer.ts'
import { aCategory } from '../../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('E07 what a program with a key does, no person has done', async () => {
  const holder = await aKeyHolder(market)
  const { auth } = await holder.key()
  const path = `/api/companies/${holder.companyId}/products`
  const made = await market.api('POST', path, offerBody(await aCategory(market.deps)), auth)
  expect([made.status, made.json.updatedBy]).toEqual([201, null])
  const [version] = made.json.versions
  const changes = [{ versionId: version.id, delta: 2 }]
  await market.api('POST', `${path}/${made.json.id}/stock`, { reason: 'received', changes }, auth)
  const read = () => market.api('GET', `${path}/${made.json.id}/stock`, undefined, holder.owner)
  expect((await read()).json.movements.map((move: { by: string | null }) => move.by)).toEqual([null, null])
  // The same by the owner herself carries her name.
  await market.api('POST', `${path}/${made.json.id}/stock`, { reason: 'received', changes }, holder.owner)
  expect((await read()).json.movements[0].by).toBe('Marta Nowak')
})

test('E07 a category that was removed a moment ago is refused by its field', async () => {
  const house = await aHouse(market)
  const kept = await house.create()
  const { rows } = await market.query(
    `insert into categories (reading, slug, names, icon, position, attributes)
     values ('electronics', 'gone', '{"pl-PL": "Gone"}', 'box', 9, '[]') returning id`,
  )
  const categoryId = rows[0].id as number
  const { clearCategoryCache, readCategories } = await import('../../categories/index.ts')
  clearCategoryCache(market.deps)
  await readCategories(market.deps)
  // Another process: this one remembers the tree for some seconds.
  await market.query('delete from categories where id = $1', [categoryId])
  for (const { status, json } of [
    await house.call('POST', '', house.body({ categoryId, attributes: {} })),
    await house.save(kept, { categoryId, attributes: {} }),
  ]) {
    expect([status, json.errors]).toMatchObject([422, [{ field: 'categoryId', code: 'category_not_found' }]])
  }
})
