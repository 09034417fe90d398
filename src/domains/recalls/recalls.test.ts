import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveredOrder } from '../../../test/factories/delivered.ts'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { isSafetyGate, toldSince } from './rules/recall-steps.ts'
import { advanceRecall } from './steps/advance.ts'

let market: TestMarket
let house: House
let auth: Record<string, string>
let clock = new Date('2026-11-26T10:00:00Z')

beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  house = await aHouse(market)
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const recall = (over: object) => ({
  ...{ kind: 'recall', source: 'authority', link: 'https://ec.europa.eu/safety-gate-alerts/screen/1', brand: null },
  ...{ model: null, ean: null, categoryId: null, productIds: [], years: 2, pauses: true, provision: 'art. 22 GPSR' },
  ...{ receivedAt: '2026-11-25T09:00:00Z', title: { 'pl-PL': 'Baterie serii K', 'en-US': 'Batteries of series K' } },
  ...{ danger: { 'pl-PL': 'Bateria może się zapalić.' }, remedy: { 'pl-PL': 'Przestań używać.' } },
  ...over,
})
const publish = (over: object) => market.api('POST', '/api/admin/recalls', recall(over), auth)
const file = async (id: number) => (await market.api('GET', `/api/admin/recalls/${id}`, undefined, auth)).json
const mails = async (template: string) => (await mailsTo(market)).filter((mail) => mail.template === template)
const sell = async (over: Parameters<House['publish']>[0]) => {
  const offer = await house.publish(over)
  const versionId = Number(offer.versions[0]?.id)
  const sold = await deliveredOrder(market, { companyId: house.companyId, versionId, auth: house.auth })
  return { ...sold, id: offer.id }
}

test('a recall pauses its offers with reasons, and tells sellers and buyers once, guests too', async () => {
  const one = await sell({ brand: 'Kopernik', title: 'Kopernik K1', model: 'K1' })
  const other = await house.publish({ brand: 'Kopernik', title: 'Kopernik K1 mini', model: 'K1 mini' })
  const spared = await house.publish({ brand: 'Kopernik', title: 'Kopernik Z9', model: 'Z9' })
  const { status, json } = await publish({ brand: 'kopernik', model: 'k1' })
  expect(status).toBe(201)
  // Wednesday: two working days from then.
  expect(json.dueAt).toBe('2026-11-27T23:00:00.000Z')
  await market.runJobs()
  expect(await file(json.id)).toMatchObject({ step: 'done', late: false, offers: 2, sellers: 1, buyers: 1 })
  const { rows } = await market.query('select id, status, barred from products where id = any($1) order by id', [
    [one.id, other.id, spared.id],
  ])
  expect(rows.map(({ status: is, barred }) => [is, barred])).toEqual([
    ...[
      ['paused', 'paused'],
      ['paused', 'paused'],
      ['published', null],
    ],
  ])
  const { json: decisions } = await market.api(
    'GET',
    `/api/companies/${house.companyId}/decisions`,
    undefined,
    house.auth,
  )
  expect(decisions.decisions[0]).toMatchObject({ measure: 'restrict', reason: 'unsafe', provision: 'art. 22 GPSR' })
  const told = await mails('recallToBuyer')
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told[0])).toContain(one.number)
  expect(JSON.stringify(told[0])).toContain('zapalić')
  expect(await mails('recallOfGoods')).toHaveLength(1)
  for (let times = 0; times < 3; times += 1) await market.runJob('recalls.advance', { recallId: json.id })
  await market.runJob('recalls.notifyAgain', { recallId: json.id })
  await market.runJobs()
  expect([(await mails('recallToBuyer')).length, (await mails('recallOfGoods')).length]).toEqual([1, 1])
  const { json: page } = await market.api('GET', `/api/purchases/${one.key}/recalls`)
  expect(page.recalls.map(({ id }: { id: number }) => id)).toEqual([json.id])
  expect((await market.api('GET', '/api/recalls')).json.recalls[0].title['en-US']).toBe('Batteries of series K')
})

