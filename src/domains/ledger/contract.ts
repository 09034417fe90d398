import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { SELLER_ACCOUNTS, TRANSACTION_KINDS } from './rules/accounts.ts'
import { SETTLEMENT_GROUPS } from './rules/settlement-groups.ts'

export { SELLER_ACCOUNTS, TRANSACTION_KINDS, type TransactionKind } from './rules/accounts.ts'
export { SETTLEMENT_GROUPS, type SettlementGroup } from './rules/settlement-groups.ts'

const currency = z.enum(CURRENCIES)

/** An entry of a seller. Amounts in grosze; what the market owes the seller is positive. */
export const settlementEntry = z.object({
  /** Its place in the ledger: the larger, the later. */
  position: z.number().int(),
  postedAt: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  /** The order's number; null where it is about none, or older than the numbers. */
  reference: z.string().nullable(),
  amount: z.number().int(),
  /** What the market owed the seller after it; negative: the seller owed the market. */
  balance: z.number().int(),
})
export type SettlementEntry = z.infer<typeof settlementEntry>

export const settlements = z.object({
  /** Now, a currency each; empty where nothing was ever booked. The market's own currency first. */
  balances: z.array(z.object({ currency, balance: z.number().int() })),
  /** What lies on the company's other accounts: held, on its way to the bank, charged for delivery. Without those that are empty. */
  further: z.array(z.object({ account: z.enum(SELLER_ACCOUNTS), currency, balance: z.number().int() })),
  /** Of the entries below; null where nothing was ever booked. */
  currency: currency.nullable(),
  account: z.enum(SELLER_ACCOUNTS),
  /** The latest first. */
  entries: z.array(settlementEntry),
  next: z.string().nullable(),
})
export type Settlements = z.infer<typeof settlements>

/** Days that one export may cover. */
export const MOST_EXPORTED_DAYS = 366
export const EXPORT_FORMATS = ['csv', 'html'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const params = z.object({ id: idInPath })
/** On the market's clock, both included. */
const day = z.iso.date().regex(/^[12]/)

export const ledgerContract = {
  'GET /api/companies/{id}/settlements': {
    summary: 'What was booked to a seller, with running balance and the balance now',
    access: 'signedIn',
    params,
    query: z.object({
      from: day.optional(),
      to: day.optional(),
      group: z.enum(SETTLEMENT_GROUPS).optional(),
      currency: currency.optional(),
      /** Whose entries: `seller`, unless said. */
      account: z.enum(SELLER_ACCOUNTS).optional(),
      after: z.string().max(200).optional(),
    }),
    response: settlements,
    failures: ['company_not_found', 'invalid_cursor'],
  },
  'GET /api/companies/{id}/settlement-export': {
    summary:
      'The same of a period, oldest first: CSV, or a signed statement as one HTML page that verifies itself without a server',
    access: 'signedIn',
    params,
    query: z.object({
      ...{ from: day, to: day, currency, format: z.enum(EXPORT_FORMATS) },
      account: z.enum(SELLER_ACCOUNTS).optional(),
    }),
    download: true,
    failures: ['company_not_found', 'period_too_long'],
  },
  'GET /api/admin/companies/{id}/balances': {
    summary: 'What the ledger says a seller is owed and owes now, account by account',
    access: 'operator',
    area: 'money',
    params,
    response: z.object({
      /** What the market owes is positive. Those that are empty are left out. */
      balances: z.array(z.object({ account: z.enum(SELLER_ACCOUNTS), currency, balance: z.number().int() })),
    }),
  },
  'GET /api/statement-key': {
    summary: 'The public key by which statements are signed (ECDSA, P-256), and its fingerprint',
    access: 'public',
    response: z.object({
      /** The point, uncompressed, in base64. */
      publicKey: z.string(),
      /** The first 16 bytes of its SHA-256, in groups of four hexadecimal digits. */
      fingerprint: z.string(),
    }),
  },
} as const satisfies Contract
