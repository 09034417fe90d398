import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, aPerson, authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aDesk, aReport, reportOf, someone } from '../../../test/factories/report.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { openSession } from '../accounts/index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let _owner: Record<string, string>
let _ownerEmail: string
let operator: Awaited<ReturnType<typeof anOperator>>
let desk: ReturnType<typeof aDesk>
let clock = new Date('2026-11-26T10:00:00Z')

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

describe('R19 what came another way, misuse, numbers, forgetting', () => {
  test('orders of authorities and safety notices have clocks of two and three Polish working days from when they came', async () => {
    const { id } = await aThing()
    const enter = (over: object) =>
      market.api(
        'POST',
        '/api/admin/reports',
        {
          ...{ source: 'authority', kind: 'product', id, reason: 'unsafe', explanation: 'Nakaz wycofania ładowarki.' },
          ...{ receivedAt: '2026-11-26T08:00:00Z', ...over },
        },
        operator.auth,
      )
    expect((await enter({})).json).toMatchObject({ dueAt: '2026-11-30T23:00:00.000Z', reporter: null, misuse: null })
    expect((await enter({ source: 'safety' })).json.dueAt).toBe('2026-12-01T23:00:00.000Z')
    expect((await enter({ receivedAt: '2026-11-27T08:00:00Z' })).json.code).toBe('received_in_future')
    const late = (await enter({ receivedAt: '2026-11-20T08:00:00Z' })).json
    expect(late).toMatchObject({ late: true, source: 'authority' })
  })

  test('who reports without ground is warned, then not heard for ninety days', async () => {
    const email = someone()
    const { id } = await aReport(market, (await aThing()).id, { email })
    const step = (what: string) =>
      market.api('POST', `/api/admin/reports/${id}/misuse`, { step: what, reason: 'Bez podstaw' }, operator.auth)
    expect((await step('suspend')).json.code).toBe('step_impossible')
    expect((await step('warn')).json.misuse.steps).toEqual(['warn', 'suspend'])
    await step('suspend')
    expect((await desk.lastMail(email))?.template).toBe('reportsSuspended')
    const other = await aThing()
    expect((await desk.report(reportOf(other.id, { email: email.toUpperCase() }))).json.code).toBe('reports_suspended')
    await step('lift')
    expect((await desk.report(reportOf(other.id, { email }))).status).toBe(201)
  })

  test('the year is counted, and its decisions are a file that names nobody who reported', async () => {
    await desk.decide((await aReport(market, (await aThing()).id, { email: someone() })).id)
    const { json } = await market.api('GET', '/api/admin/moderation-counts?year=2026', undefined, operator.auth)
    const sum = (rows: { count: number }[]) => rows.reduce((total, { count: one }) => total + one, 0)
    const { rows } = await market.query(
      'select (select count(*)::int from content_reports) as reports, (select count(*)::int from moderation_decisions) as decisions',
    )
    expect([sum(json.reports), sum(json.decisions), json.suspensions]).toEqual([rows[0].reports, rows[0].decisions, 1])
    const csv = await market.api('GET', '/api/admin/moderation-export?year=2026', undefined, {
      ...operator.auth,
      'accept-language': 'pl-PL',
    })
    expect(csv.text.trim().split('\r\n')).toHaveLength(rows[0].decisions + 1)
    expect(csv.text).toContain('ograniczona widoczność')
    expect(csv.text).not.toMatch(/example\.com|Jan Maj/)
    const none = await market.api('GET', '/api/admin/moderation-export?year=2025', undefined, operator.auth)
    expect(none.text.trim().split('\r\n')).toHaveLength(1)
  })

  test('who deletes the account is forgotten in reports; a year after a decision nothing of a person is left', async () => {
    const person = await aPerson(market)
    const session = { authorization: `Bearer ${await openSession(market.deps, person.id, { confirmed: true })}` }
    const { id: productId } = await aThing()
    await market.api('POST', '/api/reports', reportOf(productId, { email: person.email }), session)
    await market.api('DELETE', '/api/users/delete', undefined, session)
    const kept = async (where: string, value: unknown) =>
      (await market.query(`select name, email, user_id, explanation from content_reports where ${where}`, [value]))
        .rows[0]
    expect(await kept('subject_id = $1', productId)).toMatchObject({ name: null, email: null, user_id: null })
    const { id } = await aReport(market, (await aThing()).id, { email: someone() })
    await desk.decide(id)
    const now = clock
    clock = new Date('2027-11-25T10:00:00Z')
    await market.runJob('moderation.purge')
    expect(await kept('id = $1', id)).toMatchObject({ name: 'Jan Maj' })
    clock = new Date('2027-11-27T10:00:00Z')
    await market.runJob('moderation.purge')
    expect(await kept('id = $1', id)).toEqual({ name: null, email: null, user_id: null, explanation: '' })
    clock = now
  })

  test('the form and the complaint work without scripts', async () => {
    const { id } = await aThing()
    const post = (path: string, body: Record<string, string>) =>
      fetch(market.url + path, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
    const {
      kind: _,
      id: __,
      locale: ___,
      goodFaith: ____,
      ...said
    } = reportOf(id, { email: someone() }) as never as Record<string, string>
    const sent = await post(`/de/report/product/${id}`, { ...said, goodFaith: 'true' } as Record<string, string>)
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/de\/reports\/[\w-]{43}$/),
    ])
    const key = String(sent.headers.get('location')).split('/').at(-1) ?? ''
    const early = await post(`/reports/${key}`, { words: 'Jeszcze nic nie ma.' })
    expect(early.headers.get('location')).toBe(`/reports/${key}?problem=nothing#complaint`)
    const { rows } = await market.query('select id from content_reports where key = $1', [key])
    await desk.decide(Number(rows[0].id), { measure: 'none' })
    const short = await post(`/reports/${key}`, { words: 'nie' })
    expect(short.headers.get('location')).toContain('problem=words')
    const done = await post(`/reports/${key}`, { words: 'Opis jest nieprawdziwy.' })
    expect(done.headers.get('location')).toBe(`/reports/${key}#complaint`)
    expect((await desk.caseOf(key)).json.state).toBe('complained')
  })
})
