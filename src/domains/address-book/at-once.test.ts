import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createUser, openSession } from '../accounts/index.ts'
import { eraseAddresses, readAddresses } from './index.ts'
import { ADDRESS_LIMIT } from './rules/address-limit.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const SHIPPING = '/api/account/shipping-data'
const entry = {
  firstName: 'Hanna',
  lastName: 'Kowalczyk',
  address: 'ul. Żeromskiego 9/4',
  postalCode: '26-600',
  city: 'Radom',
  country: 'PL',
}

async function aPerson() {
  const userId = await createUser(market.deps, {
    email: `${randomBytes(6).toString('hex')}@example.com`,
    firstName: 'Hanna',
    lastName: 'Kowalczyk',
    phone: '+48600555100',
    permissions: 'buyer',
  })
  const authorization = `Bearer ${await openSession(market.deps, userId)}`
  const call = (method: string, path: string, body?: unknown) => market.api(method, path, body, { authorization })
  return { userId, call }
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test('E04 E05 a buyer: adding at the same time never keeps more than the limit, nor two defaults', async () => {
  const { call, userId } = await aPerson()
  const adds = Array.from({ length: ADDRESS_LIMIT + 6 }, (_, index) =>
    call('POST', SHIPPING, { ...entry, city: `Miasto ${index}`, isDefault: index % 2 === 0 }),
  )
  const answers = await Promise.all(adds)
  expect(statuses(answers)).toEqual([...Array(ADDRESS_LIMIT).fill(201), ...Array(6).fill(409)])
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('too_many_addresses')
  const { addresses } = await readAddresses(market.deps, userId)
  expect(addresses).toHaveLength(ADDRESS_LIMIT)
  expect(addresses.filter((one) => one.isDefault)).toHaveLength(1)
})

test('E04 a buyer: two tabs making different addresses the default leave exactly one', async () => {
  const { call, userId } = await aPerson()
  for (const city of ['Radom', 'Kielce', 'Lublin']) await call('POST', SHIPPING, { ...entry, city })
  const before = (await readAddresses(market.deps, userId)).addresses
  const tries = [...before, ...before, ...before].map(({ id, ...data }) =>
    call('PUT', `${SHIPPING}/${id}`, { ...data, isDefault: true }),
  )
  expect(statuses(await Promise.all(tries))).toEqual(tries.map(() => 200))
  const after = (await readAddresses(market.deps, userId)).addresses
  expect(after.filter((one) => one.isDefault)).toHaveLength(1)
})

test('E04 a buyer: removing everything at the same time keeps a default as long as anything is left', async () => {
  const { call, userId } = await aPerson()
  for (let index = 0; index < 6; index += 1) await call('POST', SHIPPING, { ...entry, city: `Miasto ${index}` })
  const { addresses } = await readAddresses(market.deps, userId)
  const answers = await Promise.all([...addresses, ...addresses].map(({ id }) => call('DELETE', `${SHIPPING}/${id}`)))
  expect(statuses(answers)).toEqual([...Array(6).fill(200), ...Array(6).fill(404)])
  for (const { json } of answers.filter(({ status }) => status === 200)) {
    const kept = json.addresses as { isDefault: boolean }[]
    expect(kept.filter((one) => one.isDefault)).toHaveLength(Math.min(1, kept.length))
  }
  expect(await readAddresses(market.deps, userId)).toEqual({ addresses: [], invoices: [] })
})

test('privacy: an address added while the account is being deleted does not outlive it', async () => {
  const { call, userId } = await aPerson()
  await call('POST', SHIPPING, entry)
  const adding: Promise<{ status: number }>[] = []
  await market.deps.db.transaction().execute(async (tx) => {
    await eraseAddresses({ db: tx }, userId)
    adding.push(...Array.from({ length: 4 }, () => call('POST', SHIPPING, entry)))
    await waiting(4)
    await sql`update users set status = 'deleted' where id = ${userId}`.execute(tx)
  })
  expect(statuses(await Promise.all(adding))).toEqual([401, 401, 401, 401])
  expect((await readAddresses(market.deps, userId)).addresses).toEqual([])
})

/** Until so many statements wait for a row that somebody has locked. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await market.query(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows[0].n
    })
    .toBe(count)
}
