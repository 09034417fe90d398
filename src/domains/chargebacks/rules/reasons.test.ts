import { expect, test } from 'vitest'
import { REASONS, reasonOf } from './reasons.ts'

const KNOWN: Record<string, string[]> = {
  notReceived: ['product_not_received', 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED'],
  notAsDescribed: ['product_unacceptable', 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED'],
  notAuthorised: ['fraudulent', 'debit_not_authorized', 'UNAUTHORISED'],
  unknown: ['unrecognized'],
  refundMissing: ['credit_not_processed', 'CREDIT_NOT_PROCESSED'],
  twice: ['duplicate', 'DUPLICATE_TRANSACTION', 'PAYMENT_BY_OTHER_MEANS'],
  otherAmount: ['INCORRECT_AMOUNT'],
  cancelled: ['subscription_canceled', 'CANCELED_RECURRING_BILLING'],
}

test('E11 every reason has words of its providers', () => {
  expect(Object.keys(KNOWN)).toEqual([...REASONS])
  for (const [reason, words] of Object.entries(KNOWN)) for (const word of words) expect(reasonOf(word)).toBe(reason)
})
test.each(['general', 'constructor', ''])('E11 %s is none of the known ones', (word) => {
  expect(reasonOf(word)).toBeNull()
})
