import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator } from '../factories/person.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { attack } from './attacker.ts'
import { whileANeighbourWaits } from './neighbour.ts'

let market: TestMarket
let auth: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const HEAD = 'code;name;street;postal_code;city;lat;lng;hours;hint;takes_cash\n'
const row = (n: number) => `PL${n};Point ${n};Długa ${n};31-147;Kraków;50.${n};19.${n};8-18;${'x'.repeat(100)};yes\n`
const rows = (many: number) => Array.from({ length: many }, (_, n) => row(n)).join('')
const send = (body: string) => ({
  method: 'POST',
  path: '/api/admin/pickup-points?carrier=dpd&name=a.csv',
  headers: { ...auth, 'content-type': 'application/octet-stream' },
  body,
})

test.each([
  ['as many points as may be', () => HEAD + rows(60_000), 201],
  ['more rows than may be', () => HEAD + rows(90_000), 422],
  ['a quote that never closes', () => `${HEAD}"${rows(60_000)}`, 422],
  ['columns without end', () => `${'a;'.repeat(7_000_000)}\n`, 422],
])('R22 a file of %s keeps nobody waiting', async (_, file, status) => {
  const body = file()
  const [answer] = await whileANeighbourWaits(market, () => attack(market, [send(body)]))
  expect(answer?.status).toBe(status)
})
