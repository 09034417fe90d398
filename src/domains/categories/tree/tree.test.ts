import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator, aPerson, auditOf, authOf } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { prepareCategories, readCategories } from '../read-categories.ts'
import type { OwnCategory } from './contract.ts'

let market: TestMarket
let auth: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  await prepareCategories(market.deps)
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const names = (pl: string) => ({ 'pl-PL': pl, 'en-US': pl, 'de-DE': pl })
const field = (key: string, more: object = {}) => ({
  key,
  type: 'text',
  names: names(key),
  facet: true,
  onCard: false,
  group: 'main',
  ...more,
})
const call = (method: string, path: string, body?: unknown, headers = auth) =>
  market.api(method, `/api/admin/categories${path}`, body, headers)
const draft = (pl: string, more: object = {}) => ({ names: names(pl), icon: 'box', attributes: [], ...more })

async function aCategory(pl: string, parentId: number | null = null, attributes: object[] = []): Promise<OwnCategory> {
  const { status, json } = await call('POST', '', draft(pl, { parentId, attributes }))
  expect([pl, status]).toEqual([pl, 201])
  return json
}
const read = async (id: number): Promise<OwnCategory | undefined> =>
  (await call('GET', '')).json.categories.find((one: OwnCategory) => one.id === id)
const save = (category: OwnCategory, over: object) => {
  const { names, slug, icon, googleTaxonomyId, attributes, revision } = category
  return call('PUT', `/${category.id}`, { names, slug, icon, googleTaxonomyId, attributes, revision, ...over })
}

