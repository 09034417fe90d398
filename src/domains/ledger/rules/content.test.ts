import { expect, test } from 'vitest'
import { COMMISSION_ACCOUNT, SELLER_ACCOUNTS, TRANSACTION_KINDS } from './accounts.ts'
import { CHAIN_START, contentOf, type Posted } from './content.ts'
import { kindsOf, SETTLEMENT_GROUPS } from './settlement-groups.ts'

const posted: Posted = {
  key: 'payment:p1',
  kind: 'payment',
  subject: 'payment:p1',
  reverses: null,
  postedAt: '2026-11-23 05:00:00.123456',
  entries: [
    { account: 'seller:2', amount: -94, currency: 'PLN', reference: 'OB-2' },
    { account: 'operator:stripe', amount: 100, currency: 'PLN', reference: null },
    { account: 'commission', amount: -4, currency: 'PLN', reference: null },
    { account: 'commission', amount: -2, currency: 'EUR', reference: null },
    { account: 'Z', amount: 1, currency: 'PLN', reference: null },
  ],
}

test('E11 what is hashed of a transaction: every fact in a line, the entries in the order of their bytes', () => {
  const text = [
    'payment:p1',
    'payment',
    'payment:p1',
    '',
    '2026-11-23 05:00:00.123456',
    'Z 1 PLN',
    'commission -2 EUR',
    'commission -4 PLN',
    'operator:stripe 100 PLN',
    'seller:2 -94 PLN OB-2',
  ].join('\n')
  expect(contentOf(posted)).toBe(text)
  expect(contentOf({ ...posted, entries: [...posted.entries].reverse() })).toBe(text)
  expect(contentOf({ ...posted, reverses: 'payment:p0' }).split('\n')[3]).toBe('payment:p0')
})

test('E11 before the first transaction stand 64 zeros', () => {
  expect(CHAIN_START).toMatch(/^0{64}$/)
})

test('names of accounts and kinds are data: what is posted under one stays there for ever', () => {
  expect(SELLER_ACCOUNTS).toEqual(['seller', 'seller-hold', 'payouts', 'delivery'])
  expect(COMMISSION_ACCOUNT).toBe('commission')
  expect(Object.fromEntries(SETTLEMENT_GROUPS.map((group) => [group, kindsOf(group)]))).toEqual({
    sales: ['payment'],
    refunds: ['refund-due', 'refund'],
    commission: ['commission', 'commission-back'],
    chargebacks: ['chargeback', 'chargeback-won', 'chargeback-lost'],
    payouts: ['payout', 'payout-paid', 'payout-returned', 'clawback'],
    further: ['fee', 'delivery', 'hold', 'release', 'settlement'],
  })
  expect(SETTLEMENT_GROUPS.flatMap(kindsOf).sort()).toEqual([...TRANSACTION_KINDS].sort())
})
