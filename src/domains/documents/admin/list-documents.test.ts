import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, documentSettings, handOver } from '../../../../test/factories/documents.ts'
import { anOrder } from '../../../../test/factories/order.ts'
import { anOperator, auditOf, authOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { encodeCursor } from '../../../values/paging.ts'
import { issueForOrder } from '../issue-for-order.ts'
import type { ListedDocument } from './contract.ts'

const invoice = { name: '=Kowalska Sp. j.', taxId: '5252344078', address: 'ul. Krótka 7, 00-001 Warszawa' }

let market: TestMarket
let operator: Record<string, string>
let sellers: { companyId: number; auth: Record<string, string> }[]
const numbers: Record<string, string> = {}
let clock = new Date('2026-03-10T10:00:00Z')

/** Four documents of two sellers, each a minute after the other: invoice, margin invoice, confirmation and an upload. */
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  await anOwner(market)
  operator = (await anOperator(market)).auth
  sellers = []
  for (const issuer of ['market', 'seller'] as const) {
    const { companyId, ownerId } = await aSeller(market.deps)
    await documentSettings(market, companyId, { issuer })
    sellers.push({ companyId, auth: await authOf(market, ownerId) })
  }
  const [first, second] = sellers.map(({ companyId }) => companyId) as [number, number]
  for (const [name, over] of Object.entries({
    invoice: { invoice },
    margin: { invoice, items: [{ vatScheme: 'margin' as const }] },
    confirmation: { invoice: null },
  })) {
    const order = await anOrder(market, first, over)
    await handOver(market, order.id)
    await issueForOrder(market.deps, order.id)
    numbers[name] = order.number
    clock = new Date(clock.getTime() + 60_000)
  }
  const { number } = await anOrder(market, second)
  numbers.upload = number
  const path = `/api/companies/${second}/orders/${number}/document-files?name=Rachunek`
  const headers = { ...sellers[1]?.auth, 'content-type': 'application/pdf' }
  expect((await fetch(market.url + path, { method: 'POST', headers, body: '%PDF-1.7\n%%EOF' })).status).toBe(201)
  const { rows } = await market.query(`select id, kind from documents where company_id = $1 order by id`, [first])
  await market.query(
    `insert into ksef_invoices (document_id, environment, status, xml, problem, cause, changed_at)
     values ($1, 'test', 'refused', '<x/>', '450 Błąd', 'file', now()), ($2, 'test', 'waiting', null, 'no token', 'noToken', now())`,
    [rows[0].id, rows[1].id],
  )
})
afterAll(() => market.close())

const list = async (query = '') => (await market.api('GET', `/api/admin/documents${query}`, undefined, operator)).json
const ordersOf = ({ documents }: { documents: ListedDocument[] }) => documents.map(({ orderNumber }) => orderNumber)
const all = () => ['upload', 'confirmation', 'margin', 'invoice'].map((name) => numbers[name])

