import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../factories/product.ts'
import { aPurchase, decide, startedPayment } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { rawRequest } from './raw-request.ts'

// The sandbox provider stands beside the market's own endpoints: nobody signs anything to send it something.
let market: TestMarket
let ahead = 0
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(Date.now() + ahead) })
})
afterAll(() => market.close())

const PATHS = ['/sandbox-pay/api/payments', '/sandbox-pay/api/status', '/sandbox-pay/api/refunds', '/sandbox-pay/sbx_x']

test.each(PATHS)('300 MB to %s are not taken', async (path) => {
  const before = process.memoryUsage().arrayBuffers
  const { hostname, port } = new URL(market.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (part) => resolve(String(part)))
    socket.once('close', () => resolve('cut'))
  })
  const signature = 'sandbox-signature: t=1,v1=00\r\ncontent-type: application/x-www-form-urlencoded'
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${signature}\r\nTransfer-Encoding: chunked\r\n\r\n`)
  const megabyte = `100000\r\n${'a'.repeat(1024 * 1024)}\r\n`
  let sent = 0
  while (sent < 300 && !socket.destroyed && socket.writable) {
    sent += 1
    if (!socket.write(megabyte)) {
      await Promise.race([
        new Promise((resolve) => socket.once('drain', resolve)),
        new Promise((resolve) => socket.once('close', resolve)),
      ])
    }
  }
  expect(await answer).toMatch(/^HTTP\/1.1 (413|404|422)|^cut/)
  expect(sent).toBeLessThan(300)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000)
  socket.destroy()
})

test('who signs nothing is refused before the body is read, and what is no JSON ends nothing', async () => {
  for (const path of PATHS.slice(0, 3)) {
    const headers = { 'content-type': 'application/json' }
    expect((await rawRequest(market, 'POST', path, headers, ['{'])).status).toBe(401)
    const signed = { ...headers, 'sandbox-signature': 't=1,v1=00' }
    expect((await rawRequest(market, 'POST', path, signed, ['{'])).status).toBe(401)
    const much = await rawRequest(market, 'POST', path, signed, ['a'.repeat(100_000)])
    expect([much.status, JSON.parse(much.text).code]).toEqual([413, 'body_too_large'])
  }
})

test('a page that lay open for three days takes no money: the market would soon stop asking about it', async () => {
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId)
  const page = await startedPayment(market, (await aPurchase(market, [{ versionId }])).key)
  expect((await market.api('GET', page)).text).toContain('value="pay"')
  ahead = 3 * 86_400_000
  const left = (await market.api('GET', page)).text
  expect(left).toContain('Czas na tę płatność minął')
  expect(left).not.toContain('value="pay"')
  await decide(market, page, { action: 'pay', timing: 'before' })
  const { rows } = await market.query('select status, paid from sandbox_payments where reference = $1', [
    page.split('/').pop(),
  ])
  expect(rows).toEqual([{ status: 'open', paid: 0 }])
})
