import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readSecret, writeSetting } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

test('E14 B02 B03 B12 every page may know the public configuration', async () => {
  const { json } = await market.api('GET', '/api/settings')
  expect(json).toMatchObject({
    version: '1.1.6',
    currency: 'PLN',
    defaultLocale: 'pl-PL',
    vertical: 'electronics',
    electrical: true,
    bannerIcon: 'shield-check',
  })
  for (const locale of ['pl-PL', 'en-US', 'de-DE'])
    expect([json.headerText[locale], json.bannerText[locale]].every(Boolean)).toBe(true)
  expect(Object.keys(json.owner)).toEqual([
    'name',
    'street',
    'postalCode',
    'city',
    'country',
    'phone',
    'email',
    'taxId',
  ])
})
test('B13 the cosmetics vertical has its own wording', async () => {
  const other = await testMarket({ env: { VERTICAL: 'cosmetics' } })
  const { json } = await other.api('GET', '/api/settings')
  expect([json.vertical, json.bannerIcon, json.used, json.electrical]).toEqual(['cosmetics', 'sparkles', false, false])
  await other.close()
})
test('B11 pages know where the application is, or that there is none', async () => {
  expect((await market.api('GET', '/api/settings')).json.apps).toEqual({ appStore: null, googlePlay: null })
  const appStore = 'https://apps.apple.com/pl/app/obieg/id1'
  const other = await testMarket({ env: { APP_STORE_URL: appStore } })
  expect((await other.api('GET', '/api/settings')).json.apps).toEqual({ appStore, googlePlay: null })
  await other.close()
})
test('what the operator enters stands over the defaults, secrets stay inside', async () => {
  await readSecret(market.deps, 'test')
  await writeSetting(market.deps, 'site', { marketName: 'Drugi obieg' })
  const { json, text } = await market.api('GET', '/api/settings')
  expect(json.marketName).toBe('Drugi obieg')
  expect(text).not.toContain(await readSecret(market.deps, 'test'))
})
