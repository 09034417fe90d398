import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentStatus } from '../contract.ts'
import { afterStep, movesOf, OUTCOMES, PAYMENT_TRANSITIONS } from './payment-status.ts'
import { REFUND_STATUSES, refundsBefore } from './refund-status.ts'

test('T06 E11 a paid webhook wins in any order and any number of webhooks', () => {
  const webhooks = fc.array(fc.constantFrom(...OUTCOMES), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(webhooks, (outcomes) => {
      let status: PaymentStatus = 'started'
      for (const outcome of outcomes) status = afterStep(status, outcome) ?? status
      expect(status === 'paid').toBe(outcomes.includes('paid'))
    }),
  )
})

test('T06 a payment that was given up can still be paid, a paid one cannot be given up', () => {
  expect(afterStep('cancelled', 'paid')).toBe('paid')
  expect(afterStep('expired', 'paid')).toBe('paid')
  expect(afterStep('paid', 'cancelled')).toBeUndefined()
  expect(afterStep('refunded', 'paid')).toBeUndefined()
})

test('T06 money that pays for nothing goes back, and only what was paid can', () => {
  for (const status of ['created', 'started', 'cancelled', 'failed', 'expired'] as const)
    expect([status, afterStep(status, 'unfit')]).toEqual([status, 'refundDue'])
  expect(movesOf('sentBack')).toEqual([{ from: 'paid', to: 'refundDue' }])
  expect(movesOf('refunded')).toEqual([{ from: 'refundDue', to: 'refunded' }])
})

test('nobody gives up on a payment whose money came', () => {
  expect(movesOf('left').map(({ from }) => from)).toEqual(['created', 'started'])
})

test('a refund is done once', () => {
  expect(refundsBefore('done')).toEqual(['due', 'sent', 'failed'])
  // It is asked for again only after it failed, as another attempt under another key.
  expect(refundsBefore('sent')).toEqual(['due'])
  expect(refundsBefore('due')).toEqual(['failed'])
})

test('T06 every step of a payment and of a refund is in the tables, and no other', () => {
  const givenUp = { paid: 'paid', unfit: 'refundDue' }
  const open = { ...givenUp, cancelled: 'cancelled', failed: 'failed', left: 'expired' }
  expect(PAYMENT_TRANSITIONS).toEqual({
    created: { ...open, announced: 'started' },
    started: open,
    cancelled: givenUp,
    failed: givenUp,
    expired: givenUp,
    paid: { sentBack: 'refundDue' },
    refundDue: { refunded: 'refunded' },
    refunded: {},
  })
  expect(Object.fromEntries(REFUND_STATUSES.map((to) => [to, refundsBefore(to)]))).toEqual({
    due: ['failed'],
    sent: ['due'],
    failed: ['due', 'sent'],
    done: ['due', 'sent', 'failed'],
  })
})
