import { expect, test } from 'vitest'
import { NO_POLICY } from './may-open.ts'
import { DEFAULT_RETURN_RULES } from './periods.ts'
import { termsOf } from './terms.ts'

test('without a promise the law stands, and the buyer pays for the way back', () => {
  expect(termsOf(NO_POLICY, DEFAULT_RETURN_RULES)).toEqual({
    days: 14,
    ...{ lawDays: 14, isMore: false, paidBy: 'buyer', exchangeDays: null, claimMonths: null },
  })
})

test('what a seller promises counts where it is more than the law', () => {
  const policy = { ...NO_POLICY, returnDays: 30, exchangeDays: 14, warrantyMonths: 36, returnPaidBy: 'seller' as const }
  expect(termsOf(policy, DEFAULT_RETURN_RULES)).toEqual({
    days: 30,
    ...{ lawDays: 14, isMore: true, paidBy: 'seller', exchangeDays: 14, claimMonths: 36 },
  })
  const generous = { ...DEFAULT_RETURN_RULES, withdrawalDays: 30, liableMonths: 48 }
  expect(termsOf(policy, generous)).toMatchObject({ days: 30, lawDays: 30, isMore: false, claimMonths: 48 })
})
