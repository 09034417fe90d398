import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember } from '../../../test/factories/company.ts'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { type Rectangle, rectanglesOf, textOf } from '../../../test/read-pdf.ts'
import { SHEETS } from './rules/label-layout.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

type Wanted = { ids: number[]; format?: string; price?: boolean; skip?: number }
async function print(
  { ids, format = 'a4', price = false, skip = 0 }: Wanted,
  headers: Record<string, string> = house.auth,
) {
  const answer = await fetch(`${market.url}${house.path}/labels`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ids, format, price, skip }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get('content-type'), bytes }
}

/** The code that rectangles draw, module by module, as rows of ones and zeros. */
function codeOf(rectangles: readonly Rectangle[]): string[] {
  const left = Math.min(...rectangles.map((one) => one.x))
  const top = Math.min(...rectangles.map((one) => one.y))
  const one = Math.min(...rectangles.map((rectangle) => rectangle.height))
  const size = Math.round((Math.max(...rectangles.map((rectangle) => rectangle.x + rectangle.width)) - left) / one)
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'))
  for (const { x, y, width } of rectangles) {
    const row = rows[Math.round((y - top) / one)]
    const column = Math.round((x - left) / one)
    for (let at = column; at < column + Math.round(width / one); at++) if (row) row[at] = '1'
  }
  return rows.map((row) => row.join(''))
}

function wantedCode(url: string): string[] {
  const { data } = encode(url, { ecc: 'M', border: 0 })
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
}

describe('E07 R22 labels with QR codes', () => {
  test('lead to the product, and say what it is with Polish letters', async () => {
    const product = await aProduct(market.deps, house.companyId, {
      title: 'Zażółć gęślą jaźń ŁÓDŹ',
      erpCode: 'ŻÓ-1',
      productIndex: 'K 7',
      price: 129_900,
    })
    const { status, type, bytes } = await print({ ids: [product.id], price: true })
    expect([status, type]).toEqual([200, 'application/pdf'])
    const [page = []] = rectanglesOf(bytes)
    expect(codeOf(page)).toEqual(wantedCode(`${market.url}/products/${product.id}`))
    const words = textOf(bytes).replace(/\s+/g, ' ')
    for (const word of ['Zażółć', 'gęślą', 'jaźń', 'ŁÓDŹ', 'ERP: ŻÓ-1', 'IDX: K 7', '1 299,00 zł', `#${product.id}`]) {
      expect(words).toContain(word)
    }
    expect(textOf((await print({ ids: [product.id] })).bytes)).not.toContain('zł')
  })
  test('there is one for each version, in the order asked for, on as many sheets as it takes', async () => {
    const versions = ['Czarny', 'Biały'].map((name) => ({ name, price: 100, quantity: 1 }))
    const products = await Promise.all(
      Array.from({ length: 13 }, () => aProduct(market.deps, house.companyId, { versions })),
    )
    const { bytes } = await print({ ids: products.map((one) => one.id).reverse() })
    expect(rectanglesOf(bytes)).toHaveLength(2)
    const words = textOf(bytes)
    expect(words.match(/Czarny/g)).toHaveLength(13)
    expect(words.match(/Biały/g)).toHaveLength(13)
    expect(words.indexOf(`#${products[12]?.id}`)).toBeLessThan(words.indexOf(`#${products[0]?.id}`))
  })
  test('on a roll each has a page of its own', async () => {
    const products = [await aProduct(market.deps, house.companyId), await aProduct(market.deps, house.companyId)]
    const { bytes } = await print({ ids: products.map((one) => one.id), format: 'roll62' })
    const pages = rectanglesOf(bytes)
    expect(pages.map((page) => codeOf(page))).toEqual(
      products.map((product) => wantedCode(`${market.url}/products/${product.id}`)),
    )
    expect(bytes.toString('latin1')).toMatch(
      new RegExp(`MediaBox \\[0 0 ${SHEETS.roll62.page.width.toFixed(2).slice(0, 5)}`),
    )
  })
  test('a begun sheet is used up from where it stands', async () => {
    const { id } = await aProduct(market.deps, house.companyId)
    const [page = []] = rectanglesOf((await print({ ids: [id], skip: 4 })).bytes)
    const { width, height } = SHEETS.a4.label
    expect(Math.min(...page.map((one) => one.x))).toBeGreaterThan(width)
    expect(Math.max(...page.map((one) => one.x))).toBeLessThan(width * 2)
    expect(Math.min(...page.map((one) => one.y))).toBeGreaterThan(height)
  })
  test('the warehouse prints; products of others, and too many, are refused', async () => {
    const { id } = await aProduct(market.deps, house.companyId)
    const { auth } = await aMember(market, house.companyId, 'warehouse')
    expect((await print({ ids: [id] }, auth)).status).toBe(200)
    const stranger = await aProduct(market.deps, (await aHouse(market)).companyId)
    expect((await print({ ids: [id, stranger.id] })).status).toBe(404)
    expect((await print({ ids: Array.from({ length: 501 }, (_, index) => index + 1) })).status).toBe(422)
    const versions = Array.from({ length: 50 }, (_, index) => ({ name: `V${index}`, price: 100, quantity: 1 }))
    const many = []
    for (let made = 0; made < 21; made++) many.push(await aProduct(market.deps, house.companyId, { versions }))
    const answer = await print({ ids: many.map((one) => one.id) })
    expect([answer.status, JSON.parse(answer.bytes.toString()).code]).toEqual([422, 'too_many_labels'])
  })
})

