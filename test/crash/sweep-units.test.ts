import { randomInt, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { problemsOf } from '../../tools/verify-unit.mjs'
import { paidPurchase } from '../factories/paid-order.ts'
import { runAllJobs } from '../factories/purchase.ts'
import { anImei } from '../factories/unit.ts'
import type { TestMarket } from '../market.ts'
import { type Shop, shopOf } from './one-shop.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

type Arriving = Shop & { path: string; numbers: string[] }
type Chosen = Shop & { path: string; code: string; other: string; key: string; number: string }
type Coming = Chosen & { caseId: number; itemId: number; once: Record<string, string>; twice: Record<string, string> }

async function arriving(market: TestMarket, initial: Map<number, number>): Promise<Arriving> {
  const shop = await shopOf(market, initial)
  // One owner does it for each of many deaths.
  await market.query('delete from throttles')
  return { ...shop, path: `/api/companies/${shop.companyId}`, numbers: [anImei(), anImei()] }
}
const received = ({ numbers }: Arriving) => ({
  units: numbers.map((plain) => ({ name: 'Phone 12', group: 'phones', number: { kind: 'imei', plain } })),
})

/** Two units stand in an offer, and one piece of it is paid. */
async function chosen(market: TestMarket, initial: Map<number, number>): Promise<Chosen> {
  const one = await arriving(market, initial)
  const { companyId, versionId, auth, path } = one
  const { json } = answered(await market.api('POST', `${path}/units`, received(one), auth))
  const codes: string[] = json.results.map(({ unit }: { unit: { code: string } }) => unit.code)
  const { rows } = await market.query('select product_id as id from versions where id = $1', [versionId])
  answered(await market.api('POST', `${path}/products/${rows[0].id}/units`, { codes, versionId }, auth))
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity: 1 }])
  await market.runJobs()
  return {
    companyId,
    versionId,
    auth,
    path,
    code: String(codes[0]),
    other: String(codes[1]),
    key,
    number: String(numbers[0]),
  }
}

