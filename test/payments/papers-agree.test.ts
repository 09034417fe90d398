import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Commission } from '../../src/domains/commission/rules/commission-of.ts'
import { billOf } from '../../src/domains/documents/rules/commission-bill.ts'
import { keptCommission } from '../../src/domains/documents/rules/kept-commission.ts'
import { vatWithin } from '../../src/domains/documents/rules/vat.ts'
import { type Entry, paymentEntries, refundEntries } from '../../src/domains/ledger/rules/entries.ts'
import { refundDueEntries } from '../../src/domains/ledger/rules/refund-entries.ts'
import {
  leftOf,
  planRefund,
  type RefundAsk,
  type RefundPart,
  sumOfParts,
} from '../../src/domains/refunds/rules/plan-refund.ts'
import { must } from '../../src/values/must.ts'
import { fileDifference } from '../factories/fa3.ts'
import { BUYERS, contentOf, correctPapers, type SoldOrder, soldOrder } from '../factories/sold-papers.ts'

// Documents, books, files for the state, bills of commission and refunds are worked out by rules that know nothing of each other: here they
// meet, without a database, over carts of several sellers, every VAT treatment and refunds in parts.

const item = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  unitPrice: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 900_000 })),
  vatScheme: fc.constantFrom('vat23', 'margin'),
  /** Of the commission, basis points. */
  rate: fc.constantFrom(0, 350, 600, 1250),
})
const ask: fc.Arbitrary<RefundAsk> = fc.oneof(
  fc.constantFrom<RefundAsk>({ kind: 'delivery' }, { kind: 'whole' }),
  fc.record({
    kind: fc.constant('line' as const),
    itemId: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 600_000 }) }),
)
const sale = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 5 }),
  delivery: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
  seller: fc.constantFrom('active' as const, 'exempt' as const),
  refunds: fc.array(ask, { maxLength: 4 }),
})
const cart = fc.record({
  sales: fc.array(sale, { minLength: 1, maxLength: 3 }),
  buyer: fc.constantFrom('company' as const, 'person' as const, 'nobody' as const),
})
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** What accounts hold of entries, those without anything left out; together nothing. */
function balancesOf(entries: readonly Entry[]): Record<string, number> {
  expect(sumOf(entries.map(({ amount }) => amount))).toBe(0)
  const sums = new Map<string, number>()
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount)
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0))
}

/** What stands on an order's papers is what is left of it: as a whole, by line, and with the tax of every rate. */
function expectPapers({ documents, goods, total }: SoldOrder, given: readonly RefundPart[]): void {
  const papers = documents.flatMap(({ original, corrections }) => [original, ...corrections])
  expect(sumOf(papers.map((one) => one.total))).toBe(total - sumOfParts(given))
  const left = leftOf(goods, given, 0)
  const lines = papers.flatMap((one) => one.lines)
  const onPapers = (itemId: number | null) =>
    sumOf(lines.filter((line) => line.itemId === itemId).map(({ gross }) => gross))
  expect(left.lines.map(({ itemId }) => onPapers(itemId))).toEqual(left.lines.map(({ amount }) => amount))
  expect(onPapers(null)).toBe(left.delivery)
  for (const { original, corrections } of documents) {
    for (const { treatment } of original.totals) {
      const own = [original, ...corrections].flatMap(({ totals }) =>
        totals.filter((one) => one.treatment === treatment),
      )
      const gross = sumOf(own.map((one) => one.gross))
      if (treatment === 'margin') expect(own.map(({ vat }) => vat)).toEqual(own.map(() => null))
      else expect(sumOf(own.map(({ vat }) => must(vat, 'VAT')))).toBe(vatWithin(gross, treatment))
    }
  }
}

/** The books owe the seller what is left of the order less the commission of what is left; the rest is the market's and the buyer's. */
function expectBooks(order: SoldOrder, entries: readonly Entry[], given: number): Commission {
  const kept = keptCommission({ ...order, givenBack: given })
  const balances = balancesOf(entries)
  const expected = {
    [`seller:${order.companyId}`]: -(order.total - given - kept.gross),
    commission: -kept.net,
    'commission-vat': -kept.vat,
    'operator:sandbox': order.total - given,
  }
  expect(balances).toEqual(Object.fromEntries(Object.entries(expected).filter(([, amount]) => amount !== 0)))
  return kept
}

test('T06 5 000 carts, schemes and part refunds: documents, ledger, FA(3), commission and totals agree to the grosz', () => {
  fc.assert(
    fc.property(cart, ({ sales, buyer }) => {
      const orders = sales.map((one, index) => soldOrder(one, index + 1, buyer))
      const paid = { provider: 'sandbox', amount: sumOf(orders.map(({ total }) => total)), currency: 'PLN' }
      // Together as the buyer pays, and each alone: the parts are the whole.
      const alone = orders.map((order) => paymentEntries({ ...paid, amount: order.total }, [order], 0))
      expect(balancesOf(paymentEntries(paid, orders, 0))).toEqual(balancesOf(alone.flat()))
      for (const [index, order] of orders.entries()) {
        const entries = [...must(alone[index], 'entries')]
        const given: RefundPart[] = []
        expectPapers(order, given)
        for (const wish of must(sales[index], 'a sale').refunds) {
          const parts = planRefund(leftOf(order.goods, given, 0), wish)
          if (!Array.isArray(parts)) continue
          const money = { amount: sumOfParts(parts), currency: 'PLN' }
          entries.push(...refundDueEntries([{ ...order, ...money, before: sumOfParts(given) }]))
          entries.push(...refundEntries({ provider: 'sandbox', ...money }))
          correctPapers(order, parts)
          given.push(...parts)
          expectPapers(order, given)
        }
        for (const { original, corrections } of order.documents)
          for (const one of [original, ...corrections]) expect(fileDifference(one)).toBeNull()
        expectBill(order, expectBooks(order, entries, sumOfParts(given)))
      }
    }),
    { numRuns: 5000 },
  )
})

/** The invoice of commission asks for what the books keep, and its file says the same. */
function expectBill(order: SoldOrder, commission: Commission): void {
  const { priced } = billOf([{ orderId: order.companyId, currency: 'PLN', commission }], 'PL')
  expect(priced.total).toBe(commission.gross)
  if (priced.lines.length === 0) return
  const content = contentOf({ ...priced, kind: 'commissionInvoice', splitPayment: false }, BUYERS.company)
  expect(fileDifference(content)).toBeNull()
}
