import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverOrders, type OpenOrder } from './cover-orders.ts'

const order = (id: number, status: OpenOrder['status'], total: number, versionId = id, quantity = 1): OpenOrder => ({
  id,
  status,
  total,
  items: [{ versionId, quantity }],
})
const ids = (orders: OpenOrder[]) => orders.map(({ id }) => id)

test('E11 a payment in time confirms every held order without asking for stock', () => {
  const covered = coverOrders(300, [order(1, 'pending', 100), order(2, 'pending', 200)], new Map())
  expect(ids(covered.confirmed)).toEqual([1, 2])
  expect(covered.rest).toBe(0)
})

test('E11 a late payment confirms what is still in stock; the money of the rest goes back', () => {
  const late = [order(1, 'expired', 100), order(2, 'expired', 201, 7, 3)]
  const covered = coverOrders(
    301,
    late,
    new Map([
      [1, 1],
      [7, 2],
    ]),
  )
  expect(ids(covered.confirmed)).toEqual([1])
  expect(ids(covered.lost)).toEqual([2])
  expect(covered.rest).toBe(201)
})

test('E11 two late orders do not share one piece', () => {
  const covered = coverOrders(200, [order(1, 'expired', 100, 5), order(2, 'expired', 100, 5)], new Map([[5, 1]]))
  expect([ids(covered.confirmed), ids(covered.lost), covered.rest]).toEqual([[1], [2], 100])
})

test('E11 a late order of which one thing is gone is lost whole; what is left after one late order serves the next', () => {
  const two = { ...order(1, 'expired', 100), items: [5, 6].map((versionId) => ({ versionId, quantity: 1 })) }
  const gone = coverOrders(
    100,
    [two],
    new Map([
      [5, 9],
      [6, 0],
    ]),
  )
  expect([ids(gone.confirmed), ids(gone.lost), gone.rest]).toEqual([[], [1], 100])
  const three = [1, 2, 3].map((id) => order(id, 'expired', 100, 5))
  const shared = coverOrders(300, three, new Map([[5, 2]]))
  expect([ids(shared.confirmed), ids(shared.lost), shared.rest]).toEqual([[1, 2], [3], 100])
})

test('E11 what was cancelled is never confirmed, even when its goods are there; held orders have the first claim on the money', () => {
  const orders = [order(1, 'cancelled', 100), order(2, 'expired', 100), order(3, 'pending', 100)]
  const stock = new Map([1, 2, 3].map((id) => [id, 9]))
  const all = coverOrders(300, orders, stock)
  expect([ids(all.confirmed), ids(all.lost), all.rest]).toEqual([[3, 2], [1], 100])
  const part = coverOrders(200, orders, stock)
  expect([ids(part.confirmed), ids(part.lost), part.rest]).toEqual([[3, 2], [], 0])
})

test('E11 confirmed totals and the rest always sum to the amount paid', () => {
  const orders = fc.array(
    fc.record({
      id: fc.integer(),
      status: fc.constantFrom('pending' as const, 'expired' as const, 'cancelled' as const),
      total: fc.integer({ min: 0, max: 500_001 }),
      items: fc.array(
        fc.record({ versionId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 3 }) }),
        {
          minLength: 1,
          maxLength: 1,
        },
      ),
    }),
    { maxLength: 8 },
  )
  const stock = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), orders, stock, (amount, open, pieces) => {
      const covered = coverOrders(amount, open, new Map(pieces.map((count, index) => [index + 1, count])))
      expect(covered.confirmed.reduce((sum, one) => sum + one.total, 0) + covered.rest).toBe(amount)
      expect(covered.rest).toBeGreaterThanOrEqual(0)
    }),
  )
})
