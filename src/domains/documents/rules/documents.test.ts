import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionLines, serviceTreatment } from './commission-lines.ts'
import { correctDocument, correctionProblem, remainingOf } from './correct-document.ts'
import { documentNumber } from './kinds.ts'
import { type OrderToDocument, planDocuments } from './plan-documents.ts'
import { netOf, type Priced, sumOf } from './priced.ts'
import { vatWithin } from './vat.ts'

const item = (over: Partial<OrderToDocument['items'][number]> = {}) => {
  const { quantity = 1, unitPrice = 12_300 } = over
  const known = { id: 1, title: 'ThinkPad T480', versionName: '', vatScheme: 'vat23' }
  return { ...known, ...over, quantity, unitPrice, lineTotal: quantity * unitPrice }
}
const order = (items: OrderToDocument['items'], delivery = 0, currency: 'PLN' | 'EUR' = 'PLN'): OrderToDocument => ({
  items,
  delivery,
  currency,
  total: sumOf(items.map((one) => one.lineTotal)) + delivery,
})

describe('which documents an order gets', () => {
  test('a company gets an invoice; what is sold under the margin scheme stands on its own, without VAT', () => {
    const plans = planDocuments(
      order([item(), item({ id: 2, vatScheme: 'margin', unitPrice: 50_000 })], 1999),
      'active',
      'company',
    )
    expect(plans.map(({ kind, total }) => [kind, total])).toEqual([
      ['vatInvoice', 12_300 + 395],
      ['marginInvoice', 50_000 + 1604],
    ])
    expect(plans[0]?.totals).toEqual([{ treatment: 'vat23', gross: 12_695, vat: 2374 }])
    expect(plans[1]?.lines.map((line) => line.vat)).toEqual([null, null])
    expect(plans[1]?.totals).toEqual([{ treatment: 'margin', gross: 51_604, vat: null }])
  })

  test('who asks for no invoice gets one confirmation of everything', () => {
    const plans = planDocuments(order([item(), item({ id: 2, vatScheme: 'margin' })], 1000), 'active', 'nobody')
    expect(plans.map(({ kind, total }) => [kind, total])).toEqual([['confirmation', 25_600]])
  })

  test('a seller who is exempt shows no VAT of 23 %, whatever the product says', () => {
    const [plan, ...others] = planDocuments(order([item(), item({ vatScheme: 'margin' })]), 'exempt', 'company')
    expect(others).toEqual([])
    expect(plan).toMatchObject({ kind: 'vatInvoice', totals: [{ treatment: 'exempt', gross: 24_600, vat: 0 }] })
  })

  test.each([
    ['a company above 15 000 PLN', 1_500_001, 'PLN', 'active', 'company', true],
    ['exactly 15 000 PLN', 1_500_000, 'PLN', 'active', 'company', false],
    ['a person', 1_500_001, 'PLN', 'active', 'person', false],
    ['another currency', 1_500_001, 'EUR', 'active', 'company', false],
    ['an exempt seller', 1_500_001, 'PLN', 'exempt', 'company', false],
  ] as const)('split payment: %s', (_, unitPrice, currency, seller, buyer, expected) => {
    const [plan] = planDocuments(order([item({ unitPrice })], 0, currency), seller, buyer)
    expect(plan?.splitPayment).toBe(expected)
  })

  test('a line that is not worth its price, an unknown scheme and a wrong total stop everything', () => {
    const of = (over: object) => () => planDocuments({ ...order([item()]), ...over }, 'active', 'nobody')
    expect(of({ items: [{ ...item(), lineTotal: 1 }] })).toThrow(/not worth its price/)
    expect(of({ items: [item({ vatScheme: 'vat8' })] })).toThrow(/no VAT scheme/)
    expect(of({ total: 12_299 })).toThrow(/documents of 12300 for an order of 12299/)
  })
})

test.each([
  [12_300, 2300],
  [100, 19],
  [1, 0],
  [3, 1],
  [129_900, 24_290],
  [0, 0],
])('VAT within %i grosze is %i', (gross, vat) => {
  expect(vatWithin(gross, 'vat23')).toBe(vat)
})

