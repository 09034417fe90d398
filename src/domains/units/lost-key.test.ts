import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { anImei } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { problemsOf } from '../../../tools/verify-unit.mjs'
import type { UnitRecord } from './contract.ts'
import { flawless } from './rules/examples.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

const call = (method: string, path: string, body?: unknown) =>
  market.api(method, `/api/companies/${house.companyId}/units${path}`, body, house.auth)
const recordOf = async (code: string): Promise<UnitRecord> =>
  (await market.api('GET', `/api/units/${code}/record`)).json
const published = async (): Promise<{ id: string }[]> => (await market.api('GET', '/api/units/keys')).json.keys
/** What was sealed by the secret of the market that is lost: nobody opens it any more. */
const loseKey = () => market.query(`update unit_keys set private_sealed = '\\x00' where private_sealed is not null`)
async function received(): Promise<string> {
  const units = [{ name: 'Phone 12', group: 'phones', number: { kind: 'imei', plain: anImei() } }]
  return (await call('POST', '', { units })).json.results[0].unit.code
}

test('R22 the key that signs is lost: the operator is told, another signs, and chains of before verify by the keys that are published', async () => {
  const code = await received()
  const other = await received()
  const [first] = await published()
  const before = await recordOf(code)
  expect(problemsOf(before, [String(first?.id)])).toEqual([])

  await loseKey()
  const told: unknown[][] = []
  const { warn } = market.deps.log
  market.deps.log.warn = (...words: unknown[]) => void told.push(words)
  // Several things at once need a key: one is made.
  const facts = flawless('phones')
  const done = await Promise.all([code, other].map((one) => call('PUT', `/${one}/facts`, { facts })))
  market.deps.log.warn = warn
  expect(done.map(({ status }) => status)).toEqual([200, 200])
  expect(JSON.stringify(told)).toContain(String(first?.id))
  expect(JSON.stringify(told)).toContain('cannot be opened')

  const keys = (await published()).map(({ id }) => id)
  expect([keys.length, keys[0]]).toEqual([2, first?.id])
  const after = await recordOf(code)
  expect(after.events.map(({ key }) => key)).toEqual([keys[0], keys[1], keys[1]])
  expect(problemsOf(after, keys)).toEqual([])
  expect(problemsOf(await recordOf(other), keys)).toEqual([])
  // Who trusts the new one alone is told which event is of another.
  expect(problemsOf(after, [String(keys[1])])).toEqual([expect.stringContaining('do not trust')])
  // A file of before proves as much as it did.
  expect(problemsOf(before, keys)).toEqual([])
})

test('a key that is lost again, with nothing signed in between: a record that is read is signed by the next one', async () => {
  const code = await received()
  await loseKey()
  const record = await recordOf(code)
  const keys = (await published()).map(({ id }) => id)
  expect(record.head.key).toBe(keys.at(-1))
  expect(problemsOf(record, keys)).toEqual([])
})
