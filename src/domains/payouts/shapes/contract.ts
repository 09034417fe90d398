import { z } from 'zod'
import { CURRENCIES } from '../../../values/money.ts'
import { TRANSACTION_KINDS } from '../../ledger/contract.ts'
import { LEFT_OUT_REASONS } from '../rules/leave-out.ts'

export const currency = z.enum(CURRENCIES)
export const BATCH_STATUSES = ['draft', 'approved', 'done', 'discarded'] as const
export const LINE_STATUSES = ['planned', 'leftOut', 'approved', 'paid', 'returned'] as const
export const EXPORT_FORMATS = ['pain001', 'csv'] as const

/** Amounts in grosze. */
export const payoutSettings = z.strictObject({
  /** From delivery on. */
  delayDays: z.number().int().min(0).max(90),
  /** That what was sent is taken to be on its way while nothing says that it arrived. */
  transitDays: z.number().int().min(0).max(60),
  /** Below it nobody is paid yet; in the batch's currency. */
  minimum: z.number().int().min(1).max(10_000_000),
  /** How many different operators approve a batch. */
  approvals: z.union([z.literal(1), z.literal(2)]),
})

const person = z.object({ id: z.string(), name: z.string().nullable() })
export const payoutBatch = z.object({
  id: z.number().int(),
  currency,
  status: z.enum(BATCH_STATUSES),
  /** Sent back when approving: what is approved is what was seen. */
  revision: z.number().int(),
  approvals: z.number().int(),
  createdAt: z.string(),
  createdBy: person,
  firstApprovedBy: person.nullable(),
  approvedBy: person.nullable(),
  approvedAt: z.string().nullable(),
  /** When the file for the bank was fetched first. */
  exportedAt: z.string().nullable(),
  /** Lines that are to be paid or were, and their sum; of these what was paid, and what came back. */
  lines: z.number().int(),
  total: z.number().int(),
  leftOut: z.number().int(),
  paid: z.number().int(),
  returned: z.number().int(),
})
export type PayoutBatch = z.infer<typeof payoutBatch>

export const payoutLine = z.object({
  id: z.number().int(),
  companyId: z.number().int(),
  company: z.string(),
  /** Of the seller to be paid; below nought where it owes the market. */
  amount: z.number().int(),
  status: z.enum(LINE_STATUSES),
  /** Why it is left out. */
  leftOut: z.enum(LEFT_OUT_REASONS).nullable(),
  /** Why it came back, in the words of whoever noted it. */
  returned: z.string().nullable(),
  /** The account, masked in its middle. */
  account: z.string(),
  /** The operator has suspended the company: it is still owed what it sold before. */
  suspended: z.boolean(),
  /** A day of the market's clock. */
  paidOn: z.string().nullable(),
})
export type PayoutLine = z.infer<typeof payoutLine>

/** What a seller has and gets in a currency. What the market owes is positive. */
export const payoutOutlook = z.object({
  currency,
  /** Would be paid out today; below nought: carried and set off against what comes. */
  available: z.number().int(),
  /** Sold, and not yet the seller's to have. */
  waiting: z.number().int(),
  /** What of it becomes available on which day of the market's clock; null: not handed over yet. */
  coming: z.array(z.object({ on: z.string().nullable(), amount: z.number().int() })),
  /** Kept while a dispute is open, or as a reserve. */
  held: z.number().int(),
  /** Approved, and not yet noted as paid. */
  underWay: z.number().int(),
})
export type PayoutOutlook = z.infer<typeof payoutOutlook>

/** A payout as its seller sees it. */
export const sellerPayout = z.object({
  id: z.number().int(),
  currency,
  amount: z.number().int(),
  status: z.enum(['approved', 'paid', 'returned']),
  account: z.string(),
  paidOn: z.string().nullable(),
  returned: z.string().nullable(),
})
export type SellerPayout = z.infer<typeof sellerPayout>

/** What a payout consists of, or the next one. */
export const payoutEntry = z.object({
  /** Its place in the ledger. */
  position: z.number().int(),
  kind: z.enum(TRANSACTION_KINDS),
  orderNumber: z.string().nullable(),
  amount: z.number().int(),
  postedAt: z.string(),
  /** From when on it counts, ISO; null: not known yet, or it counts at once. */
  dueAt: z.string().nullable(),
  isDue: z.boolean(),
})
export type PayoutEntry = z.infer<typeof payoutEntry>
