import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isOwnForm } from './own-form.ts'

const app = new Hono().post('/', (c) =>
  c.text(String(isOwnForm((name) => c.req.header(name), 'https://market.example'))),
)
const sent = async (headers: Record<string, string>) => {
  const answer = await app.request('/', { method: 'POST', headers: { host: 'inside:3000', ...headers } })
  return (await answer.text()) === 'true'
}

test.each([
  { 'sec-fetch-site': 'same-origin', origin: 'https://market.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://market.example' },
  { origin: 'http://inside:3000' },
  // Text browsers.
  { referer: 'https://market.example/de/products/7' },
])('a form of our own: %j', async (headers) => expect(await sent(headers)).toBe(true))

test.each([
  {},
  { 'sec-fetch-site': 'cross-site', origin: 'https://market.example' },
  // A neighbour below the same name is somebody else.
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.market.example' },
  { origin: 'https://evil.example' },
  { origin: 'https://market.example.evil.example' },
  { origin: 'https://market.example:8443' },
  { origin: 'null', referer: 'https://market.example/' },
  { referer: 'https://evil.example/?https://market.example/' },
])('a form of somebody else: %j', async (headers) => expect(await sent(headers)).toBe(false))
