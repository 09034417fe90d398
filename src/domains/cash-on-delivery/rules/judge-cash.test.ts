import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedOf, waitsUntil } from './due.ts'
import { type JudgedLine, judgeDue, reportedOf } from './judge-cash.ts'

const line = (amount: number, more: Partial<JudgedLine> = {}): JudgedLine => ({
  ...{ reportId: 1, amount, currency: 'PLN', day: '2026-11-20', reference: 'P1' },
  ...more,
})
const kind = (expected: number, lines: JudgedLine[], isOverdue = false) =>
  judgeDue({ expected, currency: 'PLN', isOverdue }, lines)?.kind

test('B09 what a carrier reports of an order is named where it does not agree', () => {
  expect(kind(10_000, [line(10_000)])).toBeUndefined()
  expect(kind(10_000, [line(4000), line(6000)])).toBeUndefined()
  expect(kind(10_000, [line(9999)])).toBe('less')
  expect(kind(10_000, [line(10_001)])).toBe('more')
  expect(kind(10_000, [line(10_000), line(10_000, { day: '2026-11-21' })])).toBe('twice')
  expect(kind(10_000, [line(10_000), line(9000, { reportId: 2 })])).toBe('toldAnew')
  expect(kind(10_000, [line(10_000), line(9000, { reportId: 2, reference: 'P2' })])).toBe('more')
  expect(kind(10_000, [line(-500)])).toBe('takenBack')
  expect(kind(0, [line(10_000)])).toBe('ofReturned')
  expect(kind(0, [line(10_000), line(-10_000)], true)).toBeUndefined()
})

test('nothing reported is nothing wrong until it is late', () => {
  expect(kind(10_000, [])).toBeUndefined()
  expect(kind(10_000, [], true)).toBe('notReported')
  expect(kind(0, [], true)).toBeUndefined()
  expect(kind(10_000, [line(10_000), line(-10_000)], true)).toBe('notReported')
})

test('money of another currency is never taken for what is due', () => {
  expect(kind(10_000, [line(10_000, { currency: 'EUR' })], true)).toBe('notReported')
  expect(reportedOf('PLN', [line(1, { currency: 'EUR' }), line(2)])).toBe(2)
})

test('whatever is reported, what is due is what came, what is named, and what is waited for', () => {
  const amounts = fc.array(fc.integer({ min: -20_000, max: 20_000 }), { maxLength: 5 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), amounts, fc.boolean(), (expected, sums, isOverdue) => {
      const lines = sums.map((amount) => line(amount))
      const finding = judgeDue({ expected, currency: 'PLN', isOverdue }, lines)
      const named = finding ? finding.expected - finding.found : 0
      const reported = reportedOf('PLN', lines)
      const waits = !finding && reported === 0 ? expected : 0
      expect(reported + named + waits).toBe(expected)
      if (isOverdue) expect(reported + named).toBe(expected)
    }),
  )
})

test('what came back unpaid is due no more; what was paid and came back later is', () => {
  const of = (status: 'shipped' | 'delivered' | 'returned', paymentStatus: 'onDelivery' | 'paid' | 'refunded') =>
    expectedOf({ status, paymentStatus, total: 500 })
  expect(of('shipped', 'onDelivery')).toBe(500)
  expect(of('delivered', 'paid')).toBe(500)
  expect(of('returned', 'onDelivery')).toBe(0)
  expect(of('returned', 'refunded')).toBe(500)
})

test('a report is waited for a fortnight since the goods are there, a month since they left', () => {
  const [sentAt, receivedAt] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-03T10:00:00Z')]
  const until = (more: object) =>
    waitsUntil({ expected: 500, reported: 0, sentAt, receivedAt: null, ...more })?.toISOString()
  expect(until({})).toBe('2026-12-01T10:00:00.000Z')
  expect(until({ receivedAt })).toBe('2026-11-17T10:00:00.000Z')
  expect(until({ reported: 1 })).toBeUndefined()
  expect(until({ expected: 0 })).toBeUndefined()
})