describe('an operator', () => {
  test('E08 R10 adds categories: the last of their siblings, with an address and what the parent has', async () => {
    const top = await aCategory('Drony', null, [field('range_km', { type: 'number', unit: 'km' })])
    expect(top).toMatchObject({ slug: 'drony', parentId: null, products: 0, revision: 1 })
    const child = await aCategory('Drony wyścigowe', top.id, [field('frame')])
    expect(child.attributes.map((one) => one.key)).toEqual(['range_km', 'frame'])
    const twin = await aCategory('Drony')
    expect(twin.slug).toBe('drony-2')
    const { json } = await market.api('GET', '/api/categories')
    expect(json.categories.map((one: { id: number }) => one.id)).toEqual(expect.arrayContaining([top.id, child.id]))
    expect((await auditOf(market, 'categories')).at(-1)).toMatchObject({ action: 'categoriesChanged' })
  })
  test('V07 E08 a category without a name, a doubtful schema or too deep a place is refused, naming the field', async () => {
    const top = await aCategory('Skutery')
    const child = await aCategory('Skutery dziecięce', top.id)
    const bad = [
      field('a'),
      field('a'),
      field('os', { type: 'enum', options: [] }),
      field('b', { type: 'enum', options: [{ value: 'Ż', names: names('x') }] }),
    ]
    const { status, json } = await call(
      'POST',
      '',
      draft('', { names: { 'pl-PL': '' }, parentId: null, attributes: bad }),
    )
    expect(status).toBe(422)
    expect(json.errors.map((one: { field: string; code: string }) => [one.field, one.code])).toEqual([
      ['names.pl-PL', 'required'],
      ['attributes.1.key', 'key_twice'],
      ['attributes.2.options', 'required'],
      ['attributes.3.options.0.value', 'invalid'],
    ])
    expect((await call('POST', '', draft('Głęboko', { parentId: child.id }))).json.errors[0].code).toBe(
      'category_too_deep',
    )
    expect((await call('POST', '', draft('Nikt', { parentId: 999_999 }))).status).toBe(404)
    expect((await call('POST', '', draft('Adres', { parentId: null, slug: top.slug }))).json.code).toBe('slug_taken')
  })
  test('E08 renames, and old links go on working', async () => {
    const seller = await aSeller(market.deps)
    const category = await aCategory('Gramofony')
    await aProduct(market.deps, seller.companyId, {
      categoryId: category.id,
      title: 'Gramofon Technics',
      attributes: {},
    })
    const { status, json } = await save(category, { names: names('Gramofony i płyty'), slug: 'gramofony-plyty' })
    expect([status, json.slug, json.names['pl-PL']]).toEqual([200, 'gramofony-plyty', 'Gramofony i płyty'])
    await market.runJobs()
    for (const slug of ['gramofony', 'gramofony-plyty']) {
      const list = await market.api('GET', `/api/search?category=${slug}`)
      expect([slug, list.status, list.json.items?.length]).toEqual([slug, 200, 1])
    }
  })
  test('E08 a changed schema reaches the categories below; their own fields stay', async () => {
    const top = await aCategory('Wzmacniacze', null, [
      field('power_w', { type: 'number', unit: 'W' }),
      field('class_ab'),
    ])
    const child = await aCategory('Wzmacniacze lampowe', top.id, [field('tubes'), field('class_ab', { facet: false })])
    const done = await save(top, {
      attributes: [field('power_w', { type: 'number', unit: 'W', onCard: true }), field('inputs')],
    })
    expect(done.status).toBe(200)
    const after = await read(child.id)
    expect(after?.attributes.map((one) => [one.key, one.onCard])).toEqual([
      ['power_w', true],
      ['tubes', false],
      ['class_ab', false],
      ['inputs', false],
    ])
  })
  test('E08 two people edit one category: the second is told, nothing is lost', async () => {
    const category = await aCategory('Statywy')
    const both = await Promise.all([save(category, { icon: 'camera' }), save(category, { icon: 'box' })])
    expect(both.map((one) => one.status).sort()).toEqual([200, 409])
    expect(both.find((one) => one.status === 409)?.json.code).toBe('changed_meanwhile')
  })
  test('E08 fields and choices that products use cannot be taken away, also below', async () => {
    const seller = await aSeller(market.deps)
    const options = ['a', 'b'].map((value) => ({ value, names: names(value) }))
    const top = await aCategory('Pianina', null, [
      field('kind', { type: 'enum', options }),
      field('keys', { type: 'number' }),
    ])
    const child = await aCategory('Pianina cyfrowe', top.id)
    await aProduct(market.deps, seller.companyId, { categoryId: child.id, attributes: { kind: 'b', keys: 88 } })
    const noField = await save(top, { attributes: [top.attributes[0]] })
    expect([noField.status, noField.json.code, noField.json.errors[0].field]).toEqual([
      409,
      'attribute_in_use',
      'attributes.keys',
    ])
    const noChoice = await save(top, {
      attributes: [{ ...top.attributes[0], options: [options[0]] }, top.attributes[1]],
    })
    expect([noChoice.status, noChoice.json.code]).toEqual([409, 'option_in_use'])
    const unused = await save(top, { attributes: [{ ...top.attributes[0], options: [options[1]] }, top.attributes[1]] })
    expect(unused.status).toBe(200)
  })
  test('E08 orders siblings and moves a category with its products under another parent', async () => {
    const seller = await aSeller(market.deps)
    const [a, b] = [await aCategory('Retro A'), await aCategory('Retro B', null, [field('era')])]
    const c = await aCategory('Retro C', null, [field('own')])
    const product = await aProduct(market.deps, seller.companyId, { categoryId: c.id, attributes: { own: 'x' } })
    const moved = await call('POST', `/${c.id}/move`, { parentId: null, before: a.id })
    const order = moved.json.categories.filter((one: OwnCategory) => [a.id, b.id, c.id].includes(one.id))
    expect(order.map((one: OwnCategory) => one.id)).toEqual([c.id, a.id, b.id])
    expect((await call('POST', `/${c.id}/move`, { parentId: b.id, before: null })).status).toBe(200)
    expect((await read(c.id))?.attributes.map((one) => one.key)).toEqual(['own', 'era'])
    expect((await read(b.id))?.products).toBe(1)
    await market.runJobs()
    const list = await market.api('GET', `/api/search?category=${b.slug}`)
    expect(list.json.items.map((one: { id: number }) => one.id)).toEqual([product.id])
    expect((await call('POST', `/${b.id}/move`, { parentId: a.id, before: null })).json.errors[0].code).toBe(
      'category_too_deep',
    )
  })
  test('E08 merges a category into another with its products, their values and its address', async () => {
    const seller = await aSeller(market.deps)
    const choices = (...values: string[]) => values.map((value) => ({ value, names: names(value) }))
    const from = await aCategory('Głośniki BT', null, [
      field('codec', { type: 'enum', options: choices('aac') }),
      field('splash'),
    ])
    const into = await aCategory('Głośniki', null, [field('codec', { type: 'enum', options: choices('sbc') })])
    const product = await aProduct(market.deps, seller.companyId, {
      categoryId: from.id,
      attributes: { codec: 'aac', splash: 'IPX7' },
    })
    const merged = await call('POST', `/${from.id}/merge`, { into: into.id })
    expect(merged.status).toBe(200)
    expect(await read(from.id)).toBeUndefined()
    const target = await read(into.id)
    expect(target?.attributes.map((one) => one.key)).toEqual(['codec', 'splash'])
    await market.runJobs()
    const list = await market.api('GET', `/api/search?category=${from.slug}`)
    expect(list.json.items?.map((one: { id: number }) => one.id)).toEqual([product.id])
    const again = await call('POST', `/${from.id}/merge`, { into: into.id })
    expect(again.status).toBe(404)
  })
  test('E08 what does not fit is not merged, and what is not empty is not removed', async () => {
    const a = await aCategory('Kable A', null, [field('length', { type: 'number', unit: 'm' })])
    const b = await aCategory('Kable B', null, [field('length', { type: 'number', unit: 'cm' })])
    const child = await aCategory('Kable C', a.id)
    expect((await call('POST', `/${b.id}/merge`, { into: a.id })).json.code).toBe('attributes_conflict')
    expect((await call('POST', `/${a.id}/merge`, { into: b.id })).json.code).toBe('category_has_children')
    expect((await call('POST', `/${a.id}/merge`, { into: a.id })).json.errors[0].code).toBe('same_category')
    expect((await call('DELETE', `/${a.id}`)).json.code).toBe('category_not_empty')
    expect((await call('DELETE', `/${child.id}`)).status).toBe(200)
    expect((await call('DELETE', `/${a.id}`)).status).toBe(200)
  })
  test('E08 merging and selling at once leaves no product without a category', async () => {
    const seller = await aSeller(market.deps)
    const [from, into] = [await aCategory('Pędzle A'), await aCategory('Pędzle B')]
    const adding = Array.from({ length: 6 }, () =>
      aProduct(market.deps, seller.companyId, { categoryId: from.id, attributes: {} }).catch(() => undefined),
    )
    const merging = call('POST', `/${from.id}/merge`, { into: into.id })
    await Promise.all([...adding, merging])
    expect((await merging).status).toBe(200)
    const ids = new Set((await readCategories(market.deps)).map((one) => one.id))
    const { rows } = await market.query('select distinct category_id from products where company_id = $1', [
      seller.companyId,
    ])
    for (const row of rows) expect(ids.has(row.category_id) || row.category_id === into.id).toBe(true)
  })
})