test('numbers keep their order as texts', () => {
  expect(documentNumber('FV', 2026, 7)).toBe('FV/2026/000007')
  expect(documentNumber('FV', 2026, 1_234_567)).toBe('FV/2026/1234567')
})

describe('corrections', () => {
  const original = must(planDocuments(order([item({ quantity: 2 })], 1999), 'active', 'company')[0])

  test('one of two pieces and part of the delivery', () => {
    const correction = correctDocument(
      original,
      [],
      [
        { line: 1, gross: 12_300, pieces: 1 },
        { line: 2, gross: 999, pieces: 0 },
      ],
    )
    expect(correction.total).toBe(-13_299)
    expect(correction.lines.map(({ no, quantity, unitGross, gross }) => [no, quantity, unitGross, gross])).toEqual([
      [1, -1, 12_300, -12_300],
      [2, -1, 999, -999],
    ])
    expect(remainingOf(original, [correction])).toEqual([
      { no: 1, gross: 12_300, pieces: 1 },
      { no: 2, gross: 1000, pieces: 1 },
    ])
  })

  test.each([
    ['more than is left', [{ line: 1, gross: 24_601, pieces: 0 }], 'correction_exceeds'],
    ['more pieces than were sold', [{ line: 1, gross: 1, pieces: 3 }], 'correction_exceeds'],
    ['a negative amount', [{ line: 1, gross: -1, pieces: 0 }], 'correction_exceeds'],
    ['half a grosz', [{ line: 1, gross: 0.5, pieces: 0 }], 'correction_exceeds'],
    ['nothing', [{ line: 1, gross: 0, pieces: 1 }], 'correction_empty'],
    ['no line', [], 'correction_empty'],
    ['a line that is not there', [{ line: 3, gross: 1, pieces: 0 }], 'correction_unknown_line'],
    [
      'a line twice',
      [
        { line: 1, gross: 1, pieces: 0 },
        { line: 1, gross: 1, pieces: 0 },
      ],
      'correction_unknown_line',
    ],
  ])('refused: %s', (_, asked, code) => {
    expect(correctionProblem(original, [], asked)?.code).toBe(code)
    expect(() => correctDocument(original, [], asked)).toThrow(code)
  })
})

describe('commission', () => {
  const sum = { treatment: 'vat23' as const, orders: 1 }
  test('a line a rate, with the tax that orders froze', () => {
    const priced = commissionLines([
      { ...sum, rate: 600, orders: 2, net: 1001, vat: 231 },
      { ...sum, rate: 0, net: 0, vat: 0 },
      { ...sum, rate: 800, net: 500, vat: 115 },
    ])
    expect(priced.lines.map(({ no, rate, gross, vat }) => [no, rate, gross, vat])).toEqual([
      [1, 600, 1232, 231],
      [2, 800, 615, 115],
    ])
    expect(priced.totals).toEqual([{ treatment: 'vat23', gross: 1847, vat: 346 }])
  })

  test.each([
    ['PL', true, 0, 'vat23'],
    ['DE', true, 0, 'reverseCharge'],
    ['DE', true, 1, 'vat23'],
    ['US', false, 0, 'outside'],
  ] as const)('a seller of %s', (country, isInEu, vat, treatment) => {
    expect(serviceTreatment({ country, isInEu }, vat)).toBe(treatment)
  })

  test('VAT that was frozen for a service taxed elsewhere is an error', () => {
    const wrong = { ...sum, treatment: 'reverseCharge' as const, rate: 600, net: 100, vat: 23 }
    expect(() => commissionLines([wrong])).toThrow(/elsewhere/)
  })
})

const carts = fc.record({
  items: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      unitPrice: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 900_000 })),
      vatScheme: fc.constantFrom('vat23', 'margin'),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  delivery: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
  seller: fc.constantFrom('active' as const, 'exempt' as const),
  buyer: fc.constantFrom('company' as const, 'person' as const, 'nobody' as const),
  refunds: fc.array(
    fc.array(fc.record({ line: fc.nat({ max: 9 }), share: fc.integer({ min: 0, max: 100 }), whole: fc.boolean() }), {
      maxLength: 4,
    }),
    { maxLength: 4 },
  ),
})

