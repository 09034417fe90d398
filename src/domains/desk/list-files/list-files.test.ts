import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, aPerson, auditOf } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aReport } from '../../../../test/factories/report.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket()
  operator = await anOperator(market)
})
afterAll(() => market.close())

/** The rows of a file, its heads aside. */
async function rowsOf(path: string, auth = operator.auth): Promise<string[][]> {
  const answer = await fetch(`${market.url}/api/admin/${path}`, { headers: { ...auth, 'accept-language': 'pl-PL' } })
  expect([path, answer.status]).toEqual([path, 200])
  const lines = (await answer.text()).trim().split('\r\n')
  return lines.slice(1).map((line) => line.split(';'))
}
const statusOf = async (path: string, auth: Record<string, string>) =>
  (await fetch(`${market.url}/api/admin/${path}`, { headers: auth })).status

test('R16 lists are taken as files, all pages of them, filtered as the page is; that is on record without what was searched for', async () => {
  const people = []
  for (let at = 0; at < 53; at++) people.push(await aPerson(market, { lastName: `Lista${at}`, firstName: '=1+1' }))
  const rows = await rowsOf('user-export?q=lista')
  expect(rows).toHaveLength(53)
  expect(new Set(rows.map((row) => row[2])).size).toBe(53)
  // What a spreadsheet would compute is text.
  expect(rows[0]?.[0]).toMatch(/^"?'=1\+1/)
  expect((await auditOf(market, 'users')).at(-1)).toMatchObject({
    ...{ actorId: operator.id, action: 'listExported', detail: { searched: true } },
  })
  const seller = await aSeller(market.deps)
  expect((await rowsOf('company-export?status=approved')).map(([id]) => Number(id))).toContain(seller.companyId)
  expect((await rowsOf('audit-export?action=listExported')).length).toBeGreaterThanOrEqual(2)
})

test('R16 R19 reports are found by number, subject and company, mails by their address; both as files', async () => {
  const seller = await aSeller(market.deps)
  const { id } = await aProduct(market.deps, seller.companyId, { title: 'Laptop szukany' })
  const email = 'szukana@example.com'
  const report = await aReport(market, id, { email })
  const other = await aReport(market, (await aProduct(market.deps, (await aSeller(market.deps)).companyId)).id)
  const numbers = async (q: string) =>
    (await rowsOf(`report-export?q=${encodeURIComponent(q)}`)).map(([number]) => number)
  expect(await numbers(report.number.toLowerCase())).toEqual([report.number])
  expect(await numbers('SZUKANY')).toEqual([report.number])
  expect(await numbers('%')).toEqual([])
  const { rows } = await market.query('select name from companies where id = $1', [seller.companyId])
  expect(await numbers(rows[0].name)).toContain(report.number)
  expect(await numbers(other.number)).toEqual([other.number])
  const mails = await rowsOf(`mail-export?q=${email.toUpperCase()}`)
  expect(mails.map((row) => row[1])).toEqual([email])
})

test('R16 each file is for those who may read the list', async () => {
  const finance = await anOperator(market)
  await market.query(`update users set staff_role = 'finance' where id = $1`, [finance.id])
  expect(await statusOf('company-export', finance.auth)).toBe(200)
  expect(await statusOf('report-export', finance.auth)).toBe(403)
  expect(await statusOf('audit-export', finance.auth)).toBe(403)
})
