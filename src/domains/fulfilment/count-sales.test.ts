import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { countSales } from './count-sales.ts'

const DAY = 86_400_000
let market: TestMarket
let now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

const ago = (days: number) => new Date(now.getTime() - days * DAY)
type Order = NonNullable<Parameters<typeof anOrder>[2]>
let buyers = 0
const fresh = () => ({ email: `buyer${++buyers}@example.com` })

/** Bought, received and kept, unless said otherwise. */
const sell = (companyId: number, productId: number, over: Order = {}) =>
  anOrder(market, companyId, {
    ...{ status: 'delivered', paymentStatus: 'paid', placedAt: ago(10), buyer: fresh() },
    ...{ items: [{ productId }], ...over },
  })
const sellTo = async (companyId: number, productId: number, people: number) => {
  for (let left = people; left > 0; left--) await sell(companyId, productId)
}
const set = (id: number, change: string) => market.query(`update orders set ${change} where id = $1`, [id])
async function count() {
  await countSales(market.deps, { after: 0, day: '2026-11-20' })
  await market.runJobs()
}
const stepsOf = async (companyId: number) =>
  (await market.query('select name, step from model_sales where company_id = $1 order by name', [companyId])).rows
const scoreOf = async (id: number) =>
  Number((await market.query('select score from listings where product_id = $1', [id])).rows[0].score)
const T480 = 'lenovo thinkpad t480'

