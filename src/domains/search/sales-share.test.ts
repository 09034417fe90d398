import { describe, expect, test } from 'vitest'
import { type RatedSource, scoreOf, WEIGHTS } from './project-document.ts'
import { SALES_STEPS, salesShare, salesStep } from './sales-share.ts'

const offer = (over: Partial<RatedSource> = {}) =>
  ({
    ...{ productId: 7, brand: 'Dell', model: 'Latitude 5490', state: 'used', grade: 'B', warrantyMonths: 12 },
    ...{ images: [], attributes: {}, descriptions: [], createdAt: new Date('2026-06-01') },
    versions: [{ id: 9, name: '', price: 100_000, wasPrice: null, lastPrice: null, quantity: 1, attributes: {} }],
    ...over,
  }) as RatedSource
const score = (over: Partial<RatedSource> = {}) => scoreOf(offer(over), [])
const STEPS = SALES_STEPS.map((_, at) => at + 1)

describe('R11 what sales add to the place of an offer', () => {
  test('grows by steps, each of which takes about twice as many buyers, and ends', () => {
    expect([0, 1, 2, 3, 6, 7, 14, 15, 30, 31, 5000].map(salesStep)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    expect(STEPS.map(salesShare)).toEqual([0.2, 0.4, 0.6, 0.8, 1])
    expect(salesShare(0)).toBe(0)
  })
  test('never takes anything from an offer of which nothing was sold, and is a percent a step', () => {
    const { sales, ...others } = WEIGHTS
    expect(Object.values(others).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
    expect(STEPS.map((salesStep) => score({ salesStep }) - score())).toEqual(
      STEPS.map((step) => expect.closeTo((sales * step) / STEPS.length)),
    )
  })
  test('puts a sold offer before its equal whatever the lot says, and never before a better grade or a price a quarter lower', () => {
    for (let productId = 1; productId < 500; productId++)
      expect(score({ productId, salesStep: 1 })).toBeGreaterThan(score({ productId: productId + 1 }))
    const most = { salesStep: STEPS.length }
    for (const [better, worse] of [
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'D'],
    ] as const)
      expect(score({ grade: better })).toBeGreaterThan(score({ grade: worse, ...most }))
    expect(score({ typicalPrice: 135_000 })).toBeGreaterThan(score({ typicalPrice: 100_000, ...most }))
  })
})
