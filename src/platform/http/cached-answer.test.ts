import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let path: string

beforeAll(async () => {
  market = await testMarket({ env: { PAGE_CACHE: '100' } })
  const { companyId } = await aSeller(market.deps)
  path = `/api/products/${(await aProduct(market.deps, companyId)).id}/qr.svg`
})
afterAll(() => market.close())

const ask = (host: string, at = path, cookie?: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { host, ...(cookie && { cookie }) }
    const asking = request(market.url + at, { headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => resolve(text))
    })
    asking.once('error', reject).end()
  })

test('a kept answer never carries the host that somebody else sent', async () => {
  const strange = await ask('evil.example')
  const own = await ask('market.example')
  expect(strange).toMatch(/^<svg/)
  expect(own).not.toBe(strange)
  expect(await ask('evil.example')).toBe(strange)
  expect(await ask('MARKET.example')).toBe(own)
})
test('a kept answer is served again, and dropped when what it shows changes', async () => {
  const key = `market.example pl-PL ${path}`
  expect(market.cache.get(key, Date.now())).toBeDefined()
  market.cache.invalidate([`product:${/\d+/.exec(path)?.[0]}`])
  expect(market.cache.get(key, Date.now())).toBeUndefined()
})

test('what differs by what visitors chose is kept for each choice, and API answers for all at once', async () => {
  const { cache } = market
  cache.varyBy((pathname, cookies) => (pathname.startsWith('/api/') ? '' : (cookies ?? '')))
  const kept = (text: string) => ({
    ...{
      status: 200,
      headers: {},
      body: Buffer.from(text),
      encoded: {},
      tags: [],
      freshUntil: Date.now() + 60_000,
    },
  })
  cache.set('market.example  /page', kept('usual'), cache.epoch)
  cache.set('market.example  /page net', kept('with net prices'), cache.epoch)
  const page = (cookie?: string) => ask('market.example', '/page', cookie)
  expect([await page(), await page('net'), await page()]).toEqual(['usual', 'with net prices', 'usual'])
  // A choice that nothing was made for yet is not answered with another's.
  expect(await page('other')).not.toMatch(/usual|net/)
  const qr = await ask('market.example')
  cache.set(`market.example pl-PL ${path}`, kept(qr), cache.epoch)
  expect(await ask('market.example', path, 'net')).toBe(qr)
})
