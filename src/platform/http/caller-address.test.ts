import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress, unnamedProxyOf, watchForwarded } from './caller-address.ts'

async function seen(trustedProxies: number, forwarded?: string, peer = '10.0.0.1'): Promise<string> {
  const app = new Hono()
  app.get('/', (c) => c.text(callerAddress(c, trustedProxies)))
  const env = { incoming: { socket: { remoteAddress: peer } } }
  const answer = await app.request('/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, env)
  return answer.text()
}

test('nobody is believed without proxies of ours: a private one that speaks for somebody stays visible', async () => {
  expect(await seen(0, '6.6.6.6, 203.0.113.9')).toBe('10.0.0.1→203.0.113.9')
  expect(await seen(0, 'not an address')).toBe('10.0.0.1')
  expect(await seen(0, '203.0.113.9', '198.51.100.7')).toBe('198.51.100.7')
  expect(unnamedProxyOf('10.0.0.1→203.0.113.9')).toBe('10.0.0.1')
  expect(unnamedProxyOf('198.51.100.7')).toBeUndefined()
})
test('a header that nobody trusts is told of once, with what to set', async () => {
  const told: Record<string, unknown>[] = []
  const watch = watchForwarded(0, (line) => told.push(line))
  const app = new Hono()
  app.get('/', (c) => {
    watch.look(c)
    return c.text('')
  })
  const ask = (peer: string, headers = {}) =>
    app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  await ask('127.0.0.1')
  expect([told.length, watch.proxySeen()]).toEqual([0, false])
  await ask('198.51.100.7', { 'x-forwarded-for': '203.0.113.9' })
  expect([told.length, watch.proxySeen()]).toEqual([1, false])
  for (const peer of ['127.0.0.1', '::ffff:172.18.0.1']) await ask(peer, { 'x-forwarded-for': '203.0.113.9' })
  expect([told.length, watch.proxySeen()]).toEqual([1, true])
  expect(told[0]?.todo).toContain('set TRUSTED_PROXIES')
})
test('behind one proxy it is what that proxy wrote, not what the caller wrote before', async () => {
  expect(await seen(1, '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9')
})
test('behind two it is the one before the last', async () => {
  expect(await seen(2, '6.6.6.6, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
})
test('a proxy that says nothing leaves the connection', async () => {
  expect(await seen(1)).toBe('10.0.0.1')
})
