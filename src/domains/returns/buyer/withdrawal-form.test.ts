import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { textOf } from '../../../../test/read-pdf.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

async function ask(key: string, number: string, rest = '', headers: Record<string, string> = {}) {
  const answer = await fetch(`${market.url}/api/purchases/${key}/orders/${number}/withdrawal-form${rest}`, { headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const saidIn = (bytes: Buffer) => textOf(bytes).replace(/\s+/g, ' ')

test('whoever knows the link of a purchase downloads the form of each of its orders, and nobody keeps it', async () => {
  const { id, key, number } = await anOrder(market, companyId, { status: 'delivered' })
  await market.query(
    `insert into order_events (order_id, to_status, note, at) values ($1, 'delivered', 'delivered', '2026-03-14T10:00:00Z')`,
    [id],
  )
  const { rows } = await market.query(
    `select o.seller->>'name' as name, p.last_name as buyer, p.email from orders o join purchases p on p.id = o.purchase_id where o.id = $1`,
    [id],
  )
  const german = await ask(key, number, '?locale=de-DE', { 'accept-language': 'en' })
  expect([german.status, german.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(german.headers.get('content-disposition')).toMatch(/^attachment; filename.*widerrufsformular-OB-.*\.pdf$/)
  expect(german.headers.get('cache-control')).toBe('no-store')
  const said = saidIn(german.bytes)
  for (const word of [number, rows[0].name, '14. März 2026']) expect(said).toContain(word)
  // What is in the file may lie about: it names no buyer.
  for (const word of [rows[0].buyer, rows[0].email]) expect(said).not.toContain(word)
  expect(saidIn((await ask(key, number, '', { 'accept-language': 'en' })).bytes)).toContain('Model withdrawal form')
})

test('an order of another purchase has none here, and it is not drawn without end', async () => {
  const [own, other] = [await anOrder(market, companyId), await anOrder(market, companyId)]
  const told = async (...asked: Parameters<typeof ask>) => {
    const { status, bytes } = await ask(...asked)
    return [status, JSON.parse(bytes.toString()).code]
  }
  expect(await told(own.key, other.number)).toEqual([404, 'order_not_found'])
  expect(await told('A'.repeat(own.key.length), own.number)).toEqual([404, 'purchase_not_found'])
  expect(await told(own.key, own.number, '?locale=fr-FR')).toEqual([422, 'validation'])
  await market.query('truncate throttles')
  for (let n = 0; n < 60; n += 1)
    await market.deps.limits.count({ name: 'withdrawal-form', attempts: 60, seconds: 3600 } as never, own.key)
  expect(await told(own.key, own.number)).toEqual([429, 'rate_limited'])
})