describe('R22 one row of the list', () => {
  test('is copied as a draft without stock, reduction, ERP code and devices', async () => {
    const offer = await house.publish({
      devices: [{ id: null, kind: 'serial', number: 'SN-1234-X' }],
      erpCode: 'L-1',
      ean: '96385074',
      versions: [
        { id: null, name: 'A', price: 20_000, announce: false, stockDelta: 4, attributes: {} },
        { id: null, name: 'B', price: 30_000, announce: false, stockDelta: 1, attributes: { ram_gb: 8 } },
      ],
    })
    const [first] = offer.versions
    const prices = [{ versionId: first?.id, expected: 20_000, price: 15_000, announce: true }]
    const lowered = await house.call('PUT', `/${offer.id}/prices`, { prices })
    expect(lowered.json.versions[0]).toMatchObject({ price: 15_000, wasPrice: 20_000, lastPrice: 20_000 })
    const { status, json } = await house.call('POST', `/${offer.id}/duplicate`)
    expect(status).toBe(201)
    const copy = await house.read(json.productId)
    expect(copy).toMatchObject({
      ...{ title: offer.title, ean: '96385074', erpCode: null, status: 'draft', devices: [], images: offer.images },
      versions: [
        { name: 'A', price: 20_000, wasPrice: null, quantity: 0 },
        { name: 'B', price: 30_000, wasPrice: null, quantity: 0, attributes: { ram_gb: 8 } },
      ],
    })
    const other = await aHouse(market)
    expect((await house.call('POST', `/${offer.id}/duplicate`, undefined, other.auth)).status).toBe(404)
    expect((await other.call('POST', `/${offer.id}/duplicate`)).status).toBe(404)
  })
  test('a price that somebody has changed meanwhile is not written over', async () => {
    const { id, versionId } = await aProduct(market.deps, house.companyId, { price: 10_000 })
    const set = (expected: number, price: number) =>
      house.call('PUT', `/${id}/prices`, { prices: [{ versionId, expected, price, announce: false }] })
    const answers = await Promise.all([set(10_000, 11_000), set(10_000, 12_000)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    const refused = answers.find((answer) => answer.status === 409)
    expect(refused?.json).toMatchObject({ code: 'price_changed_meanwhile', errors: [{ field: 'prices.0.price' }] })
    const foreign = await aProduct(market.deps, (await aHouse(market)).companyId)
    const prices = [{ versionId: foreign.versionId, expected: 129_900, price: 1, announce: false }]
    expect((await house.call('PUT', `/${id}/prices`, { prices })).status).toBe(404)
  })
})
