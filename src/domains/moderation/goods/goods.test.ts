import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, auditOf, authOf, mailsTo } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aReport, decisionBody } from '../../../../test/factories/report.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let other: Awaited<ReturnType<typeof aSeller>>
let operator: Awaited<ReturnType<typeof anOperator>>
let ownerEmail: string

beforeAll(async () => {
  market = await testMarket()
  seller = await aSeller(market.deps)
  other = await aSeller(market.deps)
  operator = await anOperator(market)
  ownerEmail = (await market.query('select email from users where id = $1', [seller.ownerId])).rows[0].email
})
afterAll(() => market.close())

const list = async (query = '') =>
  (await market.api('GET', `/api/admin/products${query && `?${query}`}`, undefined, operator.auth)).json
const idsOf = async (query: string) => (await list(query)).products.map(({ id }: { id: number }) => id)
const file = (id: number) => market.api('GET', `/api/admin/products/${id}`, undefined, operator.auth)
const decide = (id: number, over: object = {}) =>
  market.api(
    'POST',
    `/api/admin/products/${id}/decision`,
    { ...decisionBody({ reason: 'misleading', ...over }) },
    operator.auth,
  )
const publicly = async (id: number) => (await market.api('GET', `/api/products/${id}`)).status
const publish = async (id: number) =>
  market.api(
    'PUT',
    `/api/companies/${seller.companyId}/products/${id}/status`,
    { status: 'published' },
    await authOf(market, seller.ownerId),
  )
const staff = async (role: string) => {
  const one = await anOperator(market)
  await market.query('update users set staff_role = $2 where id = $1', [one.id, role])
  return one
}
const word = () => `wort${randomInt(1e9)}`
const ean = '5901234123457'

describe('R19 the operator looks through what all companies offer', () => {
  test('by title, EAN, number, company, category and state', async () => {
    const [one, two] = [word(), word()]
    const first = await aProduct(market.deps, seller.companyId, { title: `Laptop ${one}`, ean })
    const second = await aProduct(market.deps, other.companyId, { title: `Laptop ${two}`, quantity: 0 })
    await market.runJob('catalog.refreshAssortments', {})
    expect(await idsOf(`q=${one}`)).toEqual([first.id])
    expect(await idsOf(`q=${ean}`)).toEqual([first.id])
    expect(await idsOf(`q=%23${second.id}`)).toEqual([second.id])
    expect(await idsOf(`company=${other.companyId}`)).toEqual([second.id])
    expect(await idsOf(`company=${other.companyId}&q=${one}`)).toEqual([])
    expect(await idsOf(`q=${two}&status=soldOut`)).toEqual([second.id])
    expect(await idsOf(`q=${two}&status=published`)).toEqual([])
    const { products } = await list(`q=${two}`)
    expect(products).toMatchObject([{ id: second.id, company: { id: other.companyId }, quantity: 0, barred: null }])
    expect(await idsOf(`q=${encodeURIComponent(products[0].company.name)}`)).toContain(second.id)
    expect(await idsOf(`q=${two}&category=${products[0].categoryId}`)).toEqual([second.id])
    expect(await idsOf(`q=${two}&category=999999`)).toEqual([])
  })

  test('page by page, the newest first, also as a file', async () => {
    const mark = word()
    const products = Array.from({ length: 52 }, (_, at) => at)
    for (const at of products) await aProduct(market.deps, seller.companyId, { title: `Mysz ${mark} ${at}` })
    await market.runJob('catalog.refreshAssortments', {})
    const first = await list(`q=${mark}`)
    const second = await list(`q=${mark}&after=${encodeURIComponent(first.next)}`)
    const ids = [...first.products, ...second.products].map(({ id }: { id: number }) => id)
    expect([first.products.length, second.products.length, second.next, new Set(ids).size]).toEqual([50, 2, null, 52])
    expect(ids).toEqual(ids.toSorted((one, two) => two - one))
    const csv = await fetch(`${market.url}/api/admin/product-export?q=${mark}`, { headers: operator.auth })
    expect([csv.status, (await csv.text()).trim().split('\r\n').length]).toEqual([200, 53])
    const audit = await auditOf(market, 'products')
    expect(audit.at(-1)?.detail).toEqual({ q: mark })
    const { status, json } = await market.api('GET', '/api/admin/products?after=x', undefined, operator.auth)
    expect([status, json.errors?.[0]?.code]).toEqual([422, 'invalid_cursor'])
  })
})

