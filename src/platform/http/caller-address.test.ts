import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

async function seen(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono()
  app.get('/', (c) => c.text(callerAddress(c, trustedProxies)))
  const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  const answer = await app.request('/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, env)
  return answer.text()
}

test('nobody is believed without proxies of ours', async () => {
  expect(await seen(0, '203.0.113.9')).toBe('10.0.0.1')
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
