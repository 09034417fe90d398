import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { anImei, flawless, gradeRules } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

// A second version of the rules may be planted: by it nothing is better than D.
const newest = vi.hoisted(() => ({ version: 1 }))
vi.mock('../units/rules/grade-rules.ts', async (real) => {
  const rules = await real<{ gradeRules: typeof gradeRules }>()
  const strict = { ...rules.gradeRules(1), rules: [{ id: 'allGood', atMost: 'D', when: { of: 'always' } }] }
  return {
    gradeRules: (version: number) => (version === 2 ? strict : rules.gradeRules(version)),
    get NEWEST_GRADE_RULES() {
      return newest.version
    },
  }
})

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

const condition = async (id: number) => (await market.api('GET', `/api/products/${id}`)).json.condition
const measure = (code: string | undefined, over: object) =>
  market.api(
    'PUT',
    `/api/companies/${house.companyId}/units/${code}/facts`,
    { facts: { ...flawless('laptops'), ...over } },
    house.auth,
  )

test('R22 a product tells of its things: the range of grades, each with its facts and why, and no number', async () => {
  const numbers = Array.from({ length: 7 }, anImei)
  const offer = await house.publish({
    grade: 'C',
    devices: numbers.map((number) => ({ id: null, kind: 'imei' as const, number })),
  })
  expect(await condition(offer.id)).toMatchObject({ count: 7, tested: 0, best: null, worst: null })
  const [, , first, second] = offer.devices
  await measure(first?.code, { battery: { percent: 83, measuredOn: '2026-11-02' } })
  await measure(second?.code, { body: { seen: 'at50', count: 2 } })
  const told = await condition(offer.id)
  expect(told).toMatchObject({ count: 7, tested: 2, best: 'B', worst: 'C' })
  expect(told.units).toHaveLength(5)
  expect(told.units.slice(0, 2)).toMatchObject([
    {
      code: first?.code,
      grade: 'B',
      because: [{ rule: 'batteryB', facts: ['battery'] }],
      facts: { battery: { percent: 83 } },
      reason: null,
    },
    { code: second?.code, grade: 'C', because: [{ rule: 'bodyAt50', facts: ['body'] }] },
  ])
  for (const number of numbers) expect(JSON.stringify(told)).not.toContain(number)
  const hand = { grade: 'B', reason: 'Ślady widać tylko pod światło' }
  await market.api('POST', `/api/companies/${house.companyId}/units/${second?.code}/grade`, hand, house.auth)
  expect((await condition(offer.id)).units[1]).toMatchObject({
    grade: 'B',
    gradeByHand: true,
    gradeProposed: 'C',
    reason: hand.reason,
  })
  // What is promised to a buyer is not to be had.
  await market.query(`update units set state = 'reserved' where code = $1`, [first?.code])
  expect(await condition(offer.id)).toMatchObject({ count: 6, tested: 1 })
})

test('R22 other rules change no old offer: its grade and its reasons are those of their day', async () => {
  const offer = await house.publish({ grade: 'B', devices: [{ id: null, kind: 'imei', number: anImei() }] })
  const code = offer.devices[0]?.code
  await measure(code, { battery: { percent: 83, measuredOn: '2026-11-02' } })
  const before = await condition(offer.id)
  newest.version = 2
  expect(gradeRules(2).rules).toHaveLength(1)
  await market.query(`update products set model = 'T480s' where id = $1`, [offer.id])
  expect(await condition(offer.id)).toEqual(before)
  expect((await house.save(await house.read(offer.id), { grade: 'B' })).status).toBe(200)
  // Measured again it is graded by the rules of today.
  await measure(code, { battery: { percent: 82, measuredOn: '2026-11-20' } })
  expect((await condition(offer.id)).units[0]).toMatchObject({
    grade: 'D',
    gradeRules: 2,
    because: [{ rule: 'allGood' }],
  })
})

test('E07 a test that an earlier seller made is told as theirs', async () => {
  const offer = await house.publish({ devices: [{ id: null, kind: 'imei', number: anImei() }] })
  const [device] = offer.devices
  await measure(device?.code, {})
  expect((await condition(offer.id)).units[0].testedBefore).toBe(false)
  // Somebody had it, and tested it, before this company did.
  await market.query('update units set sellers = array_prepend(0, sellers) where code = $1', [device?.code])
  expect((await condition(offer.id)).units[0].testedBefore).toBe(true)
})
