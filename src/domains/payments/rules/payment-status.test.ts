import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentStatus } from '../contract.ts'
import { afterOutcome, OUTCOMES } from './payment-status.ts'

test('T06 E11 a paid webhook wins in any order and any number of webhooks', () => {
  const webhooks = fc.array(fc.constantFrom(...OUTCOMES), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(webhooks, (outcomes) => {
      let status: PaymentStatus = 'started'
      for (const outcome of outcomes) status = afterOutcome(status, outcome) ?? status
      expect(status === 'paid').toBe(outcomes.includes('paid'))
    }),
  )
})

test('T06 a payment that was given up can still be paid, a paid one cannot be given up', () => {
  expect(afterOutcome('cancelled', 'paid')).toBe('paid')
  expect(afterOutcome('expired', 'paid')).toBe('paid')
  expect(afterOutcome('paid', 'cancelled')).toBeUndefined()
  expect(afterOutcome('refunded', 'paid')).toBeUndefined()
})
