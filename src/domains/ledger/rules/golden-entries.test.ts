import { expect, test } from 'vitest'
import {
  accountOf,
  BANK_ACCOUNT,
  CHARGEBACK_LOSSES_ACCOUNT,
  COMMISSION_VAT_ACCOUNT,
  chargebacksAccount,
  providerFeesAccount,
  REFUNDS_DUE_ACCOUNT,
} from './accounts.ts'
import { balanced, commissionEntries, type Entry, paymentEntries, refundEntries } from './entries.ts'
import { chargebackLossEntries, chargebackLostEntries, feeBorneEntries, refundDueEntries } from './refund-entries.ts'

const currency = 'PLN'
const provider = 'stripe'
const shown = (entries: readonly Entry[]) =>
  entries.map(({ account, amount, reference }) => [account, amount, reference])

test('E11 accounts are named as they are stored', () => {
  expect([
    BANK_ACCOUNT,
    REFUNDS_DUE_ACCOUNT,
    COMMISSION_VAT_ACCOUNT,
    CHARGEBACK_LOSSES_ACCOUNT,
    chargebacksAccount(provider),
    providerFeesAccount(provider),
    accountOf('seller-hold', 7),
  ]).toEqual([
    'bank',
    'refunds-due',
    'commission-vat',
    'chargeback-losses',
    'chargebacks:stripe',
    'provider-fees:stripe',
    'seller-hold:7',
  ])
})

test('E11 the commission of an order on delivery is a claim on its seller, and is taken back whole', () => {
  const order = { companyId: 7, number: 'OB-7', currency, commission: { net: 100, vat: 23 } }
  expect(shown(commissionEntries(order, 1))).toEqual([
    ['seller:7', 123, 'OB-7'],
    ['commission', -100, undefined],
    ['commission-vat', -23, undefined],
  ])
  expect(shown(commissionEntries(order, -1))).toEqual([
    ['seller:7', -123, 'OB-7'],
    ['commission', 100, undefined],
    ['commission-vat', 23, undefined],
  ])
  expect(commissionEntries(order, 1).map((entry) => entry.currency)).toEqual(Array(3).fill(currency))
})

test('E11 a refund leaves the way it was made', () => {
  const refund = { provider, amount: 50, currency }
  expect(shown(refundEntries(refund))).toEqual([
    ['refunds-due', 50, undefined],
    ['operator:stripe', -50, undefined],
  ])
  expect(shown(refundEntries({ ...refund, way: 'provider' }))).toEqual(shown(refundEntries(refund)))
  expect(shown(refundEntries({ ...refund, way: 'transfer' }))).toEqual([
    ['refunds-due', 50, undefined],
    ['bank', -50, undefined],
  ])
})

const part = {
  companyId: 7,
  number: 'OB-7',
  total: 100,
  commission: { net: 10, vat: 2 },
  currency,
  before: 0,
  amount: 50,
}
/** By seller and market, of half the order. */
const TAKEN = (into: string) => [
  ['seller:7', 44, 'OB-7'],
  [into, -44, undefined],
  ['commission', 5, undefined],
  [into, -5, undefined],
  ['commission-vat', 1, undefined],
  [into, -1, undefined],
]

test('E11 what goes back is taken from seller and market; each entry of the seller names its order, what all share names none', () => {
  expect(shown(refundDueEntries([part]))).toEqual(TAKEN('refunds-due'))
  expect(shown(chargebackLostEntries(provider, [part]))).toEqual(TAKEN('chargebacks:stripe'))
})

test('E11 a chargeback that was lost: sellers and market bear it, refunds that it stands for are the provider’s to keep once', () => {
  const lost = chargebackLostEntries(provider, [part], { amount: 30, currency })
  expect(shown(lost.slice(6))).toEqual([
    ['operator:stripe', 30, undefined],
    ['chargebacks:stripe', -30, undefined],
  ])
  expect(chargebackLostEntries(provider, [part])).toHaveLength(6)
  expect(shown(chargebackLossEntries({ provider, amount: 9, currency }))).toEqual([
    ['chargeback-losses', 9, undefined],
    ['chargebacks:stripe', -9, undefined],
  ])
})

test('E11 the fee of a chargeback is borne by its sellers, each for its own order', () => {
  const bearers = [
    { companyId: 7, amount: 60, currency, reference: 'OB-7' },
    { companyId: 8, amount: 40, currency, reference: 'OB-8' },
  ]
  const entries = feeBorneEntries(provider, bearers)
  expect(balanced(entries).find(({ account }) => account === 'provider-fees:stripe')).toMatchObject({ amount: -100 })
  expect(entries.filter(({ account }) => account.startsWith('seller'))).toEqual([
    { account: 'seller:7', amount: 60, currency, reference: 'OB-7' },
    { account: 'seller:8', amount: 40, currency, reference: 'OB-8' },
  ])
  expect(entries.filter(({ reference }) => reference === undefined)).toHaveLength(2)
})

test('E11 one entry an account and currency; what comes to nothing is left out, what is no amount is named', () => {
  const entry = (account: Entry['account'], amount: number, of = 'PLN'): Entry => ({ account, amount, currency: of })
  expect(
    balanced([
      entry('bank', 5),
      entry('commission', -5),
      entry('bank', 7, 'EUR'),
      entry('commission', -7, 'EUR'),
      entry('bank', 1),
      entry('refunds-due', -1),
      entry('seller:1', 3),
      entry('seller:1', -3),
    ]).map(({ account, amount, currency: of }) => [account, amount, of]),
  ).toEqual([
    ['bank', 6, 'PLN'],
    ['commission', -5, 'PLN'],
    ['bank', 7, 'EUR'],
    ['commission', -7, 'EUR'],
    ['refunds-due', -1, 'PLN'],
  ])
  expect(() => balanced([entry('bank', 0.5), entry('commission', -0.5)])).toThrow('no amount: bank 0.5')
  expect(() => balanced([entry('bank', Number.MAX_SAFE_INTEGER + 1)])).toThrow('no amount: bank')
})

test('E11 a payment credits each seller its order less the commission, and the buyer what pays for nothing', () => {
  const order = { companyId: 7, number: 'OB-7', total: 100, commission: { net: 10, vat: 2 } }
  expect(shown(paymentEntries({ provider, amount: 130, currency }, [order], 30))).toEqual([
    ['operator:stripe', 130, undefined],
    ['seller:7', -88, 'OB-7'],
    ['commission', -10, undefined],
    ['commission-vat', -2, undefined],
    ['refunds-due', -30, undefined],
  ])
})
