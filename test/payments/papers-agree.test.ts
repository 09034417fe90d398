import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Commission, commissionOf } from '../../src/domains/commission/rules/commission-of.ts'
import { ksefWords } from '../../src/domains/documents/adapters/layout/words.ts'
import { billOf } from '../../src/domains/documents/rules/commission-bill.ts'
import type { DocumentContent, Party, PartyTax } from '../../src/domains/documents/rules/content.ts'
import { correctDocument } from '../../src/domains/documents/rules/correct-document.ts'
import { correctOrderLines } from '../../src/domains/documents/rules/correct-order-lines.ts'
import { buildFa3 } from '../../src/domains/documents/rules/fa3/build-fa3.ts'
import { keptCommission } from '../../src/domains/documents/rules/kept-commission.ts'
import { KIND_TABLE } from '../../src/domains/documents/rules/kinds.ts'
import { planDocuments } from '../../src/domains/documents/rules/plan-documents.ts'
import { type Priced, sumOf } from '../../src/domains/documents/rules/priced.ts'
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
type Sale = typeof sale extends fc.Arbitrary<infer T> ? T : never

const party = (name: string, tax: PartyTax): Party => ({
  ...{ name, address: ['ul. Długa 5', '31-147 Kraków'], country: 'PL', tax, email: null, phone: null },
})
const SELLER = party('ReKomp', { kind: 'nip', number: '5260001246' })
const BUYERS = {
  company: party('Kowalska Sp. j.', { kind: 'nip', number: '5252344078' }),
  person: party('Anna Kowalska', { kind: 'none' }),
  nobody: party('Anna Kowalska', { kind: 'none' }),
}

function contentOf(priced: Priced & Pick<DocumentContent, 'kind' | 'splitPayment'>, buyer: Party): DocumentContent {
  const isExempt = priced.totals.some(({ treatment }) => treatment === 'exempt')
  return {
    ...{ version: 1, number: 'FV/2026/000001', issuedOn: '2026-03-10', suppliedOn: '2026-03-09', period: null },
    ...{ issuedAt: '2026-03-10T10:00:00.000Z', currency: 'PLN', locale: 'pl-PL', seller: SELLER, issuer: null, buyer },
    ...{ order: null, payment: { way: 'online', paidOn: '2026-03-07' }, correction: null },
    exemption: isExempt ? 'art. 113 ust. 1' : null,
    ...priced,
  }
}

/** Sums of a file for the state, in grosze: what it asks for, its rows, and what it says of every treatment. */
function sumsOf(xml: string) {
  const all = (field: string) =>
    [...xml.matchAll(FIELD)].flatMap(([, name, whole, part]) => (name === field ? [Number(`${whole}${part}`)] : []))
  const net = (...fields: string[]) => sumOf(fields.flatMap(all))
  return {
    due: net('P_15'),
    rows: net('P_11A'),
    treatments: net('P_13_1', 'P_14_1', 'P_13_7', 'P_13_8', 'P_13_9', 'P_13_11'),
    vat: net('P_14_1'),
    vatOfRows: net('P_11Vat'),
  }
}
const FIELD = /<(P_\w+)>(-?\d+)\.(\d\d)</g

function expectFile(content: DocumentContent): void {
  if (!KIND_TABLE[content.kind].isInvoice) return
  const { total, totals } = content
  const vat = sumOf(totals.map((one) => (one.treatment === 'vat23' ? must(one.vat, 'VAT') : 0)))
  const sums = { due: total, rows: total, treatments: total, vat, vatOfRows: vat }
  expect(sumsOf(buildFa3(content, ksefWords))).toEqual(sums)
}

/** What accounts hold of entries, those without anything left out; together nothing. */
function balancesOf(entries: readonly Entry[]): Record<string, number> {
  expect(sumOf(entries.map(({ amount }) => amount))).toBe(0)
  const sums = new Map<string, number>()
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount)
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0))
}

/** A seller's part of a cart as it is sold and documented; refunds follow one by one. */
function soldOrder({ items, delivery, seller }: Sale, companyId: number, buyer: keyof typeof BUYERS) {
  const goods = items.map((one, index) => ({
    ...{ ...one, id: index + 1, title: 'ThinkPad', versionName: '', lineTotal: one.quantity * one.unitPrice },
  }))
  const total = sumOf(goods.map(({ lineTotal }) => lineTotal)) + delivery
  const commission = commissionOf(goods.map(({ lineTotal, rate }) => ({ base: lineTotal, rate })))
  const plans = planDocuments({ items: goods, delivery, total, currency: 'PLN' }, seller, buyer)
  const documents = plans.map((plan, documentId) => {
    return { documentId, original: contentOf(plan, BUYERS[buyer]), corrections: [] as DocumentContent[] }
  })
  return { companyId, number: `OB-${companyId}`, goods: { items: goods, delivery }, total, commission, documents }
}
type Order = ReturnType<typeof soldOrder>

function correct({ documents }: Order, parts: readonly RefundPart[]): void {
  for (const { documentId, lines } of correctOrderLines(documents, parts)) {
    const { original, corrections } = must(documents[documentId], 'the document')
    const kind = must(KIND_TABLE[original.kind].correctedBy, 'a kind of correction')
    const reason = { kind: original.kind, number: original.number, issuedOn: original.issuedOn, reason: 'zwrot' }
    const priced = correctDocument(original, corrections, lines)
    corrections.push({ ...original, ...priced, kind, correction: reason, number: 'KOR/2026/000001' })
  }
}

/** What stands on an order's papers is what is left of it: as a whole, by line, and with the tax of every rate. */
function expectPapers({ documents, goods, total }: Order, given: readonly RefundPart[]): void {
  const papers = documents.flatMap(({ original, corrections }) => [original, ...corrections])
  expect(sumOf(papers.map((one) => one.total))).toBe(total - sumOfParts(given))
  const left = leftOf(goods, given)
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
function expectBooks(order: Order, entries: readonly Entry[], given: number): Commission {
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
          const parts = planRefund(leftOf(order.goods, given), wish)
          if (!Array.isArray(parts)) continue
          const money = { amount: sumOfParts(parts), currency: 'PLN' }
          entries.push(...refundDueEntries([{ ...order, ...money, before: sumOfParts(given) }]))
          entries.push(...refundEntries({ provider: 'sandbox', ...money }))
          correct(order, parts)
          given.push(...parts)
          expectPapers(order, given)
        }
        for (const { original, corrections } of order.documents)
          for (const one of [original, ...corrections]) expectFile(one)
        expectBill(order, expectBooks(order, entries, sumOfParts(given)))
      }
    }),
    { numRuns: 5000 },
  )
}, 60_000)

/** The invoice of commission asks for what the books keep, and its file says the same. */
function expectBill(order: Order, commission: Commission): void {
  const { priced } = billOf([{ orderId: order.companyId, currency: 'PLN', commission }], 'PL')
  expect(priced.total).toBe(commission.gross)
  if (priced.lines.length === 0) return
  expectFile(contentOf({ ...priced, kind: 'commissionInvoice', splitPayment: false }, BUYERS.company))
}
