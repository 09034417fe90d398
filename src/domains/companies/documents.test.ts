import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { A_PDF, aMember, aPicture, aRegisteredCompany, upload } from '../../../test/factories/company.ts'
import { anOperator, aPerson, auditOf } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

type Auth = Record<string, string>
const add = (companyId: number, file: Buffer, auth: Auth, query = 'kind=register&name=Odpis%20KRS.pdf') =>
  upload(market, 'POST', `/api/companies/${companyId}/documents?${query}`, file, auth)
const read = (companyId: number, id: number, auth: Auth) =>
  fetch(`${market.url}/api/companies/${companyId}/documents/${id}`, { headers: auth })
const remove = (companyId: number, id: number, auth: Auth) =>
  market.api('DELETE', `/api/companies/${companyId}/documents/${id}`, undefined, auth)
const fileOf = async (id: number) =>
  (await market.query('select file_key from company_documents where id = $1', [id])).rows[0]?.file_key as string

describe('the owner of a company', () => {
  test('R18 E06 adds a PDF and gets the very file back, as a file to keep', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const { status, json } = await add(companyId, A_PDF, owner.auth)
    expect([status, json]).toMatchObject([
      201,
      { kind: 'register', name: 'Odpis KRS.pdf', media: 'application/pdf', size: A_PDF.length },
    ])
    const answer = await read(companyId, json.id, owner.auth)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Odpis%20KRS.pdf")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await answer.arrayBuffer()).equals(A_PDF)).toBe(true)
    const own = await market.api('GET', `/api/companies/${companyId}/data`, undefined, owner.auth)
    expect(own.json.documents).toEqual([json])
  })
  test('a picture is made anew: no metadata, one kind', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const photo = await aPicture()
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer()
    const { json } = await add(companyId, photo, owner.auth, 'kind=identity&name=dow%C3%B3d.jpg')
    expect(json).toMatchObject({ kind: 'identity', name: 'dowód.webp', media: 'image/webp' })
    const kept = Buffer.from(await (await read(companyId, json.id, owner.auth)).arrayBuffer())
    expect((await sharp(kept).metadata()).format).toBe('webp')
    expect(kept.includes('SecretCamera')).toBe(false)
  })
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('MZ\u0090\u0000%PDF-1.7 %%EOF')],
    ['an archive', Buffer.from('PK\u0003\u0004')],
    ['half a PDF', A_PDF.subarray(0, 40)],
    ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), A_PDF])],
  ])('%s is no document, whatever it is called', async (_, file) => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const { status, json } = await add(companyId, file, { ...owner.auth, 'content-type': 'application/pdf' })
    expect([status, json.errors]).toMatchObject([422, [{ field: 'file', code: 'not_a_document' }]])
  })
  test('eight megabytes are taken, one byte more is not', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const large = (bytes: number) => Buffer.concat([A_PDF, Buffer.alloc(bytes - 2 * A_PDF.length, 32), A_PDF])
    expect((await add(companyId, large(8 * 1024 * 1024), owner.auth)).status).toBe(201)
    const { status, json } = await add(companyId, large(8 * 1024 * 1024 + 1), owner.auth)
    expect([status, json.code]).toEqual([413, 'file_too_large'])
  })
  test('twenty documents are enough, also when several arrive at once', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    for (let turn = 0; turn < 18; turn += 1) expect((await add(companyId, A_PDF, owner.auth)).status).toBe(201)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add(companyId, A_PDF, owner.auth)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('too_many_documents')
  })
  test('removes a document: it is gone, and its file with it', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const { json } = await add(companyId, A_PDF, owner.auth)
    const key = await fileOf(json.id)
    expect(await market.deps.files.read(key)).toBeDefined()
    expect((await remove(companyId, json.id, owner.auth)).status).toBe(204)
    const twice = await remove(companyId, json.id, owner.auth)
    expect([twice.status, twice.json.code]).toEqual([404, 'document_not_found'])
    expect((await read(companyId, json.id, owner.auth)).status).toBe(404)
    await market.runJobs()
    expect(await market.deps.files.read(key)).toBeUndefined()
    expect((await auditOf(market, companyId)).map(({ action }) => action)).toEqual([
      'companyRegistered',
      'documentAdded',
      'documentRemoved',
    ])
  })
})

describe('documents are private', () => {
  test('on the disk they cannot be read, and no address of pictures leads to them', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const { json } = await add(companyId, A_PDF, owner.auth)
    const picture = await add(companyId, await aPicture().png().toBuffer(), owner.auth, 'kind=identity&name=a.png')
    for (const id of [json.id, picture.json.id]) {
      const key = await fileOf(id)
      const stored = await readFile(join(market.deps.config.dataDir, 'files', key))
      expect(stored.includes('%PDF') || stored.includes('WEBP')).toBe(false)
      for (const path of [
        `${key}-320.webp`,
        `../${key}-320.webp`,
        `..%2f${key}-320.webp`,
        key,
        `originals/${key}-320.webp`,
      ]) {
        expect([path, (await fetch(`${market.url}/files/${path}`)).status]).toEqual([path, 404])
      }
    }
  })
  test('P01 by role: the warehouse sees none, the accountant reads, the manager also changes', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const { json } = await add(companyId, A_PDF, owner.auth)
    const of = async (role: string) => {
      const { auth } = await aMember(market, companyId, role)
      const data = await market.api('GET', `/api/companies/${companyId}/data`, undefined, auth)
      return [
        data.json.documents.length,
        (await read(companyId, json.id, auth)).status,
        (await add(companyId, A_PDF, auth)).status,
      ]
    }
    expect(await of('warehouse')).toEqual([0, 403, 403])
    expect(await of('accountant')).toEqual([1, 200, 403])
    expect(await of('manager')).toEqual([1, 200, 201])
    const warehouse = await aMember(market, companyId, 'warehouse')
    expect((await remove(companyId, json.id, warehouse.auth)).status).toBe(403)
  })
  test('P01 for everybody else they do not exist, also through a company of their own', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const { json } = await add(companyId, A_PDF, owner.auth)
    const other = await aRegisteredCompany(market)
    const buyer = await aPerson(market)
    for (const [company, auth, code] of [
      [companyId, other.owner.auth, 'company_not_found'],
      [companyId, buyer.auth, 'company_not_found'],
      [other.companyId, other.owner.auth, 'document_not_found'],
    ] as const) {
      const answer = await read(company, json.id, auth)
      expect([answer.status, (await answer.json()).code]).toEqual([404, code])
      expect((await remove(company, json.id, auth)).status).toBe(404)
    }
    expect((await add(companyId, A_PDF, other.owner.auth)).status).toBe(404)
    expect((await read(companyId, json.id, {})).status).toBe(401)
    expect((await read(companyId, json.id, owner.auth)).status).toBe(200)
  })
  test('the operator reads every document, which goes on record; the own people do not', async () => {
    const { companyId, owner } = await aRegisteredCompany(market)
    const { json } = await add(companyId, A_PDF, owner.auth)
    const ewa = await anOperator(market)
    await read(companyId, json.id, owner.auth)
    expect((await read(companyId, json.id, ewa.auth)).status).toBe(200)
    expect((await auditOf(market, companyId)).filter(({ action }) => action === 'documentRead')).toEqual([
      { actorId: ewa.id, action: 'documentRead', detail: { kind: 'register', document: json.id } },
    ])
    expect((await remove(companyId, json.id, ewa.auth)).status).toBe(404)
  })
})