describe('R11 sales in the order of lists', () => {
  test('what was bought, received and kept counts, by the seller and the model; each buyer once', async () => {
    const { companyId, ownerId } = await aSeller(market.deps)
    const other = await aSeller(market.deps)
    const { id } = await aProduct(market.deps, companyId)
    const twin = await aProduct(market.deps, companyId, { brand: 'LENOVO', model: 'Thinkpad T480' })
    const damaged = await aProduct(market.deps, companyId, { state: 'damaged', grade: 'forParts' })
    const same = { email: 'Jan@example.com' }
    await sell(companyId, id, { buyer: same })
    for (const again of [id, twin.id]) await sell(companyId, again, { buyer: { email: 'jan@example.com' } })
    await sell(companyId, damaged.id)
    await count()
    expect(await stepsOf(companyId)).toEqual([
      { name: `#${damaged.id}`, step: 1 },
      { name: T480, step: 1 },
    ])
    expect(await stepsOf(other.companyId)).toEqual([])

    // One account with several addresses is one buyer.
    const byAccount = [await sell(companyId, id), await sell(companyId, id), await sell(companyId, id)]
    const { ownerId: somebody } = other
    await market.query('update purchases set user_id = $1 where key = any($2)', [
      somebody,
      byAccount.map(({ key }) => key),
    ])
    await count()
    expect((await stepsOf(companyId))[1].step).toBe(1)
    await sell(companyId, twin.id, { cashOnDelivery: true, paymentStatus: 'onDelivery', status: 'completed' })
    await count()
    expect((await stepsOf(companyId))[1].step).toBe(2)
    expect(ownerId).not.toBe(somebody)
  })

  test('what was not paid, not received, cancelled, given back, is disputed or older than 90 days does not count', async () => {
    const { companyId } = await aSeller(market.deps)
    const { id } = await aProduct(market.deps, companyId)
    for (const over of [
      { status: 'pending', paymentStatus: 'unpaid' },
      { status: 'confirmed' },
      { status: 'shipped' },
      { status: 'confirmed', cashOnDelivery: true, paymentStatus: 'onDelivery' },
      { placedAt: ago(90.1) },
    ] as const)
      await sell(companyId, id, over)
    for (const change of [
      `status = 'cancelled', payment_status = 'refunded'`,
      `status = 'expired', payment_status = 'unpaid'`,
      `status = 'returned', payment_status = 'refunded', given_back = total`,
      `payment_status = 'refundDue'`,
      'given_back = 100',
      `status = 'disputed', status_before = 'delivered'`,
    ])
      await set((await sell(companyId, id)).id, change)
    const { id: open } = await sell(companyId, id)
    await market.query(`insert into order_matters (order_id, matter) values ($1, 'case 1')`, [open])
    const { id: givenUp } = await sell(companyId, id)
    await market.query('update order_items set given_up = quantity where order_id = $1', [givenUp])
    await count()
    expect(await stepsOf(companyId)).toEqual([])
    const { id: kept } = await sell(companyId, id, { placedAt: ago(89.9) })
    await count()
    expect(await stepsOf(companyId)).toEqual([{ name: T480, step: 1 }])
    // It comes back after it was counted.
    await set(kept, `status = 'returned', payment_status = 'refunded', given_back = total`)
    await count()
    expect(await stepsOf(companyId)).toEqual([])
  })

  test('who works for the seller, and the seller itself, does not count', async () => {
    const { companyId, ownerId } = await aSeller(market.deps, { taxId: '5260250274', email: 'sklep@own.example.com' })
    const { id } = await aProduct(market.deps, companyId)
    const { rows } = await market.query('select email from users where id = $1', [ownerId])
    const { key } = await sell(companyId, id)
    await market.query('update purchases set user_id = $1 where key = $2', [ownerId, key])
    await sell(companyId, id, { buyer: { email: rows[0].email } })
    await sell(companyId, id, { buyer: { email: 'Sklep@own.example.com' } })
    for (const taxId of ['5260250274', 'PL5260250274', '526-025-02-74'])
      await sell(companyId, id, { invoice: { name: 'Sprzęt', taxId, address: 'ul. Długa 5' } })
    await count()
    expect(await stepsOf(companyId)).toEqual([])
    await sell(companyId, id, { invoice: { name: 'Inna', taxId: 'PL5260001246', address: 'ul. Długa 5' } })
    await count()
    expect(await stepsOf(companyId)).toEqual([{ name: T480, step: 1 }])
  })

  test('a sold offer stands before its equal, and never before one that is clearly better', async () => {
    const sold = await aSeller(market.deps)
    const unsold = await aSeller(market.deps)
    const make = async ({ companyId }: { companyId: number }, over = {}) =>
      (
        await aProduct(market.deps, companyId, {
          brand: 'Fujitsu',
          model: 'Lifebook U7',
          title: 'Fujitsu Lifebook U7',
          ...over,
        })
      ).id
    const first = await make(sold)
    // Newer, and with it ahead, as long as nothing was sold.
    now = new Date(now.getTime() + DAY)
    const equal = await make(unsold)
    const better = await make(unsold, { grade: 'A' })
    await market.query(`update products set created_at = created_at + interval '1 day' where id = $1`, [equal])
    await market.runJobs()
    const order = async () =>
      (await market.api('GET', '/api/search?q=lifebook')).json.items.map((item: { id: number }) => item.id)
    await market.runJob('search.refreshListings', { productIds: [first, equal, better] })
    expect(await order()).toEqual([better, equal, first])
    await sellTo(sold.companyId, first, 1)
    await count()
    expect(await order()).toEqual([better, first, equal])
    await sellTo(sold.companyId, first, 31)
    await count()
    expect(await stepsOf(sold.companyId)).toEqual([{ name: 'fujitsu lifebook u7', step: 5 }])
    expect(await order()).toEqual([better, first, equal])
    // What the seller offers of that model later stands there from the beginning.
    const later = await make(sold)
    await market.runJobs()
    expect(Math.abs((await scoreOf(later)) - (await scoreOf(first)))).toBeLessThan(0.001)
  })

  test('is counted once a day, company after company; again it changes nothing, and a market without sales has nothing to make anew', async () => {
    const { companyId } = await aSeller(market.deps)
    const { id } = await aProduct(market.deps, companyId, { model: 'X1' })
    await market.runJobs()
    const before = await scoreOf(id)
    const begun = async () => {
      await market.query('delete from graphile_worker._private_jobs')
      await market.runJob('fulfilment.beginCountingSales')
      const { rows } = await market.query(`select count(*)::int as n from graphile_worker._private_jobs`)
      return rows[0].n
    }
    now = new Date(now.getTime() + DAY)
    expect([await begun(), await begun()]).toEqual([1, 0])
    await sell(companyId, id)
    now = new Date(now.getTime() + DAY)
    expect(await begun()).toBe(1)
    await market.runJobs()
    expect((await scoreOf(id)) - before).toBeCloseTo(0.01, 5)

    const revision = async () => (await market.query('select revision::int from search_state')).rows[0].revision
    const at = await revision()
    await count()
    expect(await revision()).toBe(at)
    // A rebuild comes to the same.
    await market.query('update listings set rules_version = 0, score = 0')
    await market.query('update search_state set rules_version = 0')
    await market.runJob('search.renewListings')
    expect((await scoreOf(id)) - before).toBeCloseTo(0.01, 5)
    // When the days are over nothing stays of it.
    now = new Date(now.getTime() + 91 * DAY)
    await count()
    expect(await stepsOf(companyId)).toEqual([])
    expect((await scoreOf(id)) - before).toBeCloseTo(0, 5)
  })

  test('walks all companies, however many there are, each once', async () => {
    for (let at = 0; at < 60; at++) {
      const { companyId } = await aSeller(market.deps, { delivers: false })
      await sell(companyId, (await aProduct(market.deps, companyId)).id)
    }
    await count()
    const { rows } = await market.query(`select count(*)::int as n from model_sales where name = $1`, [T480])
    expect(rows[0].n).toBe(60)
  })
})
