import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentSettings, handOver } from '../../../test/factories/documents.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let companyId: number
let owner: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  const seller = await aSeller(market.deps)
  companyId = seller.companyId
  owner = await authOf(market, seller.ownerId)
})
afterAll(() => market.close())

const PDF = '%PDF-1.7\n1 0 obj\n%%EOF'
async function upload(number: string, content: string | Uint8Array<ArrayBuffer> = PDF, name = '../Faktura 7.exe') {
  const path = `/api/companies/${companyId}/orders/${number}/document-files?name=${encodeURIComponent(name)}`
  const headers = { ...owner, 'content-type': 'application/pdf' }
  const answer = await fetch(market.url + path, { method: 'POST', headers, body: content })
  const text = await answer.text()
  return { status: answer.status, json: text ? JSON.parse(text) : undefined }
}

test('an invoice made elsewhere is kept sealed under a harmless name, and the buyer sees it', async () => {
  const { number, key } = await anOrder(market, companyId)
  const answer = await upload(number)
  expect([answer.status, answer.json.documents]).toMatchObject([
    201,
    [{ source: 'uploaded', name: 'Faktura 7.pdf', kind: null, total: null }],
  ])
  const { rows } = await market.query('select file_key, size from document_uploads where company_id = $1', [companyId])
  expect(rows[0].size).toBe(PDF.length)
  const stored = await market.deps.files.read(rows[0].file_key)
  expect(stored?.toString('latin1')).not.toContain('PDF')
  const bought = await market.api('GET', `/api/purchases/${key}/documents`)
  expect(bought.json.documents).toMatchObject([{ name: 'Faktura 7.pdf', orderNumber: number }])
  // The job that would remove a left-over leaves what is kept.
  await market.runJob('documents.removeUpload', { fileKey: rows[0].file_key })
  expect(await market.deps.files.read(rows[0].file_key)).toBeDefined()
})

test('anything but a PDF is refused, and so is the sixth file', async () => {
  const { number } = await anOrder(market, companyId)
  for (const content of ['MZ not a PDF', '%PDF-1.7 that never ends', '<html>%PDF-1.7</html>%%EOF']) {
    const answer = await upload(number, content)
    expect([answer.status, answer.json.code]).toEqual([422, 'not_a_pdf'])
  }
  const large = await upload(number, new Uint8Array(8 * 1024 * 1024 + 1))
  expect(large.status).toBe(413)
  for (let index = 0; index < 4; index++) expect((await upload(number)).status).toBe(201)
  const last = await Promise.all([upload(number), upload(number)])
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(last.find(({ status }) => status === 409)?.json.code).toBe('too_many_uploads')
})

test('a sale has one invoice: the market issues none beside it, and takes none beside its own', async () => {
  const own = await anOrder(market, companyId)
  await handOver(market, own.id)
  await upload(own.number)
  await documentSettings(market, companyId)
  await market.runJob('documents.issueForOrder', { orderId: own.id })
  const issue = await market.api('POST', `/api/companies/${companyId}/orders/${own.number}/documents`, undefined, owner)
  expect(issue.json.code).toBe('document_uploaded')
  const issued = await anOrder(market, companyId)
  expect((await upload(issued.number)).json.code).toBe('issued_by_market')
  await handOver(market, issued.id)
  await market.runJob('documents.issueForOrder', { orderId: issued.id })
  expect((await upload(issued.number)).json.code).toBe('document_exists')
})

test('a file that no row took is removed', async () => {
  const fileKey = `documents/${companyId}/left-over`
  await market.deps.files.write(fileKey, Buffer.from('x'))
  await market.runJob('documents.removeUpload', { fileKey })
  expect(await market.deps.files.read(fileKey)).toBeUndefined()
})