describe('the operator’s list of documents', () => {
  test('has them all, the latest first, with what stands on them', async () => {
    const found = await list()
    expect(ordersOf(found)).toEqual(all())
    expect(found.refused).toBe(1)
    const [upload, , , issued] = found.documents
    expect(upload).toMatchObject({ source: 'uploaded', kind: null, name: 'Rachunek.pdf', total: null, ksef: null })
    expect(upload.seller).toMatch(/\w/)
    expect(issued).toMatchObject({
      ...{ source: 'issued', kind: 'vatInvoice', name: 'FV/2026/000001', buyer: invoice.name, issuedOn: '2026-03-10' },
      ...{ total: 131_899, currency: 'PLN' },
      ksef: { status: 'refused', number: null, problem: '450 Błąd', cause: 'file' },
    })
  })

  test('goes on from any document, also between those of one moment', async () => {
    await market.query(`alter table documents disable trigger documents_stay`)
    await market.query(`update documents set issued_at = (select max(created_at) from document_uploads)`)
    const seen: (string | null)[] = []
    let cursor: string | undefined
    for (let index = 0; index < 6; index += 1) {
      const { documents } = await list(cursor ? `?after=${cursor}` : '')
      const [one] = documents
      if (!one) break
      seen.push(one.orderNumber)
      const { rows } = await market.query('select max(created_at) as at from document_uploads')
      cursor = encodeCursor([rows[0].at.getTime(), one.source, one.id])
    }
    expect(seen).toEqual(all())
    expect((await list('?after=W10')).code).toBe('invalid_cursor')
  })

  test.each([
    ['?kind=marginInvoice', ['margin']],
    ['?kind=uploaded', ['upload']],
    ['?ksef=refused', ['invoice']],
    ['?ksef=stuck', ['margin']],
    ['?ksef=none', ['upload', 'confirmation']],
    ['?ksef=none&kind=confirmation', ['confirmation']],
    ['?ksef=accepted', []],
    ['?q=fv/2026', ['invoice']],
    ['?q=525-234-40-78', ['margin', 'invoice']],
    ['?q=nobody', []],
    ['?q=%25', []],
  ])('%s', async (query, names) => {
    expect(ordersOf(await list(query))).toEqual(names.map((name) => numbers[name]))
  })

  test('is searched by an order, and by a seller’s name', async () => {
    expect(ordersOf(await list(`?q=${numbers.upload?.toLowerCase()}`))).toEqual([numbers.upload])
    expect(ordersOf(await list(`?q=${numbers.margin}`))).toEqual([numbers.margin])
    await market.query(`update companies set name = 'Zielony Złom' where id = $1`, [sellers[1]?.companyId])
    expect(ordersOf(await list('?q=złom'))).toEqual([numbers.upload])
  })

  test('goes into a file: a negative sum stays a number, a formula does not; who took it is on record', async () => {
    const answer = await market.api('GET', '/api/admin/document-export?kind=vatInvoice', undefined, {
      ...operator,
      'accept-language': 'pl-PL',
    })
    const [head, line, ...more] = answer.text.replace('\uFEFF', '').split('\r\n')
    expect(head).toBe(
      'Rodzaj;Numer;Data wystawienia;Sprzedawca;Kupujący;Zamówienie;Kwota;Waluta;KSeF;Numer KSeF;Odpowiedź KSeF',
    )
    expect(line).toContain(`;'=Kowalska Sp. j.;${numbers.invoice};1318,99;PLN;odrzucona;;450 Błąd`)
    expect(more).toEqual([])
    expect((await auditOf(market, 'documents')).at(-1)).toMatchObject({
      action: 'documentsExported',
      detail: { documents: 1 },
    })
  })
})

test('an invoice that KSeF refused is sent again once, by operator or seller; nobody else’s, and no other', async () => {
  const { documents } = await list('?ksef=refused')
  const [{ id }] = documents
  const path = `/api/admin/issued-documents/${id}/send-again`
  const [own, other] = sellers as [(typeof sellers)[0], (typeof sellers)[0]]
  const bySeller = ({ companyId }: typeof own, auth: Record<string, string>) =>
    market.api('POST', `/api/companies/${companyId}/issued-documents/${id}/send-again`, undefined, auth)
  expect((await bySeller(other, other.auth)).json.code).toBe('document_not_found')
  const answers = await Promise.all([
    market.api('POST', path, undefined, operator),
    bySeller(own, own.auth),
    market.api('POST', path, undefined, operator),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 200)?.json).toEqual({
    ...{ status: 'waiting', number: null, problem: null, cause: null },
  })
  const { rows } = await market.query('select xml from ksef_invoices where document_id = $1', [id])
  expect(rows).toEqual([{ xml: null }])
  const { rows: jobs } = await market.query(
    `select count(*)::int as jobs from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'documents.sendToKsef' and (payload->>'documentId')::int = $1`,
    [id],
  )
  expect(jobs[0].jobs).toBe(1)
  const recorded = (await auditOf(market, own.companyId)).filter(({ action }) => action === 'ksefSentAgain')
  expect(recorded).toMatchObject([{ detail: { document: id } }])
})
