import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner, documentSettings, handOver } from '../../../test/factories/documents.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { anOperator, authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { textOf } from '../../../test/read-pdf.ts'
import { issueForOrder } from './issue-for-order.ts'
import { checkFa3 } from './rules/fa3/check-fa3.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let owner: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  await anOwner(market)
  seller = await aSeller(market.deps)
  owner = await authOf(market, seller.ownerId)
  await documentSettings(market, seller.companyId)
})
afterAll(() => market.close())

async function issued(companyId = seller.companyId) {
  const order = await anOrder(market, companyId)
  await handOver(market, order.id)
  const [document] = await issueForOrder(market.deps, order.id)
  return { ...order, documentId: document?.id ?? 0 }
}
async function download(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(market.url + path, { headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('buyer, seller and operator download the same document; it cannot be opened in the page of the market', async () => {
  const { key, number, documentId } = await issued()
  const operator = (await anOperator(market)).auth
  for (const [path, headers] of [
    [`/api/purchases/${key}/documents/issued/${documentId}`, {}],
    [`/api/companies/${seller.companyId}/orders/${number}/documents/issued/${documentId}`, owner],
    [`/api/admin/documents/issued/${documentId}`, operator],
  ] as const) {
    const answer = await download(path, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename.*PS-\d{4}-000001\.pdf$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(textOf(answer.bytes).replace(/\s+/g, ' ')).toContain('Potwierdzenie sprzedaży')
  }
  const listed = await market.api('GET', `/api/admin/orders/${number}/documents`, undefined, operator)
  expect(listed.json.documents).toMatchObject([{ id: documentId, source: 'issued' }])
})

test('documents of others do not exist, by no way', async () => {
  const theirs = await issued()
  const own = await anOrder(market, seller.companyId)
  const stranger = await aSeller(market.deps)
  const strangersOrder = await anOrder(market, stranger.companyId)
  const auth = await authOf(market, stranger.ownerId)
  for (const [path, headers] of [
    [`/api/purchases/${own.key}/documents/issued/${theirs.documentId}`, {}],
    [
      `/api/companies/${stranger.companyId}/orders/${strangersOrder.number}/documents/issued/${theirs.documentId}`,
      auth,
    ],
    [`/api/companies/${stranger.companyId}/orders/${theirs.number}/documents/issued/${theirs.documentId}`, auth],
    [`/api/companies/${stranger.companyId}/commission-documents/${theirs.documentId}`, auth],
    [`/api/companies/${seller.companyId}/commission-documents/${theirs.documentId}`, owner],
  ] as const) {
    expect([path, (await download(path, headers)).status]).toEqual([path, 404])
  }
})

test('an invoice made elsewhere comes back as it was', async () => {
  await documentSettings(market, seller.companyId, { issuer: 'seller' })
  const { key, number } = await anOrder(market, seller.companyId)
  const pdf = '%PDF-1.7\n1 0 obj\n%%EOF'
  const path = `/api/companies/${seller.companyId}/orders/${number}/document-files?name=Faktura`
  const sent = await fetch(market.url + path, {
    method: 'POST',
    headers: { ...owner, 'content-type': 'application/pdf' },
    body: pdf,
  })
  const { id } = ((await sent.json()) as { documents: { id: number }[] }).documents[0] ?? { id: 0 }
  const answer = await download(`/api/purchases/${key}/documents/uploaded/${id}`)
  expect([answer.status, answer.bytes.toString()]).toEqual([200, pdf])
  await documentSettings(market, seller.companyId)
})

test('an invoice has a file for KSeF, a confirmation has none', async () => {
  const { companyId, ownerId } = await aSeller(market.deps)
  await documentSettings(market, companyId)
  const auth = await authOf(market, ownerId)
  const invoice = { name: 'Kowalska Sp. j.', taxId: '5260001246', address: 'ul. Krótka 7, 00-001 Warszawa' }
  const { id, number } = await anOrder(market, companyId, { invoice })
  await handOver(market, id)
  const [document] = await issueForOrder(market.deps, id)
  const path = `/api/companies/${companyId}/orders/${number}/documents/issued/${document?.id}?format=xml`
  const file = await download(path, auth)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/xml'])
  expect(checkFa3(file.bytes.toString())).toEqual([])
  const other = await issued()
  const refused = await download(
    `/api/companies/${seller.companyId}/orders/${other.number}/documents/issued/${other.documentId}?format=xml`,
    owner,
  )
  expect([refused.status, JSON.parse(refused.bytes.toString()).code]).toEqual([409, 'not_an_invoice'])
})
