import { expect, test } from 'vitest'
import { isLeftOutReason, isSameAccount, LEFT_OUT_REASONS, maskIban, reasonToLeaveOut } from './leave-out.ts'
import { DEFAULT_PAYOUT_SETTINGS } from './payout-settings.ts'

const now = new Date('2026-11-23T10:00:00Z')
const account = { iban: 'PL61109010140000071219812874', heldUntil: null, taxHeld: false, operatesMarket: false }
const reason = (
  amount: number,
  more: Partial<{ iban: null; heldUntil: Date; taxHeld: boolean; operatesMarket: boolean }> = {},
) => reasonToLeaveOut({ amount, account: { ...account, ...more } }, { minimum: 1000, now })

test('E11 who is paid and who is left out, and why', () => {
  expect(reason(1000)).toBeUndefined()
  expect(reason(999)).toBe('belowMinimum')
  expect([reason(0), reason(-5)]).toEqual(['owes', 'owes'])
  expect(reason(1000, { iban: null })).toBe('noAccount')
  expect(reason(1000, { operatesMarket: true })).toBe('ownCompany')
  expect(reason(-1, { operatesMarket: true })).toBe('ownCompany')
})

test('E11 a held account is paid from the moment on at which the hold ends', () => {
  expect(reason(1000, { heldUntil: new Date(now.getTime() + 1) })).toBe('held')
  expect(reason(1000, { heldUntil: now })).toBeUndefined()
  expect(reason(1000, { heldUntil: new Date(now.getTime() + 1), iban: null })).toBe('held')
})

test('E11 whose data for the tax office are missing waits, whatever else is right', () => {
  expect(reason(1000, { taxHeld: true })).toBe('taxData')
  expect(reason(999, { taxHeld: true })).toBe('belowMinimum')
})

test('E11 an account is the same by number, bank, holder and name', () => {
  const one = {
    name: 'ReKomp',
    holder: null,
    iban: 'PL61',
    bic: 'WBKPPLPP',
    street: 'a',
    postalCode: 'b',
    city: 'c',
    country: 'PL',
  }
  expect(isSameAccount(one, { ...one, street: 'another' })).toBe(true)
  for (const other of [{ name: 'x' }, { holder: 'x' }, { iban: 'x' }, { bic: 'x' }]) {
    expect(isSameAccount(one, { ...one, ...other })).toBe(false)
  }
})

test('E11 only known reasons are reasons', () => {
  expect(LEFT_OUT_REASONS.every(isLeftOutReason)).toBe(true)
  expect([isLeftOutReason('because'), isLeftOutReason(null)]).toEqual([false, false])
  expect(LEFT_OUT_REASONS).toEqual(
    expect.arrayContaining(['owes', 'held', 'byOperator', 'accountInvalid', 'bicMissing']),
  )
})

test('an account is shown by its ends', () => {
  expect(maskIban('PL61109010140000071219812874')).toBe('PL61 … 2874')
  expect(maskIban(null)).toBe('–')
})

test('E11 sellers are paid two weeks after delivery unless the operator says otherwise: a buyer may withdraw so long', () => {
  expect(DEFAULT_PAYOUT_SETTINGS).toEqual({ delayDays: 14, transitDays: 3, minimum: 1000, approvals: 1 })
})