test('5 000 carts, schemes and part refunds: documents are worth their order to the grosz, corrections never exceed', () => {
  fc.assert(
    fc.property(carts, ({ items, delivery, seller, buyer, refunds }) => {
      const sold = order(
        items.map((one, index) => item({ ...one, id: index + 1 })),
        delivery,
      )
      const plans = planDocuments(sold, seller, buyer)
      expect(sumOf(plans.map((plan) => plan.total))).toBe(sold.total)
      const documented = plans.flatMap((plan) => plan.lines.filter((line) => line.kind === 'goods'))
      expect(documented.map((line) => line.itemId).sort()).toEqual(sold.items.map((one) => one.id).sort())
      for (const plan of plans) checkAgreement(plan, refunds)
    }),
    { numRuns: 5000 },
  )
})

type Refund = { line: number; share: number; whole: boolean }

function checkAgreement(original: Priced, refunds: readonly Refund[][]): void {
  agrees(original)
  const corrections: Priced[] = []
  for (const refund of refunds) {
    const left = remainingOf(original, corrections)
    const asked = [...new Map(refund.map((one) => [one.line % left.length, one])).entries()].map(([index, one]) => {
      const rest = must(left[index])
      const pieces = one.whole ? rest.pieces : 0
      return { line: rest.no, gross: one.whole ? rest.gross : Math.floor((rest.gross * one.share) / 100), pieces }
    })
    if (correctionProblem(original, corrections, asked)) continue
    corrections.push(correctDocument(original, corrections, asked))
    agrees(must(corrections.at(-1)))
    restIsRight(original, corrections)
  }
  const rest = remainingOf(original, corrections)
  const over = rest.map(({ no, gross, pieces }) => ({ line: no, gross: gross + 1, pieces }))
  expect(correctionProblem(original, corrections, over)?.code).toBe('correction_exceeds')
  const all = rest.map(({ no, gross, pieces }) => ({ line: no, gross, pieces }))
  if (all.every(({ gross }) => gross === 0)) return
  corrections.push(correctDocument(original, corrections, all))
  expect(sumOf([original, ...corrections].map(({ total }) => total))).toBe(0)
  restIsRight(original, corrections)
}

function agrees({ lines, totals, total }: Priced): void {
  expect(sumOf(totals.map(({ gross }) => gross))).toBe(total)
  for (const line of lines) {
    // `0 * -1` is a negative nought, which is nought.
    expect(line.quantity * line.unitGross + 0).toBe(line.gross)
    expect(Math.abs(netOf(line)) <= Math.abs(line.gross)).toBe(true)
  }
  for (const one of totals) {
    const own = lines.filter(({ treatment }) => treatment === one.treatment)
    expect(sumOf(own.map(({ gross }) => gross))).toBe(one.gross)
    expect(one.vat === null).toBe(one.treatment === 'margin')
    if (one.vat !== null) expect(sumOf(own.map(({ vat }) => must(vat)))).toBe(one.vat)
  }
}

/** What is left of every rate carries the tax of what is left, and nothing is below nought. */
function restIsRight(original: Priced, corrections: readonly Priced[]): void {
  for (const { treatment } of original.totals) {
    const own = [original, ...corrections].flatMap(({ totals }) => totals.filter((one) => one.treatment === treatment))
    const gross = sumOf(own.map((one) => one.gross))
    expect(gross).toBeGreaterThanOrEqual(0)
    if (treatment !== 'margin') expect(sumOf(own.map((one) => must(one.vat)))).toBe(vatWithin(gross, treatment))
  }
  for (const { gross, pieces } of remainingOf(original, corrections))
    expect(Math.min(gross, pieces)).toBeGreaterThanOrEqual(0)
}

function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing')
  return value
}
