import { afterAll, beforeAll, expect, test } from 'vitest'
import { authOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { SAVED_FILTERS_LIMIT } from './contract.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

async function aPerson() {
  const { companyId, ownerId } = await aSeller(market.deps)
  const auth = await authOf(market, ownerId)
  const call = (method: string, rest = '', body?: unknown, company = companyId) =>
    market.api(method, `/api/companies/${company}/order-filters${rest}`, body, auth)
  const save = (name: string, filter: unknown = {}) => call('PUT', '', { name, filter })
  const names = async () => (await call('GET')).json.filters.map((one: { name: string }) => one.name)
  return { companyId, ownerId, call, save, names }
}

test('R14 a filter is kept, replaced by one of the same name, and dropped once', async () => {
  const { call, save, names } = await aPerson()
  const filter = { tab: 'toShip', method: 'inpost_locker', from: '2026-11-01' }
  expect((await save('  Paczkomaty ', filter)).json.filters).toMatchObject([{ name: 'Paczkomaty', filter }])
  const replaced = (await save('PACZKOMATY', { tab: 'all' })).json.filters
  expect(replaced).toMatchObject([{ name: 'PACZKOMATY', filter: { tab: 'all' } }])
  await save('Anna')
  expect(await names()).toEqual(['Anna', 'PACZKOMATY'])
  expect((await call('DELETE', `/${replaced[0].id}`)).json.filters).toHaveLength(1)
  expect((await call('DELETE', `/${replaced[0].id}`)).json.code).toBe('saved_filter_not_found')
  expect(await names()).toEqual(['Anna'])
})

test('what no list could show is refused by its field', async () => {
  const { save, names } = await aPerson()
  for (const [name, filter, field] of [
    ['', {}, 'name'],
    ['a'.repeat(61), {}, 'name'],
    ['a', { tab: 'unknown' }, 'filter.tab'],
    ['a', { from: 'yesterday' }, 'filter.from'],
    ['a', { after: 'x' }, 'filter.after'],
  ] as const) {
    const { status, json } = await save(name, filter)
    expect({ status, field: json.errors[0].field }, name).toEqual({ status: 422, field })
  }
  expect(await names()).toEqual([])
})

test('at most twenty, also when all are saved at once', async () => {
  const { save, names } = await aPerson()
  const answers = await Promise.all(Array.from({ length: SAVED_FILTERS_LIMIT + 4 }, (_, at) => save(`filter ${at}`)))
  expect(answers.filter(({ status }) => status === 409).map(({ json }) => json.code)).toEqual(
    Array(4).fill('too_many_filters'),
  )
  expect(await names()).toHaveLength(SAVED_FILTERS_LIMIT)
  const [first] = await names()
  expect((await save(first.toUpperCase())).status).toBe(200)
  expect((await save('another')).status).toBe(409)
})

test('they are one person’s: nobody else sees or drops them, and they go with the membership', async () => {
  const [mine, other] = [await aPerson(), await aPerson()]
  const [kept] = (await mine.save('mine')).json.filters
  expect((await other.call('GET', '', undefined, mine.companyId)).json.code).toBe('company_not_found')
  expect((await other.call('DELETE', `/${kept.id}`)).status).toBe(404)
  expect(await mine.names()).toEqual(['mine'])
  await market.query('delete from company_members where user_id = $1', [mine.ownerId])
  const { rows } = await market.query('select 1 from saved_order_filters where id = $1', [kept.id])
  expect(rows).toEqual([])
})