/** Names the unit of the order and sends it; again it changes nothing. */
async function send(market: Pick<TestMarket, 'api'>, { path, number, versionId, code, auth }: Chosen) {
  const at = `${path}/orders/${number}`
  const named = await market.api('PUT', `${at}/units`, { items: [{ versionId, units: [code] }] }, auth)
  // It has left already, with a request whose answer was lost.
  if (named.json?.code !== 'unit_has_left') answered(named)
  answered(await market.api('POST', `${at}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, auth))
}

/** What its passport tells, who has it, and how often it left with an order and came back; its chain is whole. */
async function standing(market: TestMarket, code: string) {
  const { json } = answered(await market.api('GET', `/api/units/${code}/record`))
  expect(problemsOf(json, [json.head.key])).toEqual([])
  const { rows } = await market.query(
    `select u.state, u.company_id as company, count(o.left_at)::int as left, count(o.returned_at)::int as back
     from units u left join order_units o on o.unit_id = u.id where u.code = $1 group by u.id`,
    [code],
  )
  return { ...rows[0], told: json.events.map(({ kind }: { kind: string }) => kind) }
}

const arrives: Scenario<Arriving> = {
  arrange: arriving,
  async act(market, one) {
    answered(await market.api('POST', `${one.path}/units`, received(one), one.auth))
    await market.runJobs()
  },
  async check(market, { path, numbers, companyId, auth }) {
    for (const text of numbers) {
      const { json } = answered(await market.api('POST', `${path}/units/find`, { text }, auth))
      const { code } = json.unit
      expect(await standing(market, code)).toEqual({
        ...{ state: 'inStock', company: companyId, left: 0, back: 0, told: ['received'] },
      })
    }
  },
}

const leaves: Scenario<Chosen> = {
  async arrange(market, initial) {
    const one = await chosen(market, initial)
    initial.set(one.versionId, (initial.get(one.versionId) ?? Number.NaN) - 1)
    return one
  },
  async act(market, one) {
    await send(market, one)
    await market.runJobs()
  },
  async check(market, { code, other, companyId }) {
    const told = ['received', 'listed', 'sold', 'warranty']
    expect(await standing(market, code)).toEqual({ state: 'sold', company: null, left: 1, back: 0, told })
    const stays = { state: 'inStock', company: companyId, left: 0, back: 0, told: ['received', 'listed'] }
    expect(await standing(market, other)).toEqual(stays)
  },
}

const comesBack: Scenario<Coming> = {
  async arrange(market, initial) {
    const one = await chosen(market, initial)
    await send(market, one)
    answered(await market.api('POST', `${one.path}/orders/${one.number}/deliver`, undefined, one.auth))
    const { rows } = await market.query(
      'select i.id from order_items i join orders o on o.id = i.order_id where o.number = $1',
      [one.number],
    )
    const itemId = Number(rows[0].id)
    const who = { name: 'Anna Kowalska', email: `zwrot-${randomUUID()}@example.com` }
    const opened = await market.api(
      'POST',
      `/api/purchases/${one.key}/orders/${one.number}/withdrawal`,
      { ...who, lines: [{ itemId, quantity: 1 }] },
      { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
    )
    const caseId = Number(answered(opened).json.id)
    await runAllJobs(market)
    const key = () => ({ 'idempotency-key': randomUUID(), ...one.auth })
    return { ...one, caseId, itemId, once: key(), twice: key() }
  },
  async act(market, { path, caseId, itemId, once, twice }) {
    const at = `${path}/returns/${caseId}`
    const found = { received: 1, sellable: 1, condition: 'asDescribed', deduction: 0, reason: null }
    answered(await market.api('POST', `${at}/receive`, { lines: [{ itemId, ...found }] }, once))
    answered(await market.api('POST', `${at}/refund`, undefined, twice))
    await market.runJobs()
  },
  async check(market, { code, companyId }) {
    await runAllJobs(market)
    const told = ['received', 'listed', 'sold', 'warranty', 'returned']
    expect(await standing(market, code)).toEqual({ state: 'inStock', company: companyId, left: 1, back: 1, told })
  },
}

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
/** One unit, wiped, whose certificate lacks its file. */
const wiped: Scenario<Chosen> = {
  async arrange(market, initial) {
    const one = await chosen(market, initial)
    const fields = {
      ...{ number: 'C-1', wipedOn: '2026-11-02', operator: 'Jan Nowak', tool: 'Blancco', toolVersion: '7.1' },
      ...{ method: 'purge', drives: [{ serial: 'S1', capacity: '256 GB', result: 'wiped' }], verified: 100 },
    }
    answered(await market.api('POST', `${one.path}/units/${one.code}/erasure`, fields, one.auth))
    return one
  },
  async act(market, { path, code, auth }) {
    const headers = { ...auth, 'content-type': 'application/octet-stream' }
    answered(await market.api('POST', `${path}/units/${code}/erasure/file`, PDF.toString(), headers))
    await market.runJobs()
  },
  async check(market, { path, code, companyId, auth }) {
    const at = `${path}/units/${code}/erasure/file`
    expect((await market.api('GET', at, undefined, auth)).text).toBe(PDF.toString())
    // Whatever nothing took is removed by the job that was added before it was written.
    await runAllJobs(market)
    expect((await market.api('GET', at, undefined, auth)).text).toBe(PDF.toString())
    const { rows } = await market.query(
      `select count(*)::int as kept from unit_erasures e join units u on u.id = e.unit_id where u.code = $1`,
      [code],
    )
    expect(rows).toEqual([{ kept: 1 }])
    expect(await filesOf(market, code)).toBe(1)
    const told = ['received', 'listed', 'wiped']
    expect(await standing(market, code)).toEqual({ state: 'inStock', company: companyId, left: 0, back: 0, told })
  },
}
async function filesOf(market: TestMarket, code: string): Promise<number> {
  const { rows } = await market.query('select id from units where code = $1', [code])
  const folder = market.deps.files.path(`units/${rows[0].id}`)
  return (await readdir(folder)).length
}

describe('a process that dies before or after any statement', () => {
  test.each(
    Object.entries<Scenario<Arriving> | Scenario<Chosen> | Scenario<Coming>>({
      'while units are received': arrives,
      'while an order leaves with its unit': leaves,
      'while a unit comes back': comesBack,
      'while the certificate of a unit gets its file': wiped,
    }),
  )('%s', CASE, async (name, scenario) => {
    counts[name] = await sweep(scenario as Scenario<Coming>)
    expect(counts[name]).toBeGreaterThan(8)
  })
})
