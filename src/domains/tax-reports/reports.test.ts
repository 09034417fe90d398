import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPaidSeller, aSale } from '../../../test/factories/payout.ts'
import { anOperator, auditOf, authOf, mailsTo } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readXml } from '../../values/read-xml.ts'

let market: TestMarket
let now = new Date('2026-03-10T12:00:00Z')
let ewa: Record<string, string>
beforeAll(async () => {
  market = await testMarket({ now: () => now })
  const { companyId } = await aPaidSeller(market, 'PL27114020040000300201355387')
  await market.query('update companies set operates_market = true where id = $1', [companyId])
  ewa = (await anOperator(market)).auth
})
afterAll(() => market.close())

const at = async (day: string) => {
  now = new Date(`${day}T12:00:00Z`)
  ewa = (await anOperator(market)).auth
}
const settings = {
  ...{ sales: 2, amount: 1, join: 'and', rateFrom: 'yearly', remind: true, secondAfterDays: 30, hold: true },
  ...{ holdAfterDays: 60, rates: [{ year: 2026, currency: 'PLN', rate: 4_250_000, source: 'ECB' }] },
}
const settle = (over: object = {}) => market.api('PUT', '/api/admin/tax-report-settings', { ...settings, ...over }, ewa)
const begin = (year: number) => market.api('POST', '/api/admin/tax-reports', { year }, ewa)
const page = (id: number) => market.api('GET', `/api/admin/tax-reports/${id}`, undefined, ewa)
const file = (id: number, format = 'xml') =>
  market.api('GET', `/api/admin/tax-reports/${id}/file?format=${format}`, undefined, ewa)
const send = (id: number) => market.api('POST', `/api/admin/tax-reports/${id}/sent`, undefined, ewa)
const write = async (reportId: number) => {
  for (;;) {
    const { rows } = await market.query('select state from tax_reports where id = $1', [reportId])
    if (rows[0]?.state !== 'writing') return
    await market.runJob('taxReports.write', { reportId })
  }
}
const tell = async (reportId: number) => {
  for (let n = 0; n < 3; n += 1) await market.runJob('taxReports.notifySellers', { reportId })
}
const data = {
  ...{ kind: 'entity', firstName: null, lastName: null, birthDate: null },
  ...{ residences: ['PL'], tins: [], establishments: ['DE'], revision: 0 },
}

/** A seller whose data are all there, with the headers of its owner. */
async function complete() {
  const { companyId, ownerId } = await aPaidSeller(market)
  await market.query(`update companies set register_name = 'KRS', register_number = '0000123456' where id = $1`, [
    companyId,
  ])
  const auth = await authOf(market, ownerId)
  const saved = await market.api('PUT', `/api/companies/${companyId}/tax-data`, data, auth)
  expect(saved.json.missing).toEqual([])
  return { companyId, ownerId, auth }
}