test('what is offered later and is like it is paused too, until the recall has ended', async () => {
  const { json } = await publish({ brand: 'Heweliusz' })
  await market.runJobs()
  const late = await house.publish({ brand: 'Heweliusz', title: 'Heweliusz H1' })
  await market.runJobs()
  const barred = async (id: number) =>
    (await market.query('select barred from products where id = $1', [id])).rows[0].barred
  expect([await barred(late.id), (await file(json.id)).offers]).toEqual(['paused', 1])
  expect((await market.api('POST', `/api/admin/recalls/${json.id}/end`, undefined, auth)).json.endedAt).not.toBeNull()
  const after = await house.publish({ brand: 'Heweliusz', title: 'Heweliusz H2' })
  await market.runJobs()
  expect(await barred(after.id)).toBeNull()
})

test('a job that dies anywhere goes on, and two at once tell nobody twice', async () => {
  for (const title of ['Lem L1', 'Lem L2', 'Lem L3']) await sell({ brand: 'Lem', title })
  const before = (await mails('recallToBuyer')).length
  const { json } = await publish({ brand: 'Lem' })
  const dies = { ...market.deps, addJob: () => Promise.reject(new Error('killed')) }
  await expect(advanceRecall(dies, json.id)).rejects.toThrow('killed')
  expect(await file(json.id)).toMatchObject({ step: 'offers', offers: 0 })
  await Promise.all([advanceRecall(market.deps, json.id), advanceRecall(market.deps, json.id)])
  await expect(advanceRecall({ ...dies, now: () => clock }, json.id)).resolves.toBeUndefined()
  await market.runJobs()
  expect(await file(json.id)).toMatchObject({ step: 'done', offers: 3, buyers: 3 })
  expect((await mails('recallToBuyer')).length - before).toBe(3)
})

test('whoever had ordered and not yet paid is told once they are buyers', async () => {
  const one = await sell({ brand: 'Prus', title: 'Prus P1' })
  const order = (status: string) =>
    market.query('update orders set status = $1 where number = $2', [status, one.number])
  await order('pending')
  const { json } = await publish({ brand: 'Prus' })
  await market.runJobs()
  expect(await file(json.id)).toMatchObject({ step: 'done', buyers: 0 })
  await order('confirmed')
  const { rows } = await market.query(
    "select 1 from graphile_worker.jobs where task_identifier = 'recalls.notifyAgain' and run_at > now() + interval '14 days'",
  )
  expect(rows.length).toBeGreaterThan(0)
  await market.runJob('recalls.notifyAgain', { recallId: json.id })
  await market.runJobs()
  expect(await file(json.id)).toMatchObject({ step: 'done', buyers: 1 })
})

test('of an illegal product the buyers of the last six months are told', async () => {
  clock = new Date('2026-05-01T10:00:00Z')
  const old = await sell({ brand: 'Stary', title: 'Stary S1' })
  clock = new Date('2026-11-26T10:00:00Z')
  const versionId = (await market.query('select id from versions where product_id = $1', [old.id])).rows[0].id
  const fresh = await deliveredOrder(market, { companyId: house.companyId, versionId, auth: house.auth })
  const { json } = await publish({ kind: 'illegal', productIds: [old.id], years: 10 })
  await market.runJobs()
  expect(await file(json.id)).toMatchObject({ step: 'done', buyers: 1 })
  const last = (await mails('recallToBuyer')).at(-1)
  expect(JSON.stringify(last)).toContain(fresh.number)
  expect(JSON.stringify(last)).toContain('Twoje prawa')
})

test('what names nothing, came tomorrow or links anywhere else is refused', async () => {
  const code = async (over: object) => {
    const { status, json } = await publish(over)
    return [status, json.code]
  }
  expect(await code({ model: 'K1' })).toEqual([422, 'recall_of_nothing'])
  expect(await code({ brand: 'X', receivedAt: '2027-01-01T00:00:00Z' })).toEqual([422, 'received_in_future'])
  expect(await code({ categoryId: 999_999 })).toEqual([404, 'category_not_found'])
  expect((await code({ brand: 'X', link: 'https://ec.europa.eu.example.com/safety-gate' }))[0]).toBe(422)
  expect(
    ['https://ec.europa.eu/safety-gate-alerts/x', 'http://ec.europa.eu/safety-gate', 'x'].map(isSafetyGate),
  ).toEqual([...[true, false, false]])
  expect(toldSince('recall', 3, new Date('2026-11-26T10:00:00Z')).toISOString()).toBe('2023-11-26T10:00:00.000Z')
})
