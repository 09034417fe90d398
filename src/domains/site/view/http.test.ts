import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket

beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const choose = async (fields: Record<string, string>, cookie = '') => {
  const answer = await fetch(`${market.url}/view`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams(fields),
  })
  return [answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')?.split(';')[0] ?? null]
}

test('a choice is kept in a cookie, and leads back to the page it was made on', async () => {
  const to = '/de/catalog?q=laptop&vat=margin'
  expect(await choose({ prices: 'net', to })).toEqual([303, to, 'view=net'])
  expect(await choose({ prices: 'gross', to }, 'view=net')).toEqual([303, to, 'view='])
  expect(await choose({ to }, 'view=net')).toEqual([303, to, 'view=net'])
  expect(await choose({ currency: 'EUR', to }, 'view=net')).toEqual([303, to, 'view=net.EUR'])
  expect(await choose({ prices: 'gross', to }, 'view=net.EUR')).toEqual([303, to, 'view=EUR'])
  expect(await choose({ currency: '', to }, 'view=net.EUR')).toEqual([303, to, 'view=net'])
})
test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '',
])('nobody is led to another host: %s', async (to) => {
  const [status, location] = await choose({ prices: 'net', to })
  expect([status, location]).toEqual([303, '/'])
})
test('what is no choice changes nothing', async () => {
  expect(await choose({ prices: 'free' })).toEqual([303, '/', null])
  expect(await choose({ currency: 'XAU' })).toEqual([303, '/', null])
  const large = await fetch(`${market.url}/view`, {
    method: 'POST',
    body: new URLSearchParams({ to: 'x'.repeat(9000) }),
  })
  expect(large.status).toBe(413)
})
