import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, auditOf, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, anna, orderBody } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { LOCALES } from '../../values/locale.ts'
import { sayNotice } from '../notices/rules/index.ts'
import { PAGE_NAMES } from '../terms/rules/index.ts'

let market: TestMarket
let auth: Record<string, string>
let operator: string
let seller: Awaited<ReturnType<typeof aSeller>>
let clock = new Date('2026-11-26T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  operator = (await anOperator(market)).id
  auth = await authOf(market, operator)
  seller = await aSeller(market.deps)
})
afterAll(() => market.close())

/** Later; who was logged in logs in again. */
async function setClock(at: string) {
  clock = new Date(at)
  auth = await authOf(market, operator)
}

const of = (page: string) => `/api/admin/texts/${page}`
const file = async (page: string) => (await market.api('GET', of(page), undefined, auth)).json
const save = (page: string, words: object, revision: number, changes: object = {}) =>
  market.api('PUT', `${of(page)}/draft`, { words, changes, revision }, auth)
const publish = (page: string, revision: number, from: string, exception: object | null = null) =>
  market.api('POST', `${of(page)}/versions`, { revision, from, exception }, auth)
const seen = async (page: string, query = '', language = 'pl-PL') =>
  (await market.api('GET', `/api/texts/${page}${query}`, undefined, { 'accept-language': language })).json

describe('R19 the operator writes what a page says', () => {
  test('until then it is the built-in text; a version from today holds at once, in the languages it has', async () => {
    expect(await seen('certificate')).toMatchObject({ version: null, blocks: null, missing: false, hasOthers: false })
    expect((await file('certificate')).builtIn['de-DE']).toContain('## ')
    const words = { 'pl-PL': '## Co\n\nPisz: {{ownerEmail}}', 'en-US': '' }
    expect((await save('certificate', words, 0)).status).toBe(200)
    expect((await publish('certificate', 1, '2026-11-26')).status).toBe(201)
    const { owner } = (await market.api('GET', '/api/settings')).json
    expect((await seen('certificate')).blocks[1]).toEqual({ kind: 'paragraph', parts: [`Pisz: ${owner.email}`] })
    expect(await seen('certificate', '', 'en-US')).toMatchObject({ blocks: null, missing: true, languages: ['pl-PL'] })
    expect((await auditOf(market, 'certificate')).at(-1)).toMatchObject({ action: 'textPublished' })
  })

  test('every page can be begun from the text that the market comes with', async () => {
    for (const page of PAGE_NAMES) {
      const { status, json } = await market.api('GET', of(page), undefined, auth)
      expect([page, status]).toEqual([page, 200])
      const words = LOCALES.map((locale) => json.builtIn[locale])
      expect(words.filter((one) => one?.startsWith('## '))).toHaveLength(LOCALES.length)
      expect(new Set(words).size).toBe(LOCALES.length)
    }
  })

  test('what is unknown or leads where nothing may is refused by name; HTML stays text', async () => {
    const refused = async (words: string) => (await save('ranking', { 'de-DE': words }, 0)).json.errors[0]
    expect(await refused('{{wymyslone}}')).toMatchObject({ field: 'words.de-DE', code: 'text_place_unknown' })
    expect((await refused('{{wymyslone}}')).message).toContain('wymyslone')
    expect(await refused('[x](javascript:alert(1))')).toMatchObject({ field: 'words.de-DE', code: 'link_refused' })
    const body = { locale: 'pl-PL', words: '<script>alert(1)</script>' }
    const { json } = await market.api('POST', `${of('ranking')}/preview`, body, auth)
    expect(json.blocks).toEqual([{ kind: 'paragraph', parts: ['<script>alert(1)</script>'] }])
  })

  test('two operators at once: one saves, the other is told; neither publishes what the other wrote', async () => {
    const both = await Promise.all(['Raz', 'Dwa'].map((words) => save('security-report', { 'pl-PL': words }, 0)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await save('security-report', { 'pl-PL': 'Trzy' }, 1)).json.revision).toBe(2)
    expect((await publish('security-report', 1, '2026-11-26')).json.code).toBe('changed_meanwhile')
    const twice = await Promise.all([1, 2].map(() => publish('security-report', 2, '2026-11-26')))
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await file('security-report')).versions).toHaveLength(1)
  })

  test('a published version never changes, not even in the database', async () => {
    for (const statement of [
      `update text_versions set words = '{}' where page = 'certificate' and number = 1`,
      `delete from text_versions where page = 'certificate' and number = 1`,
    ]) {
      await expect(market.query(statement)).rejects.toThrow()
    }
  })

  test('a moderator writes pages, but no terms', async () => {
    const moderator = await anOperator(market)
    await market.query(`update users set staff_role = 'moderator' where id = $1`, [moderator.id])
    const put = (page: string) =>
      market.api('PUT', `${of(page)}/draft`, { words: { 'pl-PL': 'x' }, changes: {}, revision: 0 }, moderator.auth)
    expect((await put('contact-points')).status).toBe(200)
    expect((await put('rules')).json.code).toBe('staff_role')
  })
})

