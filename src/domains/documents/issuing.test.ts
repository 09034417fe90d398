import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, documentSettings, handOver } from '../../../test/factories/documents.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { issueCorrection } from './issue-correction.ts'
import { issueForOrder } from './issue-for-order.ts'
import { takeNumber } from './store/documents.ts'
import { lockSettings } from './store/settings.ts'

let market: TestMarket
let companyId: number
let owner: Record<string, string>
let clock = new Date('2026-03-10T10:00:00Z')
const invoice = { name: 'Kowalska Sp. j.', taxId: '526-000-12-46', address: 'ul. Krótka 7, 00-001 Warszawa' }

beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  await anOwner(market)
})
afterAll(() => market.close())

async function seller(over: Parameters<typeof documentSettings>[2] = {}) {
  const { companyId: id, ownerId } = await aSeller(market.deps)
  await documentSettings(market, id, over)
  companyId = id
  owner = await authOf(market, ownerId)
  return id
}
const call = (method: string, rest: string, body?: unknown, auth = owner) =>
  market.api(method, `/api/companies/${companyId}${rest}`, body, auth)
const documentsOf = async (number: string) => (await call('GET', `/orders/${number}/documents`)).json.documents
const namesOf = async (number: string) => (await documentsOf(number)).map((one: { name: string }) => one.name)
const contentsOf = async (orderId: number) =>
  (await market.query('select content from documents where order_id = $1 order by id', [orderId])).rows.map(
    ({ content }) => content,
  )

