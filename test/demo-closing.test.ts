import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareCategories } from '../src/domains/categories/index.ts'
import { closedDemo } from './factories/closed-demo.ts'
import { companyData } from './factories/company.ts'
import { anOperator } from './factories/person.ts'
import { type TestMarket, testMarket } from './market.ts'

// What a demo was told of the market's own company and of payments must not decide anything in the market that it becomes.
let market: TestMarket
let operator: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  await prepareCategories(market.deps)
  operator = (await anOperator(market)).auth
  await market.query('update sessions set confirmed_at = now()')
})
afterAll(() => market.close())

const asOperator = async (method: string, path: string, body?: unknown) => {
  const answer = await market.api(method, path, body, operator)
  if (answer.status >= 300) throw new Error(answer.text)
  return answer.json
}

test('the company that runs the market stays, and charges VAT again until its documents say otherwise', async () => {
  const { id } = await asOperator('PUT', '/api/admin/owner', companyData({ name: 'Rynek sp. z o.o.' }))
  await market.query('update companies set charges_vat = false where id = $1', [id])
  expect(await closedDemo(market, ['owner'])).toMatchObject({ removedFiles: 0 })
  const { rows } = await market.query('select id, name, charges_vat from companies')
  expect(rows).toEqual([{ id, name: 'Rynek sp. z o.o.', charges_vat: true }])
})
