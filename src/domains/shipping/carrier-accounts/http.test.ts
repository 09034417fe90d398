import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeDpd } from '../../../../demo/stand-ins/dpd/dpd.ts'
import { DPD_KEYS } from '../../../../demo/stand-ins/dpd/state.ts'
import { fakeGls, GLS_KEYS } from '../../../../demo/stand-ins/gls/gls.ts'
import { fakeInpost, INPOST_KEYS } from '../../../../demo/stand-ins/inpost/inpost.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type PaymentServer, servePayments } from '../../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { createSecrets } from '../../../platform/secrets/secrets.ts'
import { openSession } from '../../accounts/index.ts'
import { connectCarrier } from './connect.ts'
import type { CarrierAccountView } from './contract.ts'

let market: TestMarket
let server: PaymentServer
let glsServer: PaymentServer
let dpdServer: PaymentServer
beforeAll(async () => {
  server = await servePayments(fakeInpost().app)
  glsServer = await servePayments(fakeGls().app)
  dpdServer = await servePayments(fakeDpd().app)
  const urls = `inpost=${server.url},gls=${glsServer.url},dpd=${dpdServer.url}`
  market = await testMarket({ env: { CARRIER_URLS: urls } })
})
afterAll(async () => {
  await market.close()
  await server.close()
  await glsServer.close()
  await dpdServer.close()
})

let seller: Awaited<ReturnType<typeof aSeller>>
let auth: Record<string, string>
beforeEach(async () => {
  server.heal()
  seller = await aSeller(market.deps)
  auth = { authorization: `Bearer ${await openSession(market.deps, seller.ownerId)}` }
})

const path = (rest = '') => `/api/companies/${seller.companyId}/carriers${rest}`
const put = (fields: Record<string, string>, test = false) => market.api('PUT', path('/inpost'), { test, fields }, auth)
const check = () => market.api('POST', path('/inpost/check'), undefined, auth)
const read = async (): Promise<CarrierAccountView | undefined> =>
  (await market.api('GET', path(), undefined, auth)).json.carriers[0]
const row = async () =>
  (await market.query('select * from carrier_accounts where company_id = $1', [seller.companyId])).rows[0]
const trail = async (action: string) =>
  (
    await market.query('select detail from audit_log where action = $1 and subject_id = $2', [
      action,
      String(seller.companyId),
    ])
  ).rows
const KEY = 'eyJhbGciOiJSUzI1NiJ9.secret-part_of~the+key/1a2b'

test('E16 an account is kept sealed, told by four letters only, changed in part, replaced and forgotten', async () => {
  expect(await read()).toEqual({
    ...{ carrier: 'inpost', test: false, standIn: false, complete: false, changedAt: null, check: null },
    ...{ newsAddress: null, newsAt: null },
    fields: [
      { name: 'organizationId', secret: false, value: null, last4: null },
      { name: 'apiKey', secret: true, value: null, last4: null },
    ],
  })
  const kept = await put({ organizationId: '48211', apiKey: KEY })
  expect([kept.json.complete, kept.json.fields[1]]).toEqual([
    true,
    { name: 'apiKey', secret: true, value: null, last4: '1a2b' },
  ])
  expect(kept.text + JSON.stringify(await read()) + JSON.stringify(await row())).not.toContain('secret-part')

  await put({ organizationId: '99', apiKey: '' }, true)
  expect(await read()).toMatchObject({ test: true, fields: [{ value: '99' }, { last4: '1a2b' }] })
  expect((await put({ apiKey: 'x'.repeat(20) })).json.fields).toMatchObject([{ value: '99' }, { last4: 'xxxx' }])
  for (const _ of [1, 2]) {
    const gone = await market.api('DELETE', path('/inpost'), undefined, auth)
    expect([gone.status, gone.json.changedAt]).toEqual([200, null])
  }
  expect(await row()).toBeUndefined()
  expect([await trail('carrierKeyChanged'), await trail('carrierKeyRemoved')]).toEqual([
    Array(3).fill({ detail: { carrier: 'InPost' } }),
    [{ detail: { carrier: 'InPost' } }],
  ])
})

test('E16 what cannot be a key, or is missing, is refused by field, without being repeated, and nothing half is kept', async () => {
  const refused = async (fields: Record<string, string>) => {
    const answer = await put(fields)
    expect(answer.status).toBe(422)
    expect(answer.text).not.toContain('with a blank')
    return answer.json.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
  }
  expect(await refused({ organizationId: '48211' })).toEqual(['fields.apiKey carrier_key_missing'])
  expect(await refused({})).toEqual(['fields.organizationId carrier_key_missing', 'fields.apiKey carrier_key_missing'])
  for (const organizationId of ['a b', '../../other', '1'.repeat(41)]) {
    expect(await refused({ organizationId, apiKey: KEY })).toEqual(['fields.organizationId carrier_key_invalid'])
  }
  for (const apiKey of ['short', 'with a blank in the middle', 'x'.repeat(4099), 'łódź-łódź-łódź-łódź']) {
    expect(await refused({ organizationId: '48211', apiKey })).toEqual(['fields.apiKey carrier_key_invalid'])
  }
  expect(await refused({ organizationId: '1', apiKey: KEY, login: 'x' })).toEqual(['fields.login unknown_key'])
  expect((await market.api('PUT', path('/pigeon'), { test: true, fields: {} }, auth)).status).toBe(404)
  expect(await row()).toBeUndefined()
})