test('what is missing is asked of the company, validated, saved once of two at once, and told to nobody else', async () => {
  await at('2026-03-10')
  const { companyId, ownerId } = await aPaidSeller(market)
  const auth = await authOf(market, ownerId)
  const path = `/api/companies/${companyId}/tax-data`
  const before = (await market.api('GET', path, undefined, auth)).json
  expect(before).toMatchObject({ data: null, revision: 0, missing: ['kind', 'residences'], heldSince: null })
  expect(before.known).toMatchObject({ city: 'Kraków', account: 'PL61 … 2874' })
  const wrong = await market.api(
    'PUT',
    path,
    { ...data, kind: 'person', birthDate: '1990-05-17', tins: [{ country: 'PL', number: '123' }] },
    auth,
  )
  expect([wrong.status, wrong.json.errors ?? wrong.json.fields]).toMatchObject([422, [{ field: 'tins.0.number' }]])
  const both = await Promise.all([
    market.api('PUT', path, { ...data, kind: 'person', firstName: 'Anna', lastName: 'Kot' }, auth),
    market.api('PUT', path, data, auth),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const after = (await market.api('GET', path, undefined, auth)).json
  expect(after.revision).toBe(1)
  const stranger = await aPaidSeller(market)
  expect((await market.api('GET', path, undefined, await authOf(market, stranger.ownerId))).status).toBe(404)
  // Nothing of it lies open, in the table or in the log.
  const { rows } = await market.query('select sealed from tax_data where company_id = $1', [companyId])
  expect(Buffer.from(rows[0].sealed).toString('latin1')).not.toMatch(/Anna|entity|residences/)
  expect((await auditOf(market, companyId)).at(-1)).toMatchObject({ action: 'taxDataChanged', detail: {} })
})

test('a report is drawn up, sent, kept as it was and corrected; its sellers read their copies', async () => {
  await at('2026-05-05')
  const [one, small] = [await complete(), await complete()]
  const refunded = await aSale(market, one.companyId, { total: 100_000 })
  await at('2026-08-05')
  await aSale(market, one.companyId, { total: 50_000 })
  await aSale(market, small.companyId, { total: 100 })
  await at('2027-01-10')
  expect((await begin(2028)).status).toBe(422)
  await settle({ rates: [] })
  expect((await begin(2026)).json.code).toBe('tax_rate_missing')
  // The second seller sold once, for less than the bound.
  await settle({ amount: 50 })
  const begun = await Promise.all([begin(2026), begin(2026)])
  expect(begun.map(({ status }) => status).sort()).toEqual([201, 409])
  const { id } = begun.find(({ status }) => status === 201)?.json ?? {}
  expect((await file(id)).json.code).toBe('tax_report_not_ready')
  expect((await send(id)).json.code).toBe('tax_report_not_ready')
  await write(id)
  // Again changes nothing.
  await market.runJob('taxReports.write', { reportId: id })
  const drawn = (await page(id)).json
  expect(drawn.report).toMatchObject({ year: 2026, version: 1, state: 'ready', incomplete: 0 })
  const mine = (companyId: number) =>
    drawn.sellers.find((seller: { companyId: number }) => seller.companyId === companyId)
  expect(mine(one.companyId)).toMatchObject({
    ...{ said: 'new', reported: true, missing: [] },
    sums: [{ currency: 'PLN', consideration: 135_000, activities: 2, fees: 15_000 }],
  })
  expect(mine(small.companyId)).toMatchObject({ said: 'nothing', reported: false })
  const first = (await file(id)).text
  expect(typeof readXml(first)).toBe('object')
  expect(first).toContain('<ConsQ2 currCode="PLN">900</ConsQ2><ConsQ3 currCode="PLN">450</ConsQ3>')
  expect(first.match(/<ReportableSeller>/g)).toHaveLength(1)
  const csv = (await file(id, 'csv')).text
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(5)
  expect(csv).toContain('900.00')

  const copy = `/api/companies/${one.companyId}/tax-reports/2026`
  expect((await market.api('GET', copy, undefined, await authOf(market, one.ownerId))).status).toBe(404)
  expect((await send(id)).json.state).toBe('sent')
  expect((await send(id)).json.state).toBe('sent')
  await tell(id)
  const { rows } = await market.query('select email from users where id = $1', [one.ownerId])
  const told = (await mailsTo(market, rows[0].email)).filter(({ template }) => template === 'taxReportSent')
  expect(told).toHaveLength(1)
  expect(told[0]?.params).toMatchObject({ year: 2026 })

  // Money that goes back afterwards lowers the quarter of its payment, and nothing of what was sent.
  await refunded.refund(40_000)
  await market.query('update orders set given_back = 40000 where number = $1', [refunded.number])
  await at('2027-02-20')
  const second = (await begin(2026)).json
  expect(second.version).toBe(2)
  await write(second.id)
  expect((await file(id)).text).toBe(first)
  const corrected = (await file(second.id)).text
  expect(corrected).toContain('<MessageTypeIndic>DPI402</MessageTypeIndic>')
  expect(corrected).toContain(`<CorrDocRefId>PL2026-V1-S${one.companyId}</CorrDocRefId>`)
  expect(corrected).toContain('<ConsQ2 currCode="PLN">540</ConsQ2><ConsQ3 currCode="PLN">450</ConsQ3>')
  const owner = await authOf(market, one.ownerId)
  const seen = () => market.api('GET', copy, undefined, owner)
  expect((await seen()).json.quarters[1].consideration).toBe(90_000)
  await send(second.id)
  expect((await seen()).json).toMatchObject({ version: 2, seller: { establishments: ['DE'] } })
  expect((await seen()).json.quarters[1]).toMatchObject({ consideration: 54_000, activities: 1, fees: 6000 })
  const asCsv = await market.api('GET', `${copy}/file?format=csv`, undefined, { ...owner, 'accept-language': 'pl' })
  expect(asCsv.text).toContain('540,00')
  const pdf = await fetch(`${market.url}${copy}/file?format=pdf`, { headers: owner })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  // Nothing changed since: a third version says nothing of anybody.
  const third = (await begin(2026)).json
  await write(third.id)
  expect((await file(third.id)).text).not.toContain('<ReportableSeller>')
  expect((await market.api('GET', copy, undefined, await authOf(market, small.ownerId))).status).toBe(404)
})

test('a part that dies in the middle is drawn up again, two at once draw up each part once, and files of nobody go', async () => {
  await at('2028-01-10')
  const { companyId } = await complete()
  await at('2027-06-10')
  for (let n = 0; n < 3; n += 1) await aSale(market, companyId, { total: 10_000 })
  await at('2028-01-10')
  await settle({ rates: [{ year: 2027, currency: 'PLN', rate: 4_250_000, source: 'ECB' }] })
  const { id } = (await begin(2027)).json
  const { write: save } = market.deps.files
  const written: string[] = []
  market.deps.files.write = async (key, bytes) => {
    if (key.startsWith('tax-reports/')) written.push(key)
    if (written.length === 2) throw new Error('the disk is gone')
    return save(key, bytes)
  }
  await expect(market.runJob('taxReports.write', { reportId: id })).rejects.toThrow('the disk is gone')
  market.deps.files.write = save
  const kept = await market.query('select place, xml_parts from tax_reports where id = $1', [id])
  expect(kept.rows[0]).toMatchObject({ place: 0, xml_parts: [] })
  const { rows: none } = await market.query('select from tax_report_sellers where report_id = $1', [id])
  expect(none).toEqual([])
  const once = () => market.runJob('taxReports.write', { reportId: id })
  await Promise.all([once(), once()])
  await write(id)
  const text = (await file(id)).text
  expect(text.match(/<ReportableSeller>/g)).toHaveLength(1)
  expect(text.match(/<DPI_OECD/g)).toHaveLength(1)
  expect(typeof readXml(text)).toBe('object')
  // What the first attempt left is named by nobody.
  await market.runJob('taxReports.purge', { keys: written })
  expect(written.map((key) => existsSync(market.deps.files.path(key)))).toEqual([false, false])
  expect((await file(id)).text).toBe(text)
  // Begun anew before it was sent: the same version, drawn up again.
  const again = (await begin(2027)).json
  expect(again).toMatchObject({ version: 1, state: 'writing' })
  expect((await page(id)).status).toBe(404)
})

test('who says nothing is asked twice, and after sixty days its payouts wait until all is said', async () => {
  await at('2029-01-10')
  await settle()
  const { companyId, ownerId } = await aPaidSeller(market)
  const sale = await aSale(market, companyId, { total: 100_000 })
  const { rows } = await market.query('select email from users where id = $1', [ownerId])
  const mails = async () =>
    (await mailsTo(market, rows[0].email)).map(({ template }) => template).filter((name) => name.startsWith('tax'))
  const look = () => market.runJob('taxReports.lookThrough', { after: companyId - 1 })
  const plan = async () =>
    (await market.api('GET', '/api/admin/payout-plan?currency=PLN', undefined, ewa)).json.lines.find(
      (line: { companyId: number }) => line.companyId === companyId,
    )
  await Promise.all([look(), look()])
  expect(await mails()).toEqual(['taxDataWanted'])
  await at('2029-02-09')
  await look()
  await look()
  expect(await mails()).toEqual(['taxDataWanted', 'taxDataWantedAgain'])
  await at('2029-03-01')
  await look()
  expect(await plan()).toMatchObject({ amount: sale.owed, leftOut: null })
  await at('2029-03-11')
  await look()
  await look()
  expect(await mails()).toEqual(['taxDataWanted', 'taxDataWantedAgain', 'taxPayoutsHeld'])
  expect(await plan()).toMatchObject({ leftOut: 'taxData' })
  const listed = (await market.api('GET', `/api/admin/tax-data-missing?after=${companyId - 1}`, undefined, ewa)).json
  expect(listed.companies[0]).toMatchObject({ companyId, missing: ['kind', 'residences'] })
  const auth = await authOf(market, ownerId)
  const outlook = async () =>
    (await market.api('GET', `/api/companies/${companyId}/payout-outlook`, undefined, auth)).json
  expect((await outlook()).taxHeld).toBe(true)
  // Not all of it is not enough.
  const path = `/api/companies/${companyId}/tax-data`
  const part = await market.api('PUT', path, data, auth)
  expect(part.json.missing).toEqual(['registerNumber'])
  expect((await outlook()).taxHeld).toBe(true)
  const person = { ...data, kind: 'person', firstName: 'Anna', lastName: 'Kot', birthDate: '1990-05-17', revision: 1 }
  expect((await market.api('PUT', path, person, auth)).json).toMatchObject({
    missing: [],
    heldSince: null,
    askedAt: [],
  })
  expect((await outlook()).taxHeld).toBe(false)
  expect(await plan()).toMatchObject({ leftOut: null })
  expect((await auditOf(market, companyId)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['taxPayoutsHeld', 'taxPayoutsReleased']),
  )
  // Once a day, whoever asks.
  await Promise.all([
    market.runJob('taxReports.beginLookThrough', {}),
    market.runJob('taxReports.beginLookThrough', {}),
  ])
  const { rows: rounds } = await market.query('select day from tax_rounds')
  expect(rounds).toHaveLength(1)
})
