import { must } from '../../src/values/must.ts'
import type { Random } from '../random.ts'
import type { Customer } from './customers.ts'
import type { Merchant } from './goods.ts'
import type { Fate, PlannedPurchase, Way } from './planned.ts'

/** What stands in a state that it leaves within days: planned, so that whoever starts the demo meets each of them. */
const NOW: readonly { seller: string; hoursAgo: number; fate: Fate; way?: Way; unpaid?: 'stripe' | 'onDelivery' }[] = [
  { seller: 'rekomp', hoursAgo: 0.1, fate: 'goesWell', unpaid: 'onDelivery', way: 'dpd_courier' },
  { seller: 'telezwrot', hoursAgo: 0.15, fate: 'goesWell', unpaid: 'stripe' },
  { seller: 'rekomp', hoursAgo: 1, fate: 'untouched' },
  { seller: 'rekomp', hoursAgo: 7, fate: 'untouched', way: 'gls_courier' },
  { seller: 'telezwrot', hoursAgo: 9, fate: 'untouched' },
  { seller: 'rekomp', hoursAgo: 11, fate: 'prepared' },
  { seller: 'telezwrot', hoursAgo: 21, fate: 'prepared', way: 'dpd_pickup' },
  { seller: 'rekomp', hoursAgo: 28, fate: 'laidOut', way: 'store_pickup' },
  { seller: 'rekomp', hoursAgo: 130, fate: 'laidOut', way: 'store_pickup' },
  { seller: 'telezwrot', hoursAgo: 40, fate: 'laidOut', way: 'store_pickup' },
  { seller: 'rekomp', hoursAgo: 45, fate: 'oneParcel', way: 'dpd_courier' },
  { seller: 'telezwrot', hoursAgo: 70, fate: 'oneParcel' },
]

export function planNow(
  luck: Random,
  merchants: readonly Merchant[],
  customers: readonly Customer[],
): PlannedPurchase[] {
  const guests = customers.filter(({ account, address }) => !account && address.country === 'PL')
  return NOW.flatMap(({ seller, hoursAgo, fate, way = 'inpost_locker', unpaid }) => {
    const merchant = merchants.find(({ key }) => key === seller)
    if (!merchant) return []
    const { versionId } = luck.pick(must(merchant.goods[0] && merchant.goods, `goods of ${seller}`))
    return [
      {
        ...{ hoursAgo, customer: luck.pick(guests), bank: null },
        ...{ start: unpaid ? 'forgotten' : 'paid', paying: unpaid ?? 'przelewy24' },
        orders: [{ merchant, lines: [{ versionId, quantity: 2 }], way, fate, comesBack: null, score: null }],
      },
    ]
  })
}
