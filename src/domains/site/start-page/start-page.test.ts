import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, aPerson, auditOf } from '../../../../test/factories/person.ts'
import { aCategory } from '../../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  market = await testMarket({ env: { LOG_LEVEL: 'fatal' } })
  operator = await anOperator(market)
  await aCategory(market.deps)
})
afterAll(() => market.close())

const at = '/api/admin/start-page'
const call = (method: string, path = '', body?: object, auth = operator.auth) =>
  market.api(method, at + path, body, auth)
const shown = async () => (await market.api('GET', '/api/start-page')).json
const kindsOf = ({ blocks }: { blocks: { kind: string }[] }) => blocks.map(({ kind }) => kind)
const read = async () => (await call('GET')).json
const save = async (blocks: unknown[]) => call('PUT', '', { version: (await read()).version, blocks })

const hero = { kind: 'hero', hidden: false, title: { 'pl-PL': 'Witaj' }, text: {} }
const words = { 'pl-PL': 'Wiosna', 'en-US': 'Spring', 'de-DE': 'Frühling' }
const note = { kind: 'text', hidden: false, title: words, text: {}, link: null }
const laptops = { kind: 'offers', hidden: false, title: {}, category: 'laptops', sort: 'price', count: 4 }

describe('R16 R21 the start page', () => {
  test('is what the market comes with until the operator saves another', async () => {
    const usual = ['hero', 'categories', 'recent', 'newest', 'trust', 'likeNew', 'grades', 'shops']
    expect([(await shown()).version, kindsOf(await shown())]).toEqual([0, usual])
    const page = await read()
    expect(page).toMatchObject({ version: 0, blocks: page.builtIn, versions: [], next: null })
    expect(page.kinds).toEqual([...usual, 'offers', 'text'])
  })

  test('of a trade whose goods have had no owner before says nothing of grades', async () => {
    const other = await testMarket({ env: { VERTICAL: 'cosmetics' } })
    const { json } = await other.api('GET', '/api/start-page')
    expect(kindsOf(json)).toEqual(['hero', 'categories', 'recent', 'newest', 'trust', 'shops'])
    const { auth } = await anOperator(other)
    const grades = { kind: 'grades', hidden: false, title: {}, text: {} }
    const refused = await other.api('PUT', at, { version: 0, blocks: [hero, grades] }, auth)
    expect(refused.json.errors).toMatchObject([{ field: 'blocks.1.kind', code: 'block_of_other_trade' }])
    await other.close()
  })

  test('is saved as a version on record, seen at once by everybody, without what is hidden', async () => {
    const link = { to: '/de/catalog?q=laptop', label: words }
    const saved = await save([{ ...note, link }, hero, { ...laptops, hidden: true }])
    expect([saved.status, saved.json.version, saved.json.versions[0].by]).toEqual([200, 1, operator.id])
    expect(kindsOf(saved.json)).toEqual(['text', 'hero', 'offers'])
    expect(kindsOf(await shown())).toEqual(['text', 'hero'])
    // Each language leads on in its own.
    expect((await shown()).blocks[0].link.to).toBe('/catalog?q=laptop')
    expect((await auditOf(market, 'startPage')).map(({ action, detail }) => [action, detail])).toEqual([
      ['startPageChanged', { version: 1 }],
    ])
    await expect(market.query('delete from start_page_versions')).rejects.toThrow()
  })

  test('goes back to an earlier version, and to what the market comes with, as a further one', async () => {
    const { version } = await read()
    const before = (await call('GET', `/versions/${version}`)).json
    expect((await save([hero])).status).toBe(200)
    const back = await save(before.blocks)
    expect([back.json.version, back.json.blocks]).toEqual([version + 2, before.blocks])
    expect(back.json.versions.map((one: { version: number }) => one.version).slice(0, 2)).toEqual([
      version + 2,
      version + 1,
    ])
    const builtIn = (await call('GET', '/versions/0')).json
    expect(builtIn.blocks).toEqual(back.json.builtIn)
    expect((await save(builtIn.blocks)).json.blocks).toEqual(back.json.builtIn)
    expect((await call('GET', '/versions/9999')).json.code).toBe('start_page_version_not_found')
  })

  test('saved by two at once is one of them; the other is told', async () => {
    const { version } = await read()
    const both = await Promise.all([[hero], [note]].map((blocks) => call('PUT', '', { version, blocks })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.map(({ json }) => json.code)).toContain('changed_meanwhile')
    expect((await read()).version).toBe(version + 1)
    expect((await call('PUT', '', { version, blocks: [] })).json.code).toBe('changed_meanwhile')
    expect((await call('PUT', '', { version: version + 5, blocks: [] })).json.code).toBe('changed_meanwhile')
  })

  test.each<[string, unknown[], string]>([
    [
      'a title too long',
      [hero, { ...hero, kind: 'shops', title: { 'pl-PL': 'x'.repeat(121) } }],
      'blocks.1.title.pl-PL',
    ],
    ['a text without a title', [{ ...note, title: { 'en-US': 'Spring' } }], 'blocks.0.title.pl-PL'],
    ['a language nobody speaks', [{ ...hero, title: { 'fr-FR': 'Salut' } }], 'blocks.0.title.fr-FR'],
    ['another’s field', [{ ...hero, category: 'laptops' }], 'blocks.0.category'],
    ['a kind that is none', [{ kind: 'script', hidden: false }], 'blocks.0.kind'],
    ['too many goods', [{ ...laptops, count: 13 }], 'blocks.0.count'],
    ['a category that is none', [hero, { ...laptops, category: 'nothing' }], 'blocks.1.category'],
    ['the same twice', [hero, note, hero], 'blocks.2.kind'],
    ['a foreign address', [{ ...note, link: { to: '//evil.example', label: words } }], 'blocks.0.link.to'],
    ['a script', [{ ...note, link: { to: 'javascript:alert(1)', label: words } }], 'blocks.0.link.to'],
    ['a link that says nothing', [{ ...note, link: { to: '/catalog', label: {} } }], 'blocks.0.link.label.pl-PL'],
    ['too many blocks', Array.from({ length: 21 }, () => note), 'blocks'],
  ])('names the field of %s, and keeps what was', async (_, blocks, field) => {
    const before = await read()
    const { status, json } = await save(blocks)
    expect([status, json.errors[0].field]).toEqual([422, field])
    expect((await read()).version).toBe(before.version)
  })

  test('takes twenty blocks, several texts and lists among them', async () => {
    const blocks = Array.from({ length: 20 }, (_, n) => (n % 2 ? note : laptops))
    expect((await save(blocks)).status).toBe(200)
    expect((await shown()).blocks).toHaveLength(20)
  })

  test('shows what another program saved as far as this one knows it', async () => {
    const { version } = await read()
    await market.query('insert into start_page_versions (version, blocks, by, at) values ($1, $2, $3, now())', [
      version + 1,
      JSON.stringify([{ kind: 'video', hidden: false }, note]),
      operator.id,
    ])
    expect(kindsOf((await call('GET')).json)).toEqual(['text'])
  })

  test('is the work of who looks after the market', async () => {
    const buyer = await aPerson(market)
    expect((await call('GET', '', undefined, buyer.auth)).status).toBe(403)
    expect((await market.api('PUT', at, { version: 0, blocks: [] })).status).toBe(401)
    const support = await anOperator(market)
    await market.query(`update users set staff_role = 'support' where id = $1`, [support.id])
    const refused = await call('PUT', '', { version: 0, blocks: [] }, support.auth)
    expect(refused.json.code).toBe('staff_role')
  })
})
