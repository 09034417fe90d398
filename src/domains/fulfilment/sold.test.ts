import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { expectSoldIsCounted } from '../../../test/factories/sold.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const daysOf = async (companyId: number) =>
  (await market.query('select orders, goods, share from selling_days where company_id = $1', [companyId])).rows
const set = (id: number, status: string, payment: string) =>
  market.query('update orders set status = $2, payment_status = $3 where id = $1', [id, status, payment])

describe('R22 what was sold, kept by day', () => {
  test('follows an order through every state and back, twice over', async () => {
    const { companyId } = await aSeller(market.deps)
    const items = [
      { productId: 7, versionId: 71, quantity: 2 },
      { productId: 7, versionId: 70 },
      { productId: 8, versionId: 80 },
    ]
    const { id, goods } = await anOrder(market, companyId, { status: 'pending', paymentStatus: 'unpaid', items })
    expect(await daysOf(companyId)).toEqual([])
    for (const [status, payment] of [
      ['expired', 'unpaid'],
      ['confirmed', 'paid'],
      ['confirmed', 'paid'],
      ['shipped', 'paid'],
      ['delivered', 'paid'],
      ['delivered', 'refundDue'],
      ['delivered', 'refunded'],
      ['delivered', 'paid'],
      ['cancelled', 'unpaid'],
      ['confirmed', 'paid'],
    ] as const) {
      await set(id, status, payment)
      await expectSoldIsCounted(market)
    }
    expect(await daysOf(companyId)).toMatchObject([{ orders: 1, goods }])
  })

  test('of what is undone nothing stays', async () => {
    const { companyId } = await aSeller(market.deps)
    const { id } = await anOrder(market, companyId, { status: 'pending', paymentStatus: 'unpaid' })
    const died = market.deps.db.transaction().execute(async (tx) => {
      await tx.updateTable('orders').set({ status: 'confirmed', payment_status: 'paid' }).where('id', '=', id).execute()
      throw new Error('cut')
    })
    await expect(died).rejects.toThrow('cut')
    expect(await daysOf(companyId)).toEqual([])
  })

  test('counts cash on delivery of many buyers at once, whatever the order of their sellers', async () => {
    const sellers = await Promise.all([aSeller(market.deps), aSeller(market.deps), aSeller(market.deps)])
    const goods = await Promise.all(
      sellers.map((seller) => aProduct(market.deps, seller.companyId, { quantity: 50, price: 1000 })),
    )
    const choices = Object.fromEntries(sellers.map((seller) => [seller.companyId, { cashOnDelivery: true }]))
    await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const lines = goods.map(({ versionId }) => ({ versionId }))
        const purchase = await aPurchase(market, index % 2 ? lines : lines.toReversed(), choices)
        return followLink(market, purchase)
      }),
    )
    for (const { companyId } of sellers) {
      expect(await daysOf(companyId)).toEqual([{ orders: 24, goods: 24_000, share: 0 }])
    }
    await expectSoldIsCounted(market)
  })

  test('counted again from the orders it is the same, and mended where it was not', async () => {
    const { companyId } = await aSeller(market.deps)
    await anOrder(market, companyId)
    await anOrder(market, companyId, { currency: 'EUR', placedAt: new Date('2026-03-28T23:30:00Z') })
    await market.query('update selling_days set goods = goods + 1, orders = 9')
    await market.query('delete from selling_versions')
    await expect(expectSoldIsCounted(market)).rejects.toThrow()
    await market.query('select recount_sold()')
    await expectSoldIsCounted(market)
  })
})
