import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { API_SCOPES } from '../src/values/endpoint.ts'
import { companyRows } from './access/company-rows.ts'
import { type ForeignObjects, foreignObjects, stateOf } from './access/foreign-objects.ts'
import type { Rows } from './access/row.ts'
import { sellerRows } from './access/seller-rows.ts'
import { createWorld, type World } from './access/world.ts'
import { bearer } from './factories/api-key.ts'
import { type TestMarket, testMarket } from './market.ts'

// The owner of one company names what belongs to another, under the address of her own: for her it does not exist, and nothing changes.
const rows: Rows = { ...companyRows, ...sellerRows }
let market: TestMarket
let own: World
let other: World
let theirs: ForeignObjects
beforeAll(async () => {
  market = await testMarket()
  ;[own, other] = [await createWorld(market), await createWorld(market)]
  theirs = await foreignObjects(market, other)
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.query('delete from throttles')
})

const auth = () => bearer(own.people.owner.token)

const state = () => stateOf(market)

/** Requests to the own company's addresses that name an object of the other one. */
function attacks() {
  const mixed = { ...other, companyId: own.companyId }
  return Object.entries(rows).flatMap(([key, row]) => {
    if (!key.includes('/api/companies/{id}/')) return []
    const [mine, attack] = [row.request(own, 'owner'), row.request(mixed, 'owner')]
    const path = theirs.nameIn(key, attack.path)
    const bodyOf = (request: typeof mine) => JSON.stringify(request.body)
    // Some bodies are another one each time.
    const byChance = bodyOf(mine) !== bodyOf(row.request(own, 'owner'))
    const same = path === mine.path && (byChance || bodyOf(attack) === bodyOf(mine))
    return same ? [] : [{ key, path, body: attack.body, file: attack.file }]
  })
}

/** One answer for several orders tells of each. */
function isHidden(json: { results?: { failure: { code: string } | null }[] } | undefined): boolean {
  return json?.results?.every(({ failure }) => failure?.code === 'order_not_found') === true
}

async function ask({ key, path, body, file }: ReturnType<typeof attacks>[number]): Promise<number> {
  const [method = 'GET'] = key.split(' ')
  if (!file) {
    const { status, json } = await market.api(method, path, body, auth())
    return isHidden(json) ? 404 : status
  }
  const headers = { ...auth(), 'content-type': 'application/octet-stream' }
  return (await fetch(market.url + path, { method, headers, body: new Uint8Array(file) })).status
}

describe('P01 P02 objects of another company under the own address', () => {
  test('do not exist, at every endpoint that names one, and nothing changes', async () => {
    const all = attacks()
    const before = await state()
    const answers: [string, number][] = []
    for (const attack of all) answers.push([attack.key, await ask(attack)])
    expect(answers.filter(([, status]) => status !== 404 && status !== 422)).toEqual([])
    expect(await state()).toBe(before)
  })

  test('every address with a second object in it is among them', () => {
    const named = Object.keys(rows).filter((key) => /^\w+ \/api\/companies\/\{id\}\/.*\{/.test(key))
    const harmless = ['PUT', 'DELETE'].map((method) => `${method} /api/companies/{id}/presentation/pictures/{picture}`)
    // Years are no objects; the other two are tried with a stranger's where they are made (`data-exports.test.ts`, `origin.test.ts`).
    harmless.push('GET /api/companies/{id}/tax-reports/{year}', 'GET /api/companies/{id}/tax-reports/{year}/file')
    harmless.push('GET /api/companies/{id}/data-exports/{exportId}/file')
    harmless.push('PUT /api/companies/{id}/origin-requests/{requestId}')
    // Names of carriers are the same for everybody.
    const isNamed = (key: string) => key.includes('/carriers/{carrier}')
    const attacked = new Set(attacks().map(({ key }) => key))
    expect(named.filter((key) => !attacked.has(key) && !harmless.includes(key) && !isNamed(key))).toEqual([])
  })

  test('nor for a program with a key of the own company and all scopes', async () => {
    const created = await market.api(
      'POST',
      `/api/companies/${own.companyId}/api-keys`,
      { name: 'ERP', scopes: API_SCOPES, expiresInDays: null },
      auth(),
    )
    const key = bearer(created.json.secret)
    expect((await market.api('GET', `/api/companies/${own.companyId}/products`, undefined, key)).status).toBe(200)
    const before = await state()
    const open: string[] = []
    for (const { key: endpoint, path, body, file } of attacks()) {
      if (file) continue
      const [method = ''] = endpoint.split(' ')
      const { status, json } = await market.api(method, path, body, key)
      if (status !== 404 && status !== 422 && json?.code !== 'key_scope' && !isHidden(json))
        open.push(`${endpoint} ${status}`)
    }
    expect(open).toEqual([])
    expect(await state()).toBe(before)
  })

  test('an operator, too, acts for a company only as its member', async () => {
    const before = await state()
    const operator = bearer(own.people.operator.token)
    for (const { key, path, body, file } of attacks().filter(
      ({ key }) => !key.startsWith('GET ') && !key.includes('doc'),
    )) {
      if (file) continue
      const [method = ''] = key.split(' ')
      expect([key, (await market.api(method, path, body, operator)).status]).toEqual([key, 404])
    }
    expect(await state()).toBe(before)
  })
})
