import { expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../../../domains/orders/contract.ts'
import { allTexts, translate } from '../../../../i18n/index.ts'
import { LOCALES } from '../../../../values/locale.ts'
import { nextStep } from './next-step.ts'

type Order = Parameters<typeof nextStep>[0]
type Rights = NonNullable<Parameters<typeof nextStep>[2]>
const words = { time: (at: string) => at, day: (at: string) => at }
const purchase = { heldUntil: '2026-11-24T10:00:00Z', clocks: { collectionDays: 9, arrivalDays: 21 } }
const order = (status: OrderStatus, over: Partial<Order> = {}): Order => ({
  ...{ status, paymentStatus: 'paid', method: 'dpd_courier', pickup: null },
  arrives: { from: '2026-11-26', until: '2026-11-28' },
  history: [{ at: '2026-11-23T12:00:00.000Z', status }],
  ...over,
})
const right = (kind: 'withdrawal' | 'claim', until: string | null, why: Rights['rights'][number]['why'] = null) => ({
  ...{ kind, until, why },
})
const rights = { rights: [right('withdrawal', '2026-12-31'), right('claim', '2029-01-02')] }
const shop = { method: 'store_pickup', pickup: { code: null, label: 'ul. Długa 5' } } as const

test('days are those that the market decided, and the day that was promised', () => {
  const next = (one: Order, known?: Rights) => nextStep(one, purchase, known, words)
  expect(next(order('confirmed'))).toEqual({ key: 'next_confirmedBy', params: { date: '2026-11-28' } })
  expect(next(order('preparing', { arrives: null }))).toEqual({ key: 'next_preparing', params: {} })
  expect(next(order('ready', shop))).toEqual({
    key: 'next_readyUntil',
    params: { place: 'ul. Długa 5', date: '2026-12-02' },
  })
  expect(next(order('shipped'))).toEqual({ key: 'next_shippedAssumed', params: { date: '2026-12-14' } })
  expect(next(order('shipped', { paymentStatus: 'onDelivery' }))).toEqual({ key: 'next_shipped', params: {} })
  expect(next(order('delivered'), rights)).toEqual({
    key: 'next_delivered',
    params: { date: '2026-12-31', claim: '2029-01-02' },
  })
  expect(next(order('delivered'))).toEqual({ key: 'next_deliveredPlain', params: {} })
})

test('who may not withdraw is not told to, and nothing is promised before it is known', () => {
  const late = { rights: [right('withdrawal', '2026-11-01', 'return_too_late'), right('claim', '2029-01-02')] }
  const claim = { claim: '2029-01-02' }
  expect(nextStep(order('delivered'), purchase, late, words)).toEqual({ key: 'next_deliveredClaim', params: claim })
  expect(nextStep(order('completed'), purchase, late, words)).toEqual({ key: 'next_completedClaim', params: claim })
  const none = { rights: [right('claim', '2026-11-01', 'return_too_late')] }
  expect(nextStep(order('completed'), purchase, none, words)).toEqual({ key: 'next_completedPlain', params: {} })
  const unknown = { heldUntil: null, clocks: null }
  expect(nextStep(order('ready', shop), unknown, undefined, words)?.key).toBe('next_ready')
  expect(nextStep(order('shipped'), unknown, undefined, words)?.key).toBe('next_shipped')
  expect(nextStep(order('pending'), unknown, undefined, words)).toBeNull()
})

const OVER: Partial<Order>[] = [{}, shop, { paymentStatus: 'onDelivery' }, { arrives: null, history: [] }]
test.each(LOCALES)('%s: every status says what comes next, with nothing left open', (locale) => {
  for (const status of ORDER_STATUSES) {
    for (const over of OVER) {
      for (const known of [rights, undefined]) {
        const told = nextStep(order(status, over), purchase, known, words)
        const text = told && translate(allTexts[locale].purchases, locale, told.key, told.params)
        expect([status, text]).toEqual([status, expect.stringMatching(/^[^{}]{10,}$/)])
      }
    }
  }
})
