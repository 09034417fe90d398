import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoGoods } from '../../../../test/factories/demo-goods.ts'
import { authOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { prepareCategories, readCategories } from '../../categories/index.ts'
import type { OfferProposal } from './contract.ts'

let full: TestMarket
let fresh: TestMarket
beforeAll(async () => {
  full = await testMarket()
  fresh = await testMarket()
  await demoGoods(full, new Date('2026-06-01T08:00:00Z'))
  await prepareCategories(fresh.deps)
})
afterAll(async () => {
  await full.close()
  await fresh.close()
})

async function proposed(market: TestMarket, title: string) {
  const { ownerId } = await aSeller(market.deps)
  const auth = await authOf(market, ownerId)
  const { status, json } = await market.api('POST', '/api/offer-assist', { title }, auth)
  expect(status).toBe(200)
  const proposal: OfferProposal = json
  const categories = await readCategories(market.deps)
  const category = categories.find((one) => one.id === proposal.categoryId)
  const values = Object.fromEntries(proposal.attributes.map(({ key, value }) => [key, value]))
  return { ...proposal, slug: category?.slug ?? null, top: topOf(categories, category?.id)?.slug ?? null, values }
}

function topOf(categories: Awaited<ReturnType<typeof readCategories>>, id: number | undefined) {
  let at = categories.find((one) => one.id === id)
  while (at?.parentId) at = categories.find((one) => one.id === at?.parentId)
  return at
}

describe('a seller types a title', () => {
  test('E07 R22 the market knows the model: category, brand, model and attributes are proposed', async () => {
    const proposal = await proposed(full, 'Lenovo ThinkPad T480 i5-8350U 16GB 256GB')
    expect(proposal).toMatchObject({ top: 'laptops', brand: 'Lenovo', model: 'ThinkPad T480' })
    expect(proposal.values).toMatchObject({ cpu_model: 'i5-8350U', ram_gb: 16, storage_gb: 256 })
  })
  test.each([
    [
      'Dell Latitude 5490 i5 8250U 8GB RAM 256GB SSD FHD',
      'laptops',
      'Dell',
      { ram_gb: 8, storage_gb: 256, cpu_model: 'i5-8250U', resolution: 'fhd' },
    ],
    ['Apple iPhone 12 Pro 128GB czarny bateria 87%', 'phones', 'Apple', { storage_gb: 128, color: 'black' }],
    [
      'HP ProBook 450 G7 Core i7-10510U/16GB/512GB NVMe uszkodzony',
      'laptops',
      'HP',
      { ram_gb: 16, storage_gb: 512, storage_type: 'nvme' },
    ],
    [
      'Dell Inspiron 15 Core 5 120U 16GB 1TB SSD',
      'laptops',
      'Dell',
      { ram_gb: 16, storage_gb: 1000, cpu_model: 'Core 5 120U', cpu_family: 'core_5' },
    ],
    [
      'Lenovo ThinkPad X1 Core Ultra 7 155H 32GB',
      'laptops',
      'Lenovo',
      { ram_gb: 32, cpu_model: 'Ultra 7 155H', cpu_family: 'core_ultra' },
    ],
    ['Monitor Dell P2419H 24" FHD IPS', 'monitors', 'Dell', { screen_in: 24, resolution: 'fhd', panel: 'ips' }],
  ])('E07 %s', async (title, top, brand, values) => {
    for (const market of [full, fresh]) {
      const proposal = await proposed(market, title)
      expect([proposal.top, proposal.brand]).toEqual([top, brand])
      expect(proposal.values).toMatchObject(values)
    }
  })
  test('E07 T07 condition words become state, grade and battery', async () => {
    const damaged = await proposed(fresh, 'HP ProBook 450 G7 uszkodzony na części')
    expect(damaged.state).toBe('damaged')
    const phone = await proposed(fresh, 'iPhone 12 128GB jak nowy bateria 87%')
    expect(phone).toMatchObject({ batteryHealth: 87, grade: 'A' })
  })
  test('E07 a market without offers knows makers and lines', async () => {
    const proposal = await proposed(fresh, 'ThinkPad T480 i5-8350U 16GB 256GB')
    expect(proposal).toMatchObject({ top: 'laptops', brand: 'Lenovo', model: 'ThinkPad T480' })
    expect(proposal.values).toMatchObject({ ram_gb: 16, storage_gb: 256 })
  })
  test('E07 nothing is forced: a title that says nothing gets nothing', async () => {
    const proposal = await proposed(full, 'qwxyz blorp')
    expect(proposal).toMatchObject({ categoryId: null, brand: null, state: null, grade: null, attributes: [] })
  })
  test('E07 what is proposed is valid for its category', async () => {
    const categories = new Map((await readCategories(full.deps)).map((one) => [one.id, one]))
    for (const title of [
      'MacBook Air M1 8/256 QWERTZ',
      'Sony PlayStation 5 Digital 825GB',
      'Cisco Catalyst 2960X-48TS-L switch',
    ]) {
      const { categoryId, attributes } = await proposed(full, title)
      expect([title, categoryId === null]).toEqual([title, false])
      const schema = categories.get(categoryId ?? 0)?.attributes ?? []
      for (const { key, value } of attributes) {
        const attribute = schema.find((one) => one.key === key)
        expect([key, attribute === undefined]).toEqual([key, false])
        if (attribute?.type === 'enum') expect(attribute.options?.map((one) => one.value)).toContain(value)
        if (attribute?.type === 'number') expect(typeof value).toBe('number')
      }
    }
  })
  test('too short a title is refused by name', async () => {
    const { ownerId } = await aSeller(fresh.deps)
    const { status, json } = await fresh.api('POST', '/api/offer-assist', { title: 'a' }, await authOf(fresh, ownerId))
    expect([status, json.errors[0].field]).toEqual([422, 'title'])
  })
})
