import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullLists, LISTED } from '../../../../test/factories/listed.ts'
import { anOperator, auditOf } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { STAFF_ROLES, type StaffArea, staffMay } from '../../../values/staff.ts'

let market: TestMarket
let owner: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket()
  owner = await anOperator(market)
  await fullLists(market)
})
afterAll(() => market.close())

const download = (path: string, auth: Record<string, string>) =>
  fetch(`${market.url}/api/admin/${path}`, { headers: { ...auth, 'accept-language': 'pl-PL' } })

/** The file, the area whose list it is, its name on record, and which column tells one row from another. */
const FILES: readonly (readonly [path: string, area: StaffArea, name: string, own: number])[] = [
  ['payment-export', 'money', 'payments', 0],
  ['payment-alarm-export', 'money', 'payment-alarms', 0],
  ['chargeback-export', 'money', 'chargebacks', 0],
  ['payout-batch-export', 'money', 'payout-batches', 0],
  ['commission-rule-export?kind=company', 'money', 'commission-rules', 0],
  ['brand-export?q=lista', 'content', 'brands', 0],
  ['recall-export', 'content', 'recalls', 0],
  ['dispute-export', 'orders', 'disputes', 0],
  ['incident-export', 'orders', 'incidents', 3],
  ['message-report-export', 'content', 'message-reports', 0],
  ['job-export?state=waiting&name=mail.send', 'market', 'jobs', 0],
]

describe('R16 each list is a file', () => {
  test.each(FILES)('%s: all pages of it, each row once, on record', async (path, _, name, own) => {
    const answer = await download(path, owner.auth)
    expect([path, answer.status]).toEqual([path, 200])
    const [head, ...rows] = (await answer.text()).trim().split('\r\n')
    expect(new Set(rows.map((row) => row.split(';')[own])).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(LISTED)
    expect(head).not.toContain('undefined')
    expect((await auditOf(market, name)).at(-1)).toMatchObject({ actorId: owner.id, action: 'listExported' })
  })

  test('and for those who may read the list, whatever else they may', async () => {
    for (const role of STAFF_ROLES) {
      const { id, auth } = await anOperator(market)
      await market.query('update users set staff_role = $2 where id = $1', [id, role])
      for (const [path, area] of FILES) {
        const { status } = await download(path, auth)
        expect([role, path, status]).toEqual([role, path, staffMay(role, area, 'read') ? 200 : 403])
      }
    }
  })

  test('filtered as the page is', async () => {
    const rowsOf = async (path: string) =>
      (await (await download(path, owner.auth)).text()).trim().split('\r\n').length - 1
    expect(await rowsOf('payment-alarm-export?done=true')).toBe(0)
    expect(await rowsOf('payment-export?q=listed_7')).toBe(1)
    expect(await rowsOf('payment-export?q=listed_%25')).toBe(0)
    expect(await rowsOf('chargeback-export?decided=true')).toBe(0)
    expect(await rowsOf('dispute-export?decided=true')).toBe(0)
    expect(await rowsOf('incident-export?acts=buyer')).toBe(0)
    expect(await rowsOf('message-report-export?decided=true')).toBe(0)
    expect(await rowsOf('job-export?state=failed')).toBe(0)
    expect(await rowsOf('commission-rule-export?kind=category')).toBe(0)
  })
})