describe('a seller', () => {
  const propose = (companyId: number, body: object, headers: Record<string, string>) =>
    market.api('POST', `/api/companies/${companyId}/category-proposals`, body, headers)
  test('E08 R22 proposes a category; the operator makes it, names another or declines', async () => {
    const { companyId, ownerId } = await aSeller(market.deps)
    const mine = await authOf(market, ownerId)
    const laptops = (await readCategories(market.deps)).find((one) => one.slug === 'laptops')
    const first = await propose(
      companyId,
      { parentId: laptops?.id, names: names('Laptopy retro'), note: 'Sprzed 2005' },
      mine,
    )
    expect([first.status, first.json.status]).toEqual([201, 'waiting'])
    const list = await market.api('GET', '/api/admin/category-proposals', undefined, auth)
    expect(list.json.proposals.map((one: { id: number }) => one.id)).toContain(first.json.id)
    const accept = (id: number, body: object) =>
      market.api('POST', `/api/admin/category-proposals/${id}/accept`, body, auth)
    const accepted = await accept(first.json.id, { categoryId: null })
    const made = await read(accepted.json.categoryId)
    expect(made).toMatchObject({ parentId: laptops?.id, names: { 'pl-PL': 'Laptopy retro' } })
    expect(made?.attributes.length).toBe(laptops?.attributes.length)
    expect((await accept(first.json.id, { categoryId: null })).json.code).toBe('proposal_decided')
    const second = await propose(companyId, { parentId: null, names: names('Komputery przenośne') }, mine)
    expect((await accept(second.json.id, { categoryId: laptops?.id, answer: 'To laptopy' })).json).toMatchObject({
      status: 'accepted',
      categoryId: laptops?.id,
    })
    const third = await propose(companyId, { parentId: null, names: names('Wszystko') }, mine)
    await market.api('POST', `/api/admin/category-proposals/${third.json.id}/decline`, { answer: 'Za szerokie' }, auth)
    const own = await market.api('GET', `/api/companies/${companyId}/category-proposals`, undefined, mine)
    expect(own.json.proposals.map((one: { status: string; answer: string }) => [one.status, one.answer])).toEqual([
      ['declined', 'Za szerokie'],
      ['accepted', 'To laptopy'],
      ['accepted', ''],
    ])
  })
  test('E08 V07 what is there already or has no name is refused; at most twenty wait', async () => {
    const { companyId, ownerId } = await aSeller(market.deps)
    const mine = await authOf(market, ownerId)
    const known = await propose(companyId, { parentId: null, names: { 'pl-PL': 'laptopy' } }, mine)
    expect([known.status, known.json.errors[0].code]).toEqual([422, 'category_exists'])
    const nameless = await propose(companyId, { parentId: null, names: { 'pl-PL': ' ' } }, mine)
    expect(nameless.json.errors[0]).toMatchObject({ field: 'names.pl-PL', code: 'required' })
    const many = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        propose(companyId, { parentId: null, names: { 'pl-PL': `Nowa ${n}` } }, mine),
      ),
    )
    expect(many.filter((one) => one.status === 201)).toHaveLength(20)
    expect(many.find((one) => one.status !== 201)?.json.code).toBe('too_many_proposals')
  })
  test('P01 takes back its own proposal, never another company’s; buyers edit nothing', async () => {
    const [one, two] = [await aSeller(market.deps), await aSeller(market.deps)]
    const mine = await authOf(market, one.ownerId)
    const theirs = await authOf(market, two.ownerId)
    const { json } = await propose(one.companyId, { parentId: null, names: { 'pl-PL': 'Moja' } }, mine)
    const withdraw = (companyId: number, headers: Record<string, string>) =>
      market.api('DELETE', `/api/companies/${companyId}/category-proposals/${json.id}`, undefined, headers)
    expect((await withdraw(two.companyId, theirs)).status).toBe(404)
    expect((await withdraw(one.companyId, mine)).status).toBe(204)
    expect((await withdraw(one.companyId, mine)).json.code).toBe('proposal_decided')
    const buyer = await aPerson(market)
    expect((await call('GET', '', undefined, buyer.auth)).status).toBe(403)
    expect((await call('GET', '', undefined, mine)).status).toBe(403)
  })
})