describe('R19 terms of sellers', () => {
  const changes = { 'pl-PL': 'Prowizja wynosi mniej.' }
  test('need their days, say what is different, and go sooner only with a reason', async () => {
    await save('regular', { 'pl-PL': '## Prowizja\n\n{{commissionRate}}' }, 0)
    expect((await publish('regular', 1, '2026-12-11')).json.errors[0]).toMatchObject({ field: 'changes.pl-PL' })
    await save('regular', { 'pl-PL': '## Prowizja\n\n{{commissionRate}}' }, 1, changes)
    expect((await publish('regular', 2, '2026-11-25')).json.errors[0]).toMatchObject({ code: 'terms_from_past' })
    expect((await publish('regular', 2, '2026-12-10')).json.errors[0]).toMatchObject({ code: 'terms_notice_too_short' })
    expect((await publish('regular', 2, '2026-12-10', { ground: 'law', reason: 'krótko' })).status).toBe(422)
    expect((await file('regular')).earliest).toBe('2026-12-11')
    expect((await publish('regular', 2, '2026-12-11')).status).toBe(201)
  })

  test('every owner has a mail with the whole text and a notice; the page says what comes and turns by itself', async () => {
    await market.runJobs()
    const email = (await market.query('select email from users where id = $1', [seller.ownerId])).rows[0].email
    const mails = (await mailsTo(market, email)).filter(({ template }) => template === 'termsChange')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.params).toMatchObject({ changes: changes['pl-PL'], title: 'Regulamin dla sprzedawców' })
    expect(mails[0]?.params.link).toContain('/regular?version=1')
    expect(JSON.stringify(mails[0]?.params.sections)).toMatch(/Prowizja.*%/)
    const owner = await authOf(market, seller.ownerId)
    const { json } = await market.api('GET', '/api/notices', undefined, owner)
    const { kind, data } = json.notices[0]
    expect(sayNotice(kind, data, 'pl-PL')).toMatchObject({
      key: 'say_termsChange_regular',
      params: { day: '11 grudnia 2026' },
    })
    const terms = async () => {
      const member = await authOf(market, seller.ownerId)
      return (await market.api('GET', `/api/companies/${seller.companyId}/terms`, undefined, member)).json
    }
    const regular = async () => (await terms()).pages.find(({ page }: { page: string }) => page === 'regular')
    expect(await regular()).toMatchObject({ inForce: null, planned: [{ number: 1, from: '2026-12-10T23:00:00.000Z' }] })
    expect(await seen('regular')).toMatchObject({ version: null, next: { number: 1 } })
    await setClock('2026-12-10T23:00:01Z')
    // Kept answers are older than the clock of this test: nothing that is asked for anew is.
    expect(await seen('regular', '?version=1')).toMatchObject({ version: { state: 'inForce' } })
    expect(await regular()).toMatchObject({ inForce: { number: 1 }, planned: [] })
  })

  test('what a past version said stays said when the configuration changes', async () => {
    await market.deps.addJob(market.deps.db, { name: 'pageTexts.noteValues', payload: {} })
    await market.runJobs()
    const rate = async () => JSON.stringify((await seen('regular', `?version=1`)).blocks)
    const before = await rate()
    await save('regular', { 'pl-PL': 'Nowe: {{commissionRate}}' }, 0, changes)
    const early = await publish('regular', 1, '2026-12-11', {
      ground: 'danger',
      reason: 'Fala oszustw na kartach podarunkowych.',
    })
    expect(early.json.versions[0]).toMatchObject({ number: 2, exception: { ground: 'danger' } })
    await setClock('2026-12-12T10:00:00Z')
    await market.api('PUT', '/api/admin/commission', { rate: 1111 }, auth)
    expect(JSON.stringify((await seen('regular', '?version=2')).blocks)).toContain('11,11')
    expect(await seen('regular', '?version=1')).toMatchObject({ version: { state: 'past', until: expect.any(String) } })
    expect(await rate()).toBe(before)
    const { json } = await market.api('GET', '/api/texts/regular/versions')
    expect(json.versions.map(({ number, state }: { number: number; state: string }) => [number, state])).toEqual([
      [2, 'inForce'],
      [1, 'past'],
    ])
    expect((await market.api('GET', '/api/texts/regular?version=9')).status).toBe(404)
  })
})

test('R19 an order notes which terms held, and its confirmation holds them word by word', async () => {
  await save('rules', { 'pl-PL': '## Zakupy po nowemu\n\nTak kupuje się u {{ownerName}}.' }, 0)
  await publish('rules', 1, '2026-12-12')
  const { versionId } = await aProduct(market.deps, seller.companyId)
  const buyer = { ...anna, email: 'terms@example.com' }
  const cart = await aCart(market, [{ versionId }])
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer }))
  expect(placed.status).toBe(201)
  const { rows } = await market.query(
    `select v.page, v.number from purchases p join text_versions v on v.id = any(p.terms_versions) where p.email = $1`,
    ['terms@example.com'],
  )
  expect(rows).toEqual([{ page: 'rules', number: 1 }])
  await save('rules', { 'pl-PL': '## Jeszcze nowsze' }, 0)
  await publish('rules', 1, '2026-12-12')
  await market.runJobs()
  const mail = JSON.stringify(await mailsTo(market, 'terms@example.com'))
  expect(mail).toContain('Zakupy po nowemu')
  expect(mail).not.toContain('Jeszcze nowsze')
})
