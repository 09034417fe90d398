import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aDesk, aReport, reportOf, someone } from '../../../test/factories/report.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let _owner: Record<string, string>
let _ownerEmail: string
let operator: Awaited<ReturnType<typeof anOperator>>
let desk: ReturnType<typeof aDesk>
const clock = new Date('2026-11-26T10:00:00Z')

beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  seller = await aSeller(market.deps)
  _owner = await authOf(market, seller.ownerId)
  _ownerEmail = (await market.query('select email from users where id = $1', [seller.ownerId])).rows[0].email
  operator = await anOperator(market)
  desk = aDesk(market, operator.auth)
})
afterAll(() => market.close())

const aThing = () => aProduct(market.deps, seller.companyId)

describe('R19 reports of content', () => {
  test('a guest reports an offer: taken, confirmed by mail without a word that was typed, read by its key', async () => {
    const { id } = await aThing()
    const email = someone()
    const { key, number } = await aReport(market, id, { email, locale: 'de-DE', explanation: 'Kaufen Sie bei example' })
    const mail = await desk.lastMail(email)
    expect(mail).toMatchObject({ locale: 'de-DE', template: 'reportReceived', params: { number } })
    expect(JSON.stringify(mail)).not.toContain('Kaufen')
    expect(mail?.params.link).toContain(`/de/reports/${key}`)
    expect((await desk.caseOf(key)).json).toMatchObject({ number, party: 'reporter', state: 'open', decision: null })
    expect((await desk.caseOf('A'.repeat(43))).status).toBe(404)
  })

  test('what is missing is named; nobody has to say who reports a sexual offence against minors', async () => {
    const { id } = await aThing()
    const fields = async (over: object) =>
      (await desk.report(reportOf(id, over))).json.errors?.map(({ field, code }: { field: string; code: string }) => [
        field,
        code,
      ])
    expect(await fields({ goodFaith: false })).toEqual([['goodFaith', expect.any(String)]])
    expect(await fields({ explanation: 'krótko' })).toEqual([['explanation', expect.any(String)]])
    expect(await fields({ name: '', email: '' })).toEqual([
      ['name', 'required'],
      ['email', 'required'],
    ])
    expect(await fields({ reason: 'fake' })).toEqual([['reason', 'reason_unfit']])
    const anonymous = await desk.report(reportOf(id, { reason: 'childAbuse', name: '', email: '' }))
    expect(anonymous.status).toBe(201)
    expect((await desk.report(reportOf(999_999))).json.code).toBe('subject_not_found')
    await market.query(`update products set status = 'draft' where id = $1`, [id])
    expect((await desk.report(reportOf(id, { email: someone() }))).json.code).toBe('subject_not_found')
  })

  test('the same report twice, or twice at once, is one; one person floods neither the queue nor a mailbox', async () => {
    const { id } = await aThing()
    const email = someone()
    const answers = await Promise.all([1, 2, 3].map(() => desk.report(reportOf(id, { email }))))
    expect(new Set(answers.map(({ json }) => json.key)).size).toBe(1)
    expect(await mailsTo(market, email)).toHaveLength(1)
    const told = []
    for (let n = 0; n < 12; n += 1) told.push((await desk.report(reportOf((await aThing()).id, { email }))).status)
    expect(told.slice(0, 7)).toEqual(Array(7).fill(201))
    expect(told.slice(7)).toEqual(Array(5).fill(429))
  })

  test('threats are first in the queue, and operators are told at once; then by when it is due', async () => {
    const [usual, threat] = [await aThing(), await aThing()]
    const one = await aReport(market, usual.id, { email: someone() })
    const two = await aReport(market, threat.id, { email: someone(), reason: 'lifeThreat' })
    expect(await desk.lastMail(operator.email)).toMatchObject({
      template: 'reportUrgent',
      params: { number: two.number },
    })
    const { json } = await market.api('GET', '/api/admin/reports', undefined, operator.auth)
    const ids: number[] = json.reports.map((row: { id: number }) => row.id)
    expect(ids.indexOf(two.id)).toBeLessThan(ids.indexOf(one.id))
    expect(json.reports.find((row: { id: number }) => row.id === two.id)).toMatchObject({ urgent: true, late: false })
    await market.api('POST', `/api/admin/reports/${two.id}/authority-told`, { note: 'Policja, 112' }, operator.auth)
    expect(await desk.file(two.id)).toMatchObject({ authorityNote: 'Policja, 112' })
    for (const after of ['x', 'W10', 'WzFd']) {
      const refused = await market.api('GET', `/api/admin/reports?after=${after}`, undefined, operator.auth)
      expect([refused.status, refused.json.code]).toEqual([422, 'invalid_cursor'])
    }
  })

  test('the queue goes on page by page without a gap', async () => {
    await market.query(
      `insert into content_reports (key, affected_key, source, subject_kind, subject_id, company_id, title, address, reason, explanation, locale,
        rank, state, received_at, due_at)
       select md5(n::text) || 'kkkkkkkkkk', md5(n::text) || 'aaaaaaaaaa', 'operator', 'shop', $1, $2, 'Salon', '', 'another', '', 'pl-PL',
        n % 2, 'open', $3, $3::timestamptz + n % 7 * interval '1 hour' from generate_series(1, 120) n`,
      [seller.shopId, seller.companyId, clock],
    )
    const seen: number[] = []
    for (let after = ''; ; ) {
      const query = `?kind=shop${after && `&after=${after}`}`
      const { json } = await market.api('GET', `/api/admin/reports${query}`, undefined, operator.auth)
      seen.push(...json.reports.map((row: { id: number }) => row.id))
      if (!json.next) break
      after = json.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  })
})
