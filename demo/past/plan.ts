import type { Random } from '../random.ts'
import { BANK_STORIES, BANK_WAITS } from './bank-stories.ts'
import { CASES, type CaseStory } from './case-stories.ts'
import type { Customer } from './customers.ts'
import type { Good, Merchant } from './goods.ts'
import { planNow } from './plan-now.ts'
import type { Fate, Paying, PlannedOrder, PlannedPurchase, Start, Way } from './planned.ts'

/** How many orders there are, all sellers' together. */
export const ORDERS = 400
const YEAR = 365 * 24
/** Days in which something is still under way. */
const RECENT = 18 * 24

const HOME: readonly (readonly [Way, number])[] = [
  ['inpost_locker', 9],
  ['dpd_courier', 5],
  ['dpd_pickup', 3],
  ['inpost_courier', 3],
  ['gls_courier', 2],
  ['store_pickup', 3],
]
/** Carriers that take money at the door. */
const TAKES_MONEY: readonly Way[] = ['dpd_courier', 'dpd_pickup', 'gls_courier']
const SCORES = [
  [5, 11],
  [4, 6],
  [3, 2],
  [2, 1],
  [1, 1],
] as const
const SHARES: Readonly<Record<string, number>> = {
  rekomp: 8,
  telezwrot: 6,
  biuroplus: 3,
  drugikadr: 3,
  baltnet: 2,
  podzespol: 3,
}

/** What happened in the past year, told anew in the same way each time. What is cheap is bought more often. */
export function planYear(
  luck: Random,
  merchants: readonly Merchant[],
  customers: readonly Customer[],
): PlannedPurchase[] {
  const cheapFirst = new Map(
    merchants.map((one) => [one, one.goods.toSorted((a, b) => a.price - b.price || a.versionId - b.versionId)]),
  )
  const weights = merchants.map((one) => [one, SHARES[one.key] ?? 1] as const)
  const purchases = planNow(luck, merchants, customers)
  let orders = purchases.length
  while (orders < ORDERS) {
    const hoursAgo = whenOf(luck, purchases.length)
    const customer = luck.chance(0.09) ? customers[0] : luck.pick(customers)
    if (!customer) throw new Error('nobody buys')
    const isAbroad = customer.address.country !== 'PL'
    const sellers = new Set<Merchant>()
    const several = luck.weighted([
      [1, 16],
      [2, 4],
      [3, 1],
    ])
    const wanted = Math.min(several, ORDERS - orders)
    while (sellers.size < (isAbroad ? 1 : wanted)) {
      const one = luck.weighted(weights)
      if (!isAbroad || one.key === 'baltnet' || one.key === 'drugikadr') sellers.add(one)
    }
    const start = startOf(luck, hoursAgo, purchases.length)
    const takesMoney = !isAbroad && [...sellers].every(({ key }) => key !== 'baltnet')
    const onDelivery = takesMoney && start !== 'waits' && luck.chance(0.18)
    purchases.push({
      ...{ hoursAgo, customer, start, bank: null },
      paying: onDelivery ? 'onDelivery' : start === 'waits' ? 'bank-transfer' : luck.weighted(PAYING),
      orders: [...sellers].map((merchant) => ({
        ...{ merchant, comesBack: null },
        lines: linesOf(luck, cheapFirst.get(merchant) ?? []),
        way: isAbroad ? 'dpd_courier' : onDelivery ? luck.pick(TAKES_MONEY) : luck.weighted(HOME),
        fate: fateOf(luck, hoursAgo),
        score: luck.chance(0.45) ? luck.weighted(SCORES) : null,
      })),
    })
    orders += sellers.size
  }
  spreadCases(purchases)
  spreadBankStories(purchases)
  return purchases
}

const PAYING: readonly (readonly [Paying, number])[] = [
  ['stripe', 4],
  ['przelewy24', 4],
  ['paypal', 2],
  ['bank-transfer', 2],
]

/** More of late than at first; every fifth in the past weeks and many of those in the past days, so that each state is there. */
function whenOf(luck: Random, index: number): number {
  if (index % 5 > 0) return RECENT + luck.next() ** 1.4 * (YEAR - RECENT)
  return Math.max(0.5, luck.next() ** 1.8 * RECENT)
}

function startOf(luck: Random, hoursAgo: number, index: number): Start {
  if (hoursAgo < 60 && index % 4 === 0) return 'waits'
  return luck.weighted([
    ['paid', 40],
    ['forgotten', 3],
    ['givenUp', 1],
  ])
}

function fateOf(luck: Random, hoursAgo: number): Fate {
  const recent = hoursAgo < RECENT
  return luck.weighted<Fate>([
    ['goesWell', 40],
    ['inParts', recent ? 9 : 4],
    ['buyerCancels', 2],
    ['sellerCancels', 2],
    ['operatorCancels', 0.4],
    ['notCollected', 1],
    ['partBack', 2.5],
  ])
}

function linesOf(luck: Random, cheapFirst: readonly Good[]): PlannedOrder['lines'] {
  const kinds = luck.weighted([
    [1, 14],
    [2, 4],
    [3, 2],
    [5, 0.5],
  ])
  const lines = new Map<number, number>()
  for (let i = 0; i < kinds; i++) {
    const good = cheapFirst[Math.floor(luck.next() ** 1.7 * cheapFirst.length)]
    if (good)
      lines.set(
        good.versionId,
        luck.weighted([
          [1, 9],
          [2, 2],
          [4, 0.5],
        ]),
      )
  }
  return [...lines].map(([versionId, quantity]) => ({ versionId, quantity }))
}

/** Each story of a return, a claim or a dispute befalls an order old enough for it, and not older than it may be. */
function spreadCases(purchases: readonly PlannedPurchase[]): void {
  const free = purchases
    .filter(({ start, customer }) => start === 'paid' && customer.invoice === null)
    .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
  for (const story of CASES) {
    const purchase = free.find(
      ({ hoursAgo, orders, paying }) =>
        hoursAgo >= story.daysAgo * 24 && paying !== 'onDelivery' && orders.some((one) => fits(one, story)),
    )
    const order = purchase?.orders.find((one) => fits(one, story))
    if (order) order.comesBack = story
  }
}

const fits = ({ comesBack, fate, merchant, way }: PlannedOrder, story: CaseStory) =>
  comesBack === null &&
  fate === 'goesWell' &&
  way !== 'store_pickup' &&
  (story.at === null || story.at === merchant.key)

/** Paid by card, these or others are so by the built-in test payment: every so many. */
const EVERY_SANDBOX = 9

/** What banks take back was sent in whole and kept by the buyer; who paid by card may as well have paid by the sandbox. */
function spreadBankStories(purchases: readonly PlannedPurchase[]): void {
  const byCard = purchases
    .filter(({ start, paying }) => start === 'paid' && paying === 'stripe')
    .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
  const free = byCard.filter(({ customer, orders: [order, ...others] }) => {
    const isKept = order?.fate === 'goesWell' && order.comesBack === null && order.way !== 'store_pickup'
    return isKept && others.length === 0 && customer.invoice === null
  })
  for (const story of BANK_STORIES) {
    const hours = (story.daysAgo + BANK_WAITS) * 24
    const one = free.find(({ hoursAgo, bank, orders }) => {
      return hoursAgo >= hours && bank === null && (story.at === null || orders[0]?.merchant.key === story.at)
    })
    if (one) Object.assign(one, { bank: story, paying: story.paying })
  }
  for (const [at, one] of byCard.entries()) if (at % EVERY_SANDBOX === 4 && !one.bank) one.paying = 'sandbox'
}
