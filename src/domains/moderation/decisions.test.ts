import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { anOperator, auditOf, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aDesk, aReport, decisionBody, someone } from '../../../test/factories/report.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
let owner: Record<string, string>
let ownerEmail: string
let operator: Awaited<ReturnType<typeof anOperator>>
let desk: ReturnType<typeof aDesk>
let clock = new Date('2026-11-26T10:00:00Z')

beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  seller = await aSeller(market.deps)
  owner = await authOf(market, seller.ownerId)
  ownerEmail = (await market.query('select email from users where id = $1', [seller.ownerId])).rows[0].email
  operator = await anOperator(market)
  desk = aDesk(market, operator.auth)
})
afterAll(() => market.close())

const aThing = () => aProduct(market.deps, seller.companyId)
const statusOf = async (id: number) =>
  (await market.query('select status, barred from products where id = $1', [id])).rows[0]
const publish = (id: number) =>
  market.api('PUT', `/api/companies/${seller.companyId}/products/${id}/status`, { status: 'published' }, owner)
const publicly = async (id: number) => (await market.api('GET', `/api/products/${id}`)).status

describe('R19 decisions', () => {
  test('an offer is taken down until it is mended: its seller gets the reasons and cannot publish it, whoever reported is told', async () => {
    const { id } = await aThing()
    const emails = [someone(), someone()]
    const [one, other] = [
      await aReport(market, id, { email: emails[0] }),
      await aReport(market, id, { email: emails[1] }),
    ]
    expect((await desk.file(one.id)).others).toBe(1)
    const both = await Promise.all([desk.decide(one.id), desk.decide(one.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await statusOf(id), await publicly(id)]).toEqual([{ status: 'paused', barred: 'paused' }, 404])
    expect((await publish(id)).json.code).toBe('offer_barred')
    const statement = await desk.lastMail(ownerEmail)
    expect(statement?.template).toBe('contentRestricted')
    const said = JSON.stringify(statement?.params.sections)
    for (const part of [
      'ograniczona widoczność',
      'do czasu poprawienia',
      '16 GB',
      '/regular, punkt 4',
      'ocenił człowiek',
      'bezpłatnie',
      'sądu',
      'pozasądowego',
    ])
      expect(said).toContain(part)
    expect(said).not.toContain('jan@example.com')
    for (const email of emails) expect((await desk.lastMail(email))?.template).toBe('reportDecided')
    expect((await desk.caseOf(other.key)).json).toMatchObject({ state: 'decided', decision: { measure: 'restrict' } })
    const audit = (await auditOf(market, seller.companyId)).filter(({ action }) => action === 'contentDecided')
    expect(audit.at(-1)).toMatchObject({ actorId: operator.id, detail: { measure: 'restrict', before: 'none' } })
  })

  test('no way of publishing brings a barred offer back: not many at once, not the database itself', async () => {
    const { id } = await aThing()
    const { id: reportId } = await aReport(market, id, { email: someone() })
    await desk.decide(reportId, { measure: 'remove' })
    const selection = { ids: [id] }
    const change = { kind: 'status', status: 'published' }
    await market.api('POST', `/api/companies/${seller.companyId}/products/bulk`, { selection, change }, owner)
    await market.runJobs()
    await market.query(`update products set status = 'published' where id = $1`, [id])
    expect(await statusOf(id)).toEqual({ status: 'paused', barred: 'removed' })
  })

  test('left as it is, nobody but who reported hears of it; decisions cannot be changed', async () => {
    const { id } = await aThing()
    const email = someone()
    const { id: reportId } = await aReport(market, id, { email })
    const before = (await mailsTo(market, ownerEmail)).length
    expect((await desk.decide(reportId, { measure: 'none' })).json).toMatchObject({ state: 'decided', measure: 'none' })
    expect([(await mailsTo(market, ownerEmail)).length, (await desk.lastMail(email))?.template]).toEqual([
      before,
      'reportDecided',
    ])
    expect(await publicly(id)).toBe(200)
    await expect(market.query('update moderation_decisions set facts = facts')).rejects.toThrow('append-only')
    expect((await desk.decide(reportId)).json.code).toBe('report_decided')
  })

  test('a shop loses words and pictures, not its place; a seller is suspended and reinstated', async () => {
    const shop = () => market.api('GET', `/api/shops/${seller.shopId}`)
    const one = await aReport(market, seller.shopId, { kind: 'shop', email: someone() })
    expect((await desk.decide(one.id, { measure: 'remove' })).json.code).toBe('measure_unfit')
    await desk.decide(one.id)
    expect((await shop()).json).toMatchObject({ title: 'Sklep Kraków', description: { 'pl-PL': '' }, images: [] })
    const again = await aReport(market, seller.shopId, { kind: 'shop', email: someone() })
    await desk.decide(again.id, { measure: 'none' })
    expect((await shop()).json.description['pl-PL']).toBe('Odbiór osobisty.')

    const other = await aSeller(market.deps)
    const status = async () =>
      (await market.query('select status from companies where id = $1', [other.companyId])).rows[0].status
    const two = await aReport(market, other.companyId, { kind: 'company', email: someone() })
    await desk.decide(two.id, { measure: 'suspend' })
    expect(await status()).toBe('suspended')
    const { id: complaintId } = (await desk.complain(two.affected)).json.complaints[0]
    const decision = decisionBody({ measure: 'none', facts: 'Sprzedawca pokazał faktury.' })
    await desk.answer(two.id, complaintId, { outcome: 'changed', answer: 'Masz rację, dziękujemy.', decision })
    expect(await status()).toBe('approved')
  })
})

describe('R19 complaints', () => {
  test('a complaint is answered by a person, and a changed decision restores what was taken down', async () => {
    const { id } = await aThing()
    const email = someone()
    const { id: reportId, affected, key } = await aReport(market, id, { email })
    expect((await desk.complain(key)).json.code).toBe('nothing_decided')
    expect((await desk.caseOf(affected)).status).toBe(404)
    await desk.decide(reportId, { measure: 'remove' })
    const twice = await Promise.all([desk.complain(affected), desk.complain(affected)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.lastMail(ownerEmail))?.template).toBe('complaintReceived')
    const { complaints } = await desk.file(reportId)
    expect(complaints).toMatchObject([{ party: 'affected', outcome: null }])
    // The other side reads nothing of it.
    expect((await desk.caseOf(key)).json.complaints).toEqual([])
    const decision = decisionBody({ measure: 'none', facts: 'Zdjęcie pokazuje właściwy model.' })
    const body = { outcome: 'changed', answer: 'Po sprawdzeniu zdjęć: oferta wraca.', decision }
    const answers = await Promise.all([1, 2].map(() => desk.answer(reportId, complaints[0].id, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await statusOf(id), await publicly(id)]).toEqual([{ status: 'published', barred: null }, 200])
    const mails = (await mailsTo(market, ownerEmail)).slice(-2).map(({ template }) => template)
    expect(mails).toEqual(['contentRestored', 'complaintAnswered'])
    expect((await desk.lastMail(email))?.template).toBe('reportDecided')
    expect((await desk.caseOf(affected)).json).toMatchObject({ state: 'decided', decision: { measure: 'none' } })
    const { json } = await market.api('GET', `/api/companies/${seller.companyId}/decisions`, undefined, owner)
    expect(json.decisions.slice(0, 2)).toMatchObject([
      { measure: 'none', inForce: false },
      { measure: 'remove', inForce: false, complaint: 'changed' },
    ])
  })

  test('whoever reported complains, too; what stands is said with reasons; after six months it is too late', async () => {
    const { id } = await aThing()
    const { id: reportId, key, affected } = await aReport(market, id, { email: someone() })
    await desk.decide(reportId, { measure: 'none' })
    // Nothing restricts the seller: there is nothing to complain of.
    expect((await desk.complain(affected)).json.code).toBe('nothing_decided')
    const { json } = await desk.complain(key)
    expect(json).toMatchObject({ state: 'complained', complainUntil: null })
    await desk.answer(reportId, json.complaints[0].id, { outcome: 'stands', answer: 'Opis zgadza się z tabliczką.' })
    expect((await desk.caseOf(key)).json).toMatchObject({
      state: 'decided',
      complaints: [{ outcome: 'stands', answer: 'Opis zgadza się z tabliczką.' }],
    })
    const later = await aReport(market, (await aThing()).id, { email: someone() })
    await desk.decide(later.id, { measure: 'none' })
    const now = clock
    clock = new Date('2027-05-27T10:00:00Z')
    expect((await desk.complain(later.key)).json.code).toBe('complaint_too_late')
    clock = now
  })

  test('a review is hidden with reasons to its author, and shown again after a complaint', async () => {
    const { id: productId, versionId } = await aThing()
    const email = someone()
    const order = await anOrder(market, seller.companyId, {
      ...{ status: 'delivered', items: [{ productId, versionId }], buyer: { email }, locale: 'en-US' },
    } as never)
    const { json: bought } = await market.api('GET', `/api/purchases/${order.key}/reviews`)
    const at = `/api/purchases/${order.key}/reviews/${bought.lines[0].itemId}`
    await market.api('PUT', at, { score: 1, comment: 'Tel. 600 700 800', pictures: [], locale: 'pl-PL' })
    const rating = async () => (await market.api('GET', `/api/products/${productId}/reviews`)).json
    const { id } = (await rating()).reviews[0]
    const one = await aReport(market, id, { kind: 'review', reason: 'personalData', email: someone() })
    expect((await desk.file(one.id)).subject.words).toBe('Tel. 600 700 800')
    await desk.decide(one.id, { measure: 'remove', facts: 'The number of a person.' })
    expect((await rating()).rating.count).toBe(0)
    expect(await desk.lastMail(email)).toMatchObject({ locale: 'en-US', template: 'contentRestricted' })
    const { id: complaintId } = (await desk.complain(one.affected)).json.complaints[0]
    await desk.answer(one.id, complaintId, {
      ...{ outcome: 'changed', answer: 'It is the number of the seller.' },
      decision: decisionBody({ measure: 'none', facts: 'It is the number of the seller.' }),
    })
    expect((await rating()).rating.count).toBe(1)
    expect((await mailsTo(market, email)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['contentRestored', 'complaintAnswered']),
    )
  })
})
