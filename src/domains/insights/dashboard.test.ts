import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { authOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { addDays, daysOf, marketDay } from '../../values/days.ts'
import { addViews } from './store/views.ts'

let market: TestMarket
// An hour after the clocks went back in Poland; in UTC it is still the day before for some orders of the night.
const now = new Date('2026-10-25T09:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())

async function boardOf(companyId: number, ownerId: string, days = 30) {
  const auth = await authOf(market, ownerId)
  const answer = await market.api('GET', `/api/companies/${companyId}/dashboard?days=${days}`, undefined, auth)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json
}

/** Always the same numbers, evenly spread. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % sides
  }
}

describe('R22 the dashboard', () => {
  test.each([7, 30, 90])('says of %s days what adding up every order says', async (days) => {
    const seller = await aSeller(market.deps)
    const stranger = await aSeller(market.deps)
    const roll = dice(days)
    const statuses = ['pending', 'confirmed', 'partlyShipped', 'completed', 'cancelled', 'expired'] as const
    const payments = ['paid', 'paid', 'paid', 'onDelivery', 'refundDue', 'refunded', 'unpaid'] as const
    const made: { day: string; goods: number; counts: boolean; share: number }[] = []
    for (let index = 0; index < 300; index += 1) {
      const status = statuses[roll(6)] ?? 'confirmed'
      const paymentStatus = payments[roll(7)] ?? 'paid'
      const cashOnDelivery = paymentStatus === 'onDelivery' || roll(5) === 0
      const placedAt = new Date(now.getTime() - roll(200 * 24 * 60) * 60_000)
      const own = roll(4) > 0
      const price = 1000 + roll(500_000)
      const items = [{ price, quantity: 1 + roll(3) }]
      const companyId = own ? seller.companyId : stranger.companyId
      const { goods, total } = await anOrder(market, companyId, {
        status,
        paymentStatus,
        cashOnDelivery,
        placedAt,
        items,
      })
      const net = Math.round(goods * 0.06)
      const counts =
        own && ['confirmed', 'partlyShipped', 'completed'].includes(status) && !/refund/.test(paymentStatus)
      const share = counts && paymentStatus === 'paid' && !cashOnDelivery ? total - net - Math.round(net * 0.23) : 0
      made.push({ day: marketDay(placedAt), goods, counts, share })
    }
    const today = marketDay(now)
    const sum = (wanted: readonly string[]) => {
      const fits = made.filter((one) => one.counts && wanted.includes(one.day))
      return { orders: fits.length, goods: fits.reduce((all, one) => all + one.goods, 0) }
    }
    const present = daysOf({ from: addDays(today, 1 - days), to: today })
    const before = daysOf({ from: addDays(today, 1 - 2 * days), to: addDays(today, -days) })
    const board = await boardOf(seller.companyId, seller.ownerId, days)
    expect(board.days).toEqual(present.map((day) => ({ day, ...sum([day]) })))
    expect(board.present).toEqual(sum(present))
    expect(board.before).toEqual(sum(before))
    const shares = made.filter((one) => present.includes(one.day)).map((one) => one.share)
    expect(board.share).toBe(shares.reduce((all, one) => all + one, 0))
    expect(board.present.orders).toBeGreaterThan(0)
  })

  test('a day is a day in Poland, also where it has 25 hours', async () => {
    const { companyId, ownerId } = await aSeller(market.deps)
    for (const at of ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T08:59:59Z']) {
      await anOrder(market, companyId, { placedAt: new Date(at) })
    }
    const { days } = await boardOf(companyId, ownerId, 7)
    expect(days.map((day: { day: string; orders: number }) => [day.day, day.orders]).slice(-2)).toEqual([
      ['2026-10-24', 1],
      ['2026-10-25', 2],
    ])
  })

  test('currencies are not added up', async () => {
    const { companyId, ownerId } = await aSeller(market.deps)
    await anOrder(market, companyId, { items: [{ price: 500 }] })
    for (const price of [100, 200]) await anOrder(market, companyId, { currency: 'EUR', items: [{ price }] })
    expect(await boardOf(companyId, ownerId)).toMatchObject({
      currency: 'EUR',
      otherCurrencies: ['PLN'],
      present: { orders: 2, goods: 300 },
    })
  })

  test('orders to ship, the oldest first; the share is for those who may see payouts', async () => {
    const team = await aTeam(market)
    const at = (day: number) => new Date(Date.UTC(2026, 9, day))
    const late = await anOrder(market, team.companyId, { placedAt: at(20) })
    const early = await anOrder(market, team.companyId, { placedAt: at(2) })
    await anOrder(market, team.companyId, { placedAt: at(1), status: 'shipped' })
    const helper = await team.member('warehouse')
    const path = `/api/companies/${team.companyId}/dashboard`
    const seen = (await market.api('GET', path, undefined, helper.auth)).json
    expect(seen.toShip.count).toBe(2)
    expect(seen.toShip.oldest.map((row: { number: string }) => row.number)).toEqual([early.number, late.number])
    expect(seen.share).toBeNull()
    expect((await market.api('GET', path, undefined, team.owner)).json.share).toBeGreaterThan(0)
  })

  test('what sells and is nearly gone; a single piece that nobody bought is no shortage', async () => {
    const { companyId, ownerId } = await aSeller(market.deps)
    const stranger = await aSeller(market.deps)
    const [low, plenty, unsold, gone] = await Promise.all(
      [2, 3, 1, 0].map((quantity) => aProduct(market.deps, companyId, { quantity, title: `Sztuk ${quantity}` })),
    )
    const theirs = await aProduct(market.deps, stranger.companyId, { quantity: 1 })
    const item = (product: { id: number; versionId: number } | undefined, quantity = 1) => ({
      productId: product?.id ?? 0,
      versionId: product?.versionId ?? 0,
      quantity,
    })
    await anOrder(market, companyId, { items: [item(low), item(plenty), item(gone, 4), item(theirs)] })
    await anOrder(market, companyId, { items: [item(unsold)], status: 'cancelled' })
    const { lowStock } = await boardOf(companyId, ownerId)
    expect(lowStock).toMatchObject([
      { versionId: gone?.versionId, quantity: 0, sold: 4 },
      { versionId: low?.versionId, quantity: 2, sold: 1 },
    ])
  })

  test('R22 a new seller sees what is still to do', async () => {
    const { companyId, ownerId } = await aSeller(market.deps, { delivers: false })
    const board = await boardOf(companyId, ownerId)
    expect(board.setup).toEqual({ company: true, delivery: false, shop: true, product: false })
    expect(board.attention).toContainEqual({ kind: 'deliveryMissing', count: 1 })
    const { id } = await aProduct(market.deps, companyId)
    await market.query(`update products set status = 'draft' where id = $1`, [id])
    expect((await boardOf(companyId, ownerId)).attention).toContainEqual({ kind: 'draftsWaiting', count: 1 })
  })

  test('another company’s dashboard does not exist', async () => {
    const { ownerId } = await aSeller(market.deps)
    const other = await aSeller(market.deps)
    await expect(boardOf(other.companyId, ownerId)).rejects.toThrow(/company_not_found/)
  })

  test('conversion: views of this company’s products against its orders', async () => {
    const { companyId, ownerId } = await aSeller(market.deps)
    const [good, poor] = await Promise.all([aProduct(market.deps, companyId), aProduct(market.deps, companyId)])
    const day = marketDay(now)
    const seen = (productId: number, views: number, on = day) =>
      addViews(market.deps.db, [{ productId, day: on, companyId, views }])
    await seen(good.id, 40)
    await seen(poor.id, 50)
    await seen(poor.id, 1000, addDays(day, -30))
    for (let index = 0; index < 4; index += 1) await anOrder(market, companyId, { items: [{ productId: good.id }] })
    await anOrder(market, companyId, { items: [{ productId: good.id }], status: 'cancelled' })
    expect((await boardOf(companyId, ownerId)).conversion).toMatchObject({
      views: 90,
      orders: 4,
      best: [{ productId: good.id, views: 40, orders: 4, title: good.title }],
      worst: [{ productId: poor.id, views: 50, orders: 0 }],
    })
  })
})
