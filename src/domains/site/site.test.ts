import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, aPerson, auditOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let auth: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const read = async () => (await market.api('GET', '/api/admin/site', undefined, auth)).json
const save = async (over: object) => {
  const { headerImageKey: _, thumbnailKey: __, ...site } = await read()
  return market.api('PUT', '/api/admin/site', { ...site, ...over }, auth)
}
const seen = async () => (await market.api('GET', '/api/settings')).json

describe('an operator', () => {
  test('E14 R22 configures name, texts, icon, colour and language; every page has them at once', async () => {
    const texts = { 'pl-PL': 'Drugie życie', 'en-US': 'A second life', 'de-DE': 'Ein zweites Leben' }
    const { status, json } = await save({
      marketName: 'Drugi obieg',
      headerText: texts,
      bannerText: texts,
      bannerIcon: 'recycle',
      accent: '#123456',
      language: 'en-US',
    })
    expect([status, json.revision]).toEqual([200, 1])
    expect(await seen()).toMatchObject({
      marketName: 'Drugi obieg',
      headerText: texts,
      bannerIcon: 'recycle',
      accent: '#123456',
      defaultLocale: 'en-US',
    })
    expect((await auditOf(market, 'site')).at(-1)?.action).toBe('siteChanged')
  })
  test('E14 two operators at once: one wins, the other is told', async () => {
    const { revision } = await read()
    const both = await Promise.all([save({ marketName: 'Jeden', revision }), save({ marketName: 'Dwa', revision })])
    expect(both.map((one) => one.status).sort()).toEqual([200, 409])
  })
  test('E14 V14 what is wrong is named', async () => {
    for (const [field, value, path] of [
      ['marketName', '', 'marketName'],
      ['headerText', { 'pl-PL': '' }, 'headerText.pl-PL'],
      ['accent', 'zielony', 'accent'],
      ['currency', 'CHF', 'currency'],
    ] as const) {
      const { status, json } = await save({ [field]: value })
      expect([field, status, json.errors[0].field]).toEqual([field, 422, path])
    }
  })
  test('E14 a title picture and a small one, taken away again', async () => {
    const file = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const put = (picture: string) =>
      fetch(`${market.url}/api/admin/site/pictures/${picture}`, {
        method: 'PUT',
        body: new Uint8Array(file),
        headers: { ...auth, 'content-type': 'image/png' },
      }).then((answer) => answer.json())
    const { headerImageKey } = await put('header')
    const { thumbnailKey } = await put('thumbnail')
    expect(await seen()).toMatchObject({ headerImageKey, thumbnailKey })
    expect((await fetch(`${market.url}/files/${headerImageKey}-320.webp`)).status).toBe(200)
    await market.api('DELETE', '/api/admin/site/pictures/header', undefined, auth)
    expect((await seen()).headerImageKey).toBeNull()
    await market.runJobs()
    expect((await fetch(`${market.url}/files/${headerImageKey}-640.webp`)).status).toBe(404)
    expect((await fetch(`${market.url}/files/${thumbnailKey}-640.webp`)).status).toBe(200)
  })
  test('E14 B02 the currency stays once there is a product', async () => {
    expect((await save({ currency: 'EUR' })).status).toBe(200)
    expect((await save({ currency: 'PLN' })).status).toBe(200)
    const { companyId } = await aSeller(market.deps)
    await aProduct(market.deps, companyId)
    const { status, json } = await save({ currency: 'EUR' })
    expect([status, json.errors[0]]).toMatchObject([422, { field: 'currency', code: 'currency_in_use' }])
  })
})

describe('keys of payment providers', () => {
  const call = (method: string, path: string, body?: unknown) =>
    market.api(method, `/api/admin/payment-providers${path}`, body, auth)
  const confirm = () => market.query('update sessions set confirmed_at = now()')
  test('E15 B10 three providers, one with a shop id and keys; secrets are never shown again, nor lie in clear', async () => {
    await confirm()
    const secret = 'a1b2c3d4e5f6-secret-7890'
    const fields = { shopId: '12345', apiKey: secret, crcKey: 'crc-0987654321' }
    const saved = await call('PUT', '/przelewy24', { test: true, fields })
    expect([saved.status, saved.json.complete]).toEqual([200, true])
    const { json, text } = await call('GET', '')
    expect(json.providers.map((one: { provider: string }) => one.provider)).toEqual([
      'stripe',
      'paypal',
      'przelewy24',
      'bank-transfer',
    ])
    expect(json.providers[2].fields).toMatchObject([
      { name: 'shopId', value: '12345' },
      { name: 'apiKey', value: null, last4: '7890' },
      { name: 'crcKey', value: null, last4: '4321' },
    ])
    const rows = JSON.stringify((await market.query('select * from settings')).rows) + text
    expect(rows).not.toContain(secret)
    const kept = await call('PUT', '/przelewy24', { test: false, fields: { shopId: '54321' } })
    expect(kept.json.fields[1].last4).toBe('7890')
    expect((await market.api('GET', '/api/settings')).text).not.toContain('54321')
  })
  test('E15 what is no key of that kind is refused by name, nothing is kept', async () => {
    await confirm()
    const { status, json } = await call('PUT', '/stripe', {
      test: true,
      fields: { publishableKey: 'sk_test_1234', other: 'x' },
    })
    expect([status, json.errors.map((one: { field: string }) => one.field)]).toEqual([
      422,
      ['fields.publishableKey', 'fields.other'],
    ])
    await market.query('update sessions set confirmed_at = null')
    const early = await call('PUT', '/przelewy24', { test: true, fields: { shopId: '12a' } })
    expect([early.status, early.json.errors]).toMatchObject([422, [{ code: 'provider_key_invalid' }]])
    expect((await call('GET', '')).json.providers[0].fields[0].changedAt).toBeNull()
  })
  test('E15 needs a fresh log-in, and forgets on demand', async () => {
    await market.query('update sessions set confirmed_at = null')
    expect((await call('DELETE', '/przelewy24')).json.code).toBe('confirmation_required')
    await confirm()
    expect((await call('DELETE', '/przelewy24')).json.complete).toBe(false)
    const buyer = await aPerson(market)
    expect((await market.api('GET', '/api/admin/payment-providers', undefined, buyer.auth)).status).toBe(403)
  })
})
