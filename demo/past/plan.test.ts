import { describe, expect, test } from 'vitest'
import { isNip } from '../check-digits.ts'
import { random } from '../random.ts'
import { DEMO_SELLERS } from '../sellers.ts'
import { BANK_STORIES, BANK_WAITS } from './bank-stories.ts'
import { CASES } from './case-stories.ts'
import { customers } from './customers.ts'
import type { Merchant } from './goods.ts'
import { ORDERS, planYear } from './plan.ts'

const merchants = DEMO_SELLERS.map(
  ({ key }, at): Merchant => ({
    ...{ key, companyId: at + 1, ownerId: key, shopIds: [at + 1] },
    goods: Array.from({ length: 60 }, (_, index) => ({
      versionId: at * 60 + index + 1,
      productId: at * 60 + index + 1,
      price: 1000 + 997 * index,
    })),
  }),
)
const plan = () => planYear(random('a year'), merchants, customers(random('buyers')))

describe('the year of the demo', () => {
  test('is the same each time, and has all its orders', () => {
    const orders = plan().flatMap((one) => one.orders)
    expect(orders).toHaveLength(ORDERS)
    expect(plan()).toEqual(plan())
    expect(orders.every(({ lines }) => lines.length > 0 && lines.every(({ quantity }) => quantity > 0))).toBe(true)
  })

  test('every story of a return, a claim or a dispute befalls an order that is old enough', () => {
    const orders = plan().flatMap((one) => one.orders.map((order) => ({ ...order, hoursAgo: one.hoursAgo })))
    for (const story of CASES) {
      const [order] = orders.filter(({ comesBack }) => comesBack === story)
      expect(order?.hoursAgo, story.words).toBeGreaterThanOrEqual(story.daysAgo * 24)
      if (story.at) expect(order?.merchant.key).toBe(story.at)
    }
  })

  test('every story of a bank that takes money back befalls a payment that is old enough', () => {
    for (const story of BANK_STORIES) {
      const found = plan().filter(({ bank }) => bank === story)
      expect(found, `${story.paying} ${story.daysAgo}`).toHaveLength(1)
      expect(found[0]?.hoursAgo).toBeGreaterThanOrEqual((story.daysAgo + BANK_WAITS) * 24)
      expect(found[0]?.paying).toBe(story.paying)
      if (story.at) expect(found[0]?.orders[0]?.merchant.key).toBe(story.at)
    }
  })

  test('sellers have customers that come back, at home and abroad, with an account and without', () => {
    const buyers = customers(random('buyers'))
    expect(new Set(buyers.map(({ email }) => email)).size).toBe(buyers.length)
    for (const { invoice } of buyers) if (invoice) expect(isNip(invoice.taxId)).toBe(true)
    const times = Map.groupBy(plan(), ({ customer }) => customer.email)
    expect([...times.values()].filter((own) => own.length > 2).length).toBeGreaterThan(20)
    expect(plan().some(({ customer }) => customer.address.country === 'DE')).toBe(true)
  })
})
