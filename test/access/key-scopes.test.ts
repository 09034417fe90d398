import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_SCOPES, type ApiScope } from '../../src/values/endpoint.ts'
import { bearer } from '../factories/api-key.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { accountRows } from './account-rows.ts'
import { companyRows } from './company-rows.ts'
import { marketRows } from './market-rows.ts'
import type { Row, Rows } from './row.ts'
import { sellerRows } from './seller-rows.ts'
import { createWorld, type World } from './world.ts'

// Every endpoint, asked by API keys: open to those with its scope, for their own company alone.
const rows: Rows = { ...marketRows, ...accountRows, ...companyRows, ...sellerRows }

/** Calls that are about no company's objects: a title, say. */
const OF_NOBODY: readonly string[] = ['POST /api/offer-assist']

let market: TestMarket
let world: World
beforeAll(async () => {
  market = await testMarket()
  world = await createWorld(market)
})
afterAll(() => market.close())

async function keyOf(whose: 'owner' | 'otherSeller', scopes: readonly ApiScope[]) {
  const companyId = whose === 'owner' ? world.companyId : world.otherCompanyId
  const body = { name: 'ERP', scopes, expiresInDays: null }
  const path = `/api/companies/${companyId}/api-keys`
  const { status, json, text } = await market.api('POST', path, body, bearer(world.tokenOf(whose) ?? ''))
  if (status !== 201) throw new Error(text)
  return bearer(json.secret)
}

async function ask(key: string, row: Row, auth: Record<string, string>) {
  const [method = 'GET'] = key.split(' ')
  const { path, body, file } = row.request(world, 'owner')
  await market.query('delete from throttles')
  if (!file) return market.api(method, path, body, auth)
  const headers = { ...auth, 'content-type': 'image/png' }
  const answer = await fetch(market.url + path, { method, headers, body: new Uint8Array(file) })
  const text = await answer.text()
  return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : undefined }
}

const endpoints = () => market.services.flatMap(({ contract }) => Object.entries(contract))

describe('P01 P02', () => {
  test('a key with every scope cannot call what names no scope: nothing public, nothing of an account', async () => {
    const auth = await keyOf('owner', API_SCOPES)
    const closed = endpoints().filter(([key, { scope }]) => !scope && rows[key])
    expect(closed.length).toBeGreaterThan(80)
    for (const [key] of closed) {
      const { status, json } = await ask(key, rows[key] as Row, auth)
      expect([key, status, json?.code]).toEqual([key, 403, 'key_scope'])
    }
  })

  test('a key calls what its scope opens, and nothing that another scope opens', async () => {
    const keys = new Map<ApiScope, Record<string, string>>()
    for (const scope of API_SCOPES) keys.set(scope, await keyOf('owner', [scope]))
    const open = endpoints().filter(([key, { scope }]) => scope && rows[key])
    for (const [key, endpoint] of open) {
      for (const [scope, auth] of keys) {
        const { status, json } = await ask(key, rows[key] as Row, auth)
        if (scope !== endpoint.scope) expect([key, scope, status, json?.code]).toEqual([key, scope, 403, 'key_scope'])
        else expect([key, scope, [401, 403].includes(status)]).toEqual([key, scope, false])
      }
    }
  })

  test('for the key of another company the objects of this one do not exist', async () => {
    const auth = await keyOf('otherSeller', API_SCOPES)
    for (const [key] of endpoints().filter(([key, { scope }]) => scope && rows[key] && !OF_NOBODY.includes(key))) {
      expect([key, (await ask(key, rows[key] as Row, auth)).status]).toEqual([key, 404])
    }
  })
})

test('what is written for ERP people names calls that are there, each with its scope', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/erp.md'), 'utf8')
  const written = [...page.matchAll(/^\| `([A-Z]+ \/api\/\S+)` \| `(\S+)` \|/gm)].map(([, call, scope]) => [
    call,
    scope,
  ])
  expect(written.length).toBeGreaterThan(15)
  const scopes = new Map(endpoints().map(([key, { scope }]) => [key, scope]))
  expect(written).toEqual(written.map(([call = '']) => [call, scopes.get(call)]))
})