describe('the moment of supply', () => {
  test('documents are issued when the parcel leaves, not before, and once however often it is asked', async () => {
    await seller()
    const { number, id, key } = await anOrder(market, companyId, { invoice })
    await market.runJobs()
    expect(await documentsOf(number)).toEqual([])
    const early = await call('POST', `/orders/${number}/documents`)
    expect([early.status, early.json.code]).toEqual([409, 'order_not_handed_over'])
    const shipped = await call('POST', `/orders/${number}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' })
    expect(shipped.status).toBe(200)
    await market.runJobs()
    await market.runJob('documents.issueForOrder', { orderId: id })
    expect(await namesOf(number)).toEqual(['FV/2026/000001'])
    const again = await call('POST', `/orders/${number}/documents`)
    expect([again.status, again.json.code]).toEqual([409, 'document_exists'])
    const [content] = await contentsOf(id)
    expect(content).toMatchObject({
      kind: 'vatInvoice',
      issuedOn: '2026-03-10',
      suppliedOn: '2026-03-10',
      total: 131_899,
      totals: [{ treatment: 'vat23', gross: 131_899, vat: 24_664 }],
      seller: { name: 'Sprzęt Sp. z o.o.', tax: { kind: 'nip', number: '5260001246' } },
      issuer: { name: 'Obieg S.A.' },
      buyer: { name: 'Kowalska Sp. j.', country: 'PL', tax: { kind: 'nip', number: '5260001246' } },
    })
    const bought = await market.api('GET', `/api/purchases/${key}/documents`)
    expect(bought.json.documents).toMatchObject([{ orderNumber: number, kind: 'vatInvoice', total: 131_899 }])
  })

  test('what is collected is supplied when it is collected, not when it is ready', async () => {
    await seller()
    const { number } = await anOrder(market, companyId, { method: 'store_pickup', delivery: 0 })
    await call('POST', `/orders/${number}/ready`)
    await market.runJobs()
    expect(await documentsOf(number)).toEqual([])
    await call('POST', `/orders/${number}/deliver`)
    await market.runJobs()
    expect(await namesOf(number)).toEqual(['PS/2026/000001'])
  })

  test('a seller who issues elsewhere gets none from here, also when asked', async () => {
    await seller({ issuer: 'seller' })
    const { number, id } = await anOrder(market, companyId)
    await handOver(market, id)
    await market.runJob('documents.issueForOrder', { orderId: id })
    expect(await documentsOf(number)).toEqual([])
    expect((await call('POST', `/orders/${number}/documents`)).json.code).toBe('not_issued_here')
  })
})

describe('numbers', () => {
  test('20 at once: none twice, no gap, and what fails in the middle gives its number back', async () => {
    await seller()
    const orders = []
    for (let index = 0; index < 20; index++) orders.push(await anOrder(market, companyId, { invoice }))
    for (const { id } of orders) await handOver(market, id)
    // Every third dies after its number was taken.
    const outcomes = await Promise.allSettled(
      orders.map(({ id }, index) => (index % 3 === 0 ? dieAfterNumber() : issueForOrder(market.deps, id))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
    const { rows } = await market.query('select sequence from documents where company_id = $1 order by sequence', [
      companyId,
    ])
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    // The same order twice at once: one wins.
    const one = await anOrder(market, companyId, { invoice })
    await handOver(market, one.id)
    const both = await Promise.allSettled([issueForOrder(market.deps, one.id), issueForOrder(market.deps, one.id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await namesOf(one.number)).toEqual(['FV/2026/000014'])
  })

  test('the year turns on the market’s clock: an hour before midnight of London it is next year in Warsaw', async () => {
    await seller()
    const numbers: string[] = []
    for (const at of ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', '2027-06-01T10:00:00Z']) {
      clock = new Date(at)
      const { id } = await anOrder(market, companyId, { invoice })
      await handOver(market, id)
      numbers.push(...(await issueForOrder(market.deps, id)).map(({ number }) => number))
    }
    clock = new Date('2026-03-10T10:00:00Z')
    expect(numbers).toEqual(['FV/2026/000001', 'FV/2027/000001', 'FV/2027/000002'])
  })

  test('what was issued can neither be changed nor removed, and a changed copy is noticed', async () => {
    await expect(market.query(`update documents set total = 1`)).rejects.toThrow(/append-only/)
    await expect(market.query(`delete from documents`)).rejects.toThrow(/append-only/)
    await seller()
    const { id, number } = await anOrder(market, companyId)
    await handOver(market, id)
    await issueForOrder(market.deps, id)
    await market.query('alter table documents disable trigger documents_stay')
    await market.query(
      `update documents set content = replace(content::text, '131899', '131898')::json where order_id = $1`,
      [id],
    )
    await market.query('alter table documents enable trigger documents_stay')
    expect((await call('GET', `/orders/${number}/documents`)).status).toBe(500)
  })
})

describe('corrections', () => {
  async function issued() {
    await seller()
    const order = await anOrder(market, companyId, { invoice, items: [{ price: 12_300, quantity: 2 }] })
    await handOver(market, order.id)
    const [document] = await issueForOrder(market.deps, order.id)
    return { ...order, documentId: document?.id ?? 0 }
  }

  test('the same refund twice at once is corrected once; two refunds follow each other', async () => {
    const { id, documentId } = await issued()
    const ask = (key: string) => ({
      documentId,
      key,
      reason: 'Zwrot towaru',
      lines: [{ line: 1, gross: 12_300, pieces: 1 }],
    })
    const twice = await Promise.all([1, 2].map(() => issueCorrection(market.deps, ask('refund:1'))))
    expect(twice[0]?.id).toBe(twice[1]?.id)
    await issueCorrection(market.deps, ask('refund:2'))
    const contents = await contentsOf(id)
    expect(contents.map(({ number, total }) => [number, total])).toEqual([
      ['FV/2026/000001', 26_599],
      ['KOR/2026/000001', -12_300],
      ['KOR/2026/000002', -12_300],
    ])
    expect(contents[1].correction).toEqual({
      kind: 'vatInvoice',
      number: 'FV/2026/000001',
      issuedOn: '2026-03-10',
      reason: 'Zwrot towaru',
    })
    await expect(issueCorrection(market.deps, ask('refund:3'))).rejects.toMatchObject({ code: 'correction_exceeds' })
  })

  test('ten refunds at once take back no more than there was', async () => {
    const { id, documentId } = await issued()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        issueCorrection(market.deps, {
          ...{ documentId, key: `refund:${index}`, reason: 'Obniżka ceny' },
          lines: [{ line: 1, gross: 5000, pieces: 0 }],
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const totals = (await contentsOf(id)).map(({ total }) => total)
    expect(totals).toEqual([26_599, -5000, -5000, -5000, -5000])
  })

  test('a correction is not corrected, a document that is not there is not found', async () => {
    const { documentId } = await issued()
    const lines = [{ line: 1, gross: 1, pieces: 0 }]
    const { id } = await issueCorrection(market.deps, { documentId, key: 'a', reason: 'Rabat', lines })
    await expect(
      issueCorrection(market.deps, { documentId: id, key: 'a', reason: 'Rabat', lines }),
    ).rejects.toMatchObject({
      code: 'not_correctable',
    })
    await expect(issueCorrection(market.deps, { documentId: 0, key: 'a', reason: 'x', lines })).rejects.toMatchObject({
      code: 'document_not_found',
    })
  })
})

describe('settings', () => {
  const body = { issuer: 'market', vatStatus: 'active', exemption: null, series: {}, revision: 0 }
  test('a company hands issuing over and names its series; two people do not overwrite each other', async () => {
    const { companyId: id, ownerId } = await aSeller(market.deps)
    companyId = id
    owner = await authOf(market, ownerId)
    const fresh = await call('GET', '/document-settings')
    expect(fresh.json).toMatchObject({
      issuer: 'seller',
      vatStatus: 'active',
      series: { vatInvoice: 'FV' },
      revision: 0,
    })
    const saved = await call('PUT', '/document-settings', { ...body, series: { vatInvoice: 'OB-FV' } })
    expect([saved.status, saved.json.series.vatInvoice]).toEqual([200, 'OB-FV'])
    const late = await call('PUT', '/document-settings', { ...body, revision: 1 })
    expect(late.json.code).toBe('changed_meanwhile')
    const { id: orderId, number } = await anOrder(market, companyId, { invoice })
    await handOver(market, orderId)
    expect((await call('POST', `/orders/${number}/documents`)).status).toBe(201)
    expect(await namesOf(number)).toEqual(['OB-FV/2026/000001'])
  })

  test.each([
    ['an exemption without its ground', { vatStatus: 'exempt' }, 'exemption_required', 'exemption'],
    ['two kinds with one beginning', { series: { vatInvoice: 'KOR' } }, 'series_twice', 'series'],
  ])('refused: %s', async (_, over, code, field) => {
    const { companyId: id, ownerId } = await aSeller(market.deps)
    companyId = id
    owner = await authOf(market, ownerId)
    const answer = await call('PUT', '/document-settings', { ...body, ...over })
    expect([answer.status, answer.json.code, answer.json.errors?.[0]?.field ?? answer.json.fields?.[0]?.field]).toEqual(
      [422, code, field],
    )
  })

  test('the market does not issue for companies elsewhere', async () => {
    const { companyId: id, ownerId } = await aSeller(market.deps, { country: 'DE', taxId: `DE${Date.now()}` })
    companyId = id
    owner = await authOf(market, ownerId)
    expect((await call('PUT', '/document-settings', body)).json.code).toBe('documents_only_poland')
  })
})

/** Takes a number as issuing does, and ends before anything is written. */
function dieAfterNumber(): Promise<never> {
  return market.deps.db.transaction().execute(async (db) => {
    await lockSettings(db, companyId, clock)
    await takeNumber(db, { companyId, series: 'FV', year: 2026 })
    throw new Error('the process dies')
  })
}