test('the connection is tried with what is kept: it works, is refused, is not answered; other keys have not been tried', async () => {
  expect((await check()).json.code).toBe('carrier_account_missing')
  await put(INPOST_KEYS)
  expect((await check()).json.check).toEqual({ at: expect.any(String), result: 'works' })
  expect(await read()).toMatchObject({ check: { result: 'works' } })
  expect((await put({ apiKey: 'another-token-0002' })).json.check).toBeNull()
  expect((await check()).json.check.result).toBe('refused')
  await put(INPOST_KEYS)
  for (const trouble of ['lost', 'garbage', { status: 500 }] as const) {
    server.spoil('/organizations', trouble)
    expect((await check()).json.check.result).toBe('unanswered')
  }
})

test('keys that were changed while the carrier was asked are not said to have been tried', async () => {
  await put(INPOST_KEYS)
  server.spoil('/organizations', { slow: 300 })
  const [late] = await Promise.all([check(), put({ apiKey: 'another-token-0002' })])
  expect([late.json.check, (await read())?.check]).toEqual([null, null])
})

test('nobody tries keys all day', async () => {
  await put(INPOST_KEYS)
  const answers = []
  for (let i = 0; i < 21; i += 1) answers.push((await check()).status)
  expect([answers.slice(0, 20), answers[20]]).toEqual([Array(20).fill(200), 429])
})

test('keys that were sealed under another master key are named, and never guessed', async () => {
  await put(INPOST_KEYS)
  const secrets = createSecrets('0'.repeat(64))
  const asked = { companyId: seller.companyId, carrier: 'inpost' } as const
  await expect(connectCarrier({ ...market.deps, secrets }, asked)).rejects.toMatchObject({
    code: 'carrier_keys_unreadable',
  })
})

test('two who save at once keep one account whole', async () => {
  const both = await Promise.all([put(INPOST_KEYS), put({ organizationId: '7', apiKey: KEY })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const kept = await read()
  const [organization, key] = kept?.fields ?? []
  expect([
    ['48211', '0001'],
    ['7', '1a2b'],
  ]).toContainEqual([organization?.value, key?.last4])
})

test('a login at GLS is an account beside the others, tried at GLS and told without its password', async () => {
  const gls = (method: 'PUT' | 'POST', fields?: Record<string, string>) =>
    market.api(method, path(fields ? '/gls' : '/gls/check'), fields && { test: true, fields }, auth)
  expect((await gls('PUT', { login: 'obieg' })).json.errors).toMatchObject([
    { field: 'fields.password', code: 'carrier_key_missing' },
  ])
  const kept = await gls('PUT', GLS_KEYS)
  expect([kept.status, kept.text.includes(GLS_KEYS.password)]).toEqual([200, false])
  expect((await gls('POST')).json).toMatchObject({ carrier: 'gls', newsAddress: null, check: { result: 'works' } })
  await gls('PUT', { ...GLS_KEYS, password: 'another-0002' })
  expect((await gls('POST')).json.check.result).toBe('refused')
  expect(await read()).toMatchObject({ carrier: 'inpost', changedAt: null })
})

test('a contract with DPD speaks the usual dialect unless another is chosen, and each is tried in its own', async () => {
  const dpd = (method: 'PUT' | 'POST', fields?: Record<string, string>) =>
    market.api(method, path(fields ? '/dpd' : '/dpd/check'), fields && { test: true, fields }, auth)
  const fields = { ...DPD_KEYS }
  expect((await dpd('PUT', { ...fields, dialect: 'rest' })).json.errors).toMatchObject([
    { field: 'fields.dialect', code: 'carrier_key_invalid' },
  ])
  const kept = await dpd('PUT', fields)
  expect(kept.json.fields).toMatchObject([
    { value: DPD_KEYS.login },
    { last4: '0001' },
    { value: '1495' },
    { value: 'soap' },
  ])
  expect((await dpd('POST')).json.check.result).toBe('works')
  expect(dpdServer.calls.at(-1)).toContain('/DPDPackageObjServicesService/')
  expect((await dpd('PUT', { dialect: 'meta' })).json.fields[3]).toMatchObject({ value: 'meta' })
  // What is left out stays as it was.
  expect((await dpd('PUT', { password: DPD_KEYS.password })).json.fields[3]).toMatchObject({ value: 'meta' })
  expect((await dpd('POST')).json.check.result).toBe('works')
  expect(dpdServer.calls.at(-1)).toBe('POST /shipping/v1/login')
  await dpd('PUT', { payerNumber: '7', dialect: 'soap' })
  expect((await dpd('POST')).json.check.result).toBe('refused')
})