describe('R19 the operator takes an offer down without a report', () => {
  test('paused, removed and shown again: each with reasons by mail; its seller cannot publish it meanwhile', async () => {
    const { id } = await aProduct(market.deps, seller.companyId)
    expect(await publicly(id)).toBe(200)
    const paused = await decide(id)
    expect([paused.status, paused.json.barred, paused.json.measure]).toEqual([200, 'paused', 'restrict'])
    expect([await publicly(id), (await publish(id)).json.code]).toEqual([404, 'offer_barred'])
    const mail = (await mailsTo(market, ownerEmail)).at(-1)
    expect([mail?.template, JSON.stringify(mail?.params).includes('16 GB')]).toEqual(['contentRestricted', true])
    expect((await auditOf(market, seller.companyId)).at(-1)?.detail).toMatchObject({ id, measure: 'restrict' })
    await market.runJob('catalog.refreshAssortments', {})
    expect(await idsOf('status=barred')).toContain(id)
    expect((await decide(id, { measure: 'remove' })).json.barred).toBe('removed')
    const back = await decide(id, { measure: 'none' })
    expect([back.json.barred, back.json.measure, await publicly(id)]).toEqual([null, 'none', 200])
    expect((await mailsTo(market, ownerEmail)).at(-1)?.template).toBe('contentRestored')
    const { json } = await file(id)
    expect(json.decisions.map(({ measure }: { measure: string }) => measure)).toEqual(['none', 'remove', 'restrict'])
    expect(json.reports.map(({ source, state }: Record<string, string>) => [source, state])).toEqual([
      ['operator', 'decided'],
      ['operator', 'decided'],
      ['operator', 'decided'],
    ])
  })

  test('pressed twice at once it is decided once, and its seller gets one mail', async () => {
    const { id } = await aProduct(market.deps, seller.companyId)
    const before = (await mailsTo(market, ownerEmail)).length
    const both = await Promise.all([decide(id), decide(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.map(({ json }) => json.code)).toContain('measure_in_force')
    expect((await mailsTo(market, ownerEmail)).length).toBe(before + 1)
    expect((await decide((await aProduct(market.deps, seller.companyId)).id, { measure: 'none' })).json.code).toBe(
      'measure_in_force',
    )
  })

  test('what others reported goes on waiting; an offer over which its seller is suspended is not decided here', async () => {
    const { id } = await aProduct(market.deps, other.companyId)
    const report = await aReport(market, id)
    expect((await decide(id)).json.openReports).toBe(1)
    const suspended = await market.api(
      'POST',
      `/api/admin/reports/${report.id}/decision`,
      decisionBody({ measure: 'suspend' }),
      operator.auth,
    )
    expect(suspended.status).toBe(200)
    expect((await file(id)).json).toMatchObject({ measure: 'suspend', measures: [], openReports: 0 })
    expect((await decide(id, { measure: 'remove' })).json.code).toBe('seller_suspended_over_it')
    expect((await file(999_999)).json.code).toBe('product_not_found')
    expect((await decide(999_999)).json.code).toBe('product_not_found')
    expect((await decide(id, { measure: 'suspend' })).status).toBe(422)
  })

  test('is the work of who looks after content; others of the team may look or not even that', async () => {
    const { id } = await aProduct(market.deps, seller.companyId)
    const moderator = await staff('moderator')
    const support = await staff('support')
    const finance = await staff('finance')
    const by = ({ auth }: { auth: Record<string, string> }, method: string, path: string, body?: object) =>
      market.api(method, `/api/admin/products${path}`, body, auth)
    const body = decisionBody({ reason: 'misleading' })
    expect((await by(support, 'GET', '')).status).toBe(200)
    expect((await by(support, 'POST', `/${id}/decision`, body)).json.code).toBe('staff_role')
    expect((await by(finance, 'GET', '')).json.code).toBe('staff_role')
    expect((await by(moderator, 'POST', `/${id}/decision`, body)).status).toBe(200)
  })
})
