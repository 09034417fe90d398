import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { auditOf } from '../../../../test/factories/person.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { textOf } from '../../../../test/read-pdf.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let strangers: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  strangers = await aTeam(market)
})
afterAll(() => market.close())

const placed = async (over: Parameters<typeof anOrder>[2] = {}) => (await anOrder(market, team.companyId, over)).number
type Over = { per?: string; language?: string; prices?: boolean }
const ask = (numbers: string[], over: Over = {}, by = team.owner) =>
  fetch(`${market.url}/api/companies/${team.companyId}/packing-slips`, {
    method: 'POST',
    headers: { ...by, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ numbers, per: 'order', language: 'own', prices: false, ...over }),
  })
/** What stands on the pages, and how many there are. `DRAWN=folder` keeps the file, to be looked at. */
async function print(name: string, numbers: string[], over: Over = {}) {
  const answer = await ask(numbers, over)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (process.env.DRAWN) await writeFile(`${process.env.DRAWN}/${name}.pdf`, bytes)
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  // Addresses and hyphens are broken where a line may end.
  return {
    text: textOf(bytes)
      .replace(/\s+/g, ' ')
      .replace(/([/-]) /g, '$1'),
    pages,
  }
}
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

test('R14 a packing slip says what is packed for whom, where it comes from and how to return it, and no price', async () => {
  const number = await placed({
    items: [
      { versionId: 1, title: 'Lenovo ThinkPad T480', versionName: '16 GB', erpCode: 'REK-17', quantity: 3 },
      { versionId: 2, title: 'Stacja dokująca' },
    ],
  })
  const { text, pages } = await print('plain', [number])
  for (const part of [
    ...['Packing slip', number, 'Sprzęt Sp. z o.o.', 'ul. Długa 5', '31-147 Kraków', '3', 'Lenovo ThinkPad T480'],
    ...['16 GB', 'Used', 'REK-17', 'Stacja dokująca', 'DPD courier', '/en/find-order'],
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/zł|PLN|1.?299/)
  expect(pages).toBe(1)
  const priced = await print('priced', [number], { prices: true })
  expect(priced.text).toContain('zł 5,215.99')
})

test('R14 slips speak the buyer’s language where wished, one a parcel, what is left on one of its own', async () => {
  const number = await placed({
    locale: 'de-DE',
    items: [
      { versionId: 1, quantity: 3 },
      { versionId: 2, title: 'Maus' },
    ],
  })
  const part = { carrier: 'dpd', trackingNumber: '1000000000001U', items: [{ versionId: 1, quantity: 2 }] }
  await market.api('POST', `/api/companies/${team.companyId}/orders/${number}/ship`, part, team.owner)
  const { text, pages } = await print('parts', [number], { per: 'shipment', language: 'buyer', prices: true })
  expect(pages).toBe(2)
  for (const words of ['Packliste', 'Paket 1 von 2', 'Paket 2 von 2', 'DPD 1000000000001U', 'Maus', '/de/find-order']) {
    expect(text).toContain(words)
  }
})

test('R14 a long list breaks into pages that each name the order; many orders are one file', async () => {
  const items = Array.from({ length: 80 }, (_, index) => ({
    versionId: index + 1,
    title: `Długa nazwa laptopa poleasingowego z dużym ekranem i podświetlaną klawiaturą numer ${index + 1}`,
  }))
  const [long, short] = [await placed({ items }), await placed()]
  const { text, pages } = await print('long', [long, short])
  expect(pages).toBeGreaterThan(3)
  // In the heading, once on each page's table and in the way of returning.
  expect(text.split(long).length - 1).toBeGreaterThanOrEqual(pages)
})

test('R14 what must not leave says so, in the words of who packs', async () => {
  const number = await placed({ status: 'cancelled', locale: 'de-DE' })
  const { text } = await print('cancelled', [number], { language: 'buyer' })
  expect(text).toContain('This order was cancelled. Do not ship it.')
})

test('R14 slips are the company’s own, for its team, at most a hundred at a time, and on record', async () => {
  const number = await placed()
  const foreign = (await anOrder(market, strangers.companyId)).number
  expect(await codeOf(await ask([number, foreign]))).toBe('order_not_found')
  expect((await ask([number], {}, strangers.owner)).status).toBe(404)
  expect((await ask(Array.from({ length: 101 }, () => number))).status).toBe(422)
  await print('record', [number])
  const printed = (await auditOf(market, team.companyId)).filter(({ action }) => action === 'slipsPrinted')
  expect(printed.at(-1)).toEqual({ actorId: team.ownerId, action: 'slipsPrinted', detail: { orders: 1 } })
})

test('R14 more lines than a file should have are refused before they are drawn', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ versionId: index + 1 }))
  const numbers: string[] = []
  for (let count = 0; count < 51; count += 1) numbers.push(await placed({ items }))
  expect(await codeOf(await ask(numbers))).toBe('too_many_lines')
  expect((await ask(numbers.slice(0, 50))).status).toBe(200)
})
