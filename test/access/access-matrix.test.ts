import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../market.ts'
import { allRows as rows } from './all-rows.ts'
import { AUDIENCES, type Audience } from './audiences.ts'
import type { Row } from './row.ts'
import { createWorld, type World } from './world.ts'

// Every endpoint, asked by everybody: who is let in, and how the others are refused.

let market: TestMarket
/** Of those who are refused: as that changes nothing, one is enough. */
let untouched: World
beforeAll(async () => {
  market = await testMarket()
  untouched = await createWorld(market)
})
afterAll(() => market.close())

async function ask(world: World, key: string, row: Row, audience: Audience): Promise<number> {
  const [method = 'GET'] = key.split(' ')
  const { path, body, file } = row.request(world, audience)
  const token = world.tokenOf(audience)
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  // Every row begins with nobody having tried too often.
  await market.query('delete from throttles')
  if (!file) return (await market.api(method, path, body, headers)).status
  const sent = { method, headers: { ...headers, 'content-type': 'image/png' }, body: new Uint8Array(file) }
  const answer = await fetch(market.url + path, sent)
  await answer.arrayBuffer()
  return answer.status
}

/** What belongs to people and companies, as one number: a refused call must not change it. */
async function state(): Promise<string> {
  const tables = [
    'users',
    'companies',
    'company_members',
    'company_documents',
    'company_invitations',
    'shipping_addresses',
    'invoice_profiles',
    'passkeys',
    'authenticators',
    'settings',
    'mails',
    'api_keys',
    'products',
    'versions',
    'product_images',
    'price_schedules',
    'shops',
    'delivery_prices',
    'carrier_accounts',
    'company_logistics',
    'commission_rules',
    'orders',
  ]
  const sums = tables.map(
    (name) => `select '${name}', md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
  )
  return JSON.stringify((await market.query(`${sums.join(' union all ')} order by 1`)).rows)
}

/** Who works for no company at all is told so at the door of what only sellers use; others learn nothing of the company. */
function refusal(key: string, row: Row, audience: Audience) {
  const verdict = row.rule(audience)
  const access = market.services.map(({ contract }) => contract[key]?.access).find(Boolean)
  const outsider = audience === 'buyer' || audience === 'otherBuyer'
  return verdict === 404 && access === 'seller' && outsider ? 403 : verdict
}

test('P01 every endpoint has a row, and every row an endpoint', () => {
  const endpoints = market.services.flatMap(({ contract }) => Object.keys(contract))
  expect(Object.keys(rows).sort()).toEqual(endpoints.sort())
})

describe('P01 P02', () => {
  // The refused first: what is compared around each of them grows with every world that the others need.
  const barred = Object.entries(rows).map(
    ([key, row]) => [key, row, AUDIENCES.filter((audience) => row.rule(audience) !== 'done')] as const,
  )
  test.each(barred.filter(([, , refused]) => refused.length > 0))('%s refuses and stays', async (key, row, refused) => {
    const before = await state()
    for (const audience of refused) {
      expect([audience, await ask(untouched, key, row, audience)]).toEqual([audience, refusal(key, row, audience)])
    }
    expect(await state()).toBe(before)
  })
  test.each(Object.entries(rows))('%s', async (key, row) => {
    for (const audience of AUDIENCES.filter((one) => row.rule(one) === 'done')) {
      const expected = typeof row.done === 'number' ? row.done : (row.done[audience] ?? row.done.other)
      // What one is let do may leave nothing for the next.
      const own = key.startsWith('GET ') ? untouched : await createWorld(market)
      expect([audience, await ask(own, key, row, audience)]).toEqual([audience, expected])
    }
  })
})
