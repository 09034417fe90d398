import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { writtenText } from '../../values/written-text.ts'
import { TRANSACTION_KINDS } from '../ledger/contract.ts'
import { LEFT_OUT_REASONS } from './rules/leave-out.ts'

export type { LeftOutReason } from './rules/leave-out.ts'

const currency = z.enum(CURRENCIES)
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
const linePage = z.object({ lines: z.array(payoutLine), next: z.number().int().nullable() })

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
const entryPage = z.object({ entries: z.array(payoutEntry), currency, next: z.number().int().nullable() })

/** Grosze: ten million of the currency. */
const MOST_MONEY = 1_000_000_000
const batchParams = z.object({ id: idInPath })
const params = z.object({ id: idInPath })
const lineIds = z.array(z.number().int().positive()).min(1).max(5000)
const after = z.object({ after: idInPath.optional() })

export const payoutsContract = {
  'GET /api/admin/payout-settings': {
    summary: 'When sellers are paid: delay, minimum, how many people approve',
    access: 'operator',
    area: 'money',
    response: payoutSettings,
  },
  'PUT /api/admin/payout-settings': {
    summary: 'Change it; drafts keep the number of people who approve them. Needs a fresh log-in',
    access: 'operator',
    area: 'money',
    body: payoutSettings,
    response: payoutSettings,
    failures: ['confirmation_required'],
  },
  'GET /api/admin/payout-plan': {
    summary: 'Who would be paid what now and who would be left out and why, by company (50 at a time); changes nothing',
    access: 'operator',
    area: 'money',
    /** The market's currency unless said. */
    query: after.extend({ currency: currency.optional() }),
    response: linePage.extend({ currency }),
  },
  'GET /api/admin/payout-batches': {
    summary: 'Batches of payouts, the newest first (50 at a time)',
    access: 'operator',
    area: 'money',
    query: z.object({ before: idInPath.optional() }),
    response: z.object({ batches: z.array(payoutBatch), next: z.number().int().nullable() }),
  },
  'POST /api/admin/payout-batches': {
    summary: 'Draw up a batch of all sellers who can have money now',
    access: 'operator',
    area: 'money',
    body: z.strictObject({ currency }),
    response: payoutBatch,
    status: 201,
    failures: ['currency_not_paid_out', 'nothing_to_pay_out'],
  },
  'GET /api/admin/payout-batches/{id}': {
    summary: 'A batch',
    access: 'operator',
    area: 'money',
    params: batchParams,
    response: payoutBatch,
    failures: ['payout_batch_not_found'],
  },
  'GET /api/admin/payout-batches/{id}/lines': {
    summary: 'Its lines, those that are left out among them (50 at a time)',
    access: 'operator',
    area: 'money',
    params: batchParams,
    query: after,
    response: linePage,
    failures: ['payout_batch_not_found'],
  },
  'POST /api/admin/payout-batches/{id}/redraw': {
    summary: 'Draw a draft up anew by what holds now; who approved it has to look again',
    access: 'operator',
    area: 'money',
    params: batchParams,
    response: payoutBatch,
    failures: ['payout_batch_not_found', 'payout_batch_not_draft', 'nothing_to_pay_out'],
  },
  'POST /api/admin/payout-batches/{id}/lines/{lineId}/leave-out': {
    summary: 'Leave a seller out of a draft',
    access: 'operator',
    area: 'money',
    params: batchParams.extend({ lineId: idInPath }),
    response: payoutBatch,
    failures: ['payout_batch_not_found', 'payout_batch_not_draft', 'payout_line_not_found'],
  },
  'POST /api/admin/payout-batches/{id}/discard': {
    summary: 'Throw a draft away; its money is open again',
    access: 'operator',
    area: 'money',
    params: batchParams,
    response: payoutBatch,
    failures: ['payout_batch_not_found', 'payout_batch_not_draft'],
  },
  'POST /api/admin/payout-batches/{id}/approve': {
    summary:
      'Approve a draft as it was seen; where two people have to, the second time by somebody else. Needs a fresh log-in',
    access: 'operator',
    area: 'money',
    params: batchParams,
    body: z.strictObject({ revision: z.number().int().min(0) }),
    response: payoutBatch,
    failures: [
      'payout_batch_not_found',
      'payout_batch_not_draft',
      'payouts_changed',
      'second_person_needed',
      'nothing_to_pay_out',
      'confirmation_required',
    ],
  },
  'GET /api/admin/payout-batches/{id}/file': {
    summary: 'The file for the bank: SEPA pain.001.001.09 or CSV; who fetched it is written down',
    access: 'operator',
    area: 'money',
    params: batchParams,
    query: z.object({ format: z.enum(EXPORT_FORMATS) }),
    download: true,
    failures: ['payout_batch_not_found', 'payout_batch_not_approved', 'payer_account_missing', 'nothing_to_pay_out'],
  },
  'POST /api/admin/payout-batches/{id}/paid': {
    summary: 'Note that the bank carried payouts out: all that are under way, or some lines',
    access: 'operator',
    area: 'money',
    params: batchParams,
    body: z.strictObject({ paidOn: z.iso.date().regex(/^[12]/), lineIds: lineIds.optional() }),
    response: payoutBatch,
    failures: [
      'payout_batch_not_found',
      'payout_batch_not_approved',
      'payout_line_not_found',
      'payout_line_returned',
      'day_in_future',
      'day_before_approval',
    ],
  },
  'POST /api/admin/payout-batches/{id}/returned': {
    summary: 'Note that the bank refused payouts or sent them back: the sellers are owed the money again',
    access: 'operator',
    area: 'money',
    params: batchParams,
    body: z.strictObject({ lineIds, reason: writtenText(1000).min(1) }),
    response: payoutBatch,
    failures: ['payout_batch_not_found', 'payout_batch_not_approved', 'payout_line_not_found'],
  },
  'POST /api/admin/companies/{id}/repayments': {
    summary: 'Note that a seller who owes the market transferred money; never more than is owed',
    access: 'operator',
    area: 'money',
    params,
    body: z.strictObject({
      amount: z.number().int().positive().max(MOST_MONEY),
      currency,
      receivedOn: z.iso.date().regex(/^[12]/),
      note: writtenText(300).nullable(),
    }),
    response: z.object({
      /** What is owed still. */
      owed: z.number().int(),
    }),
    status: 201,
    failures: ['company_not_found', 'repayment_exceeds', 'day_in_future'],
  },
  'GET /api/companies/{id}/payout-outlook': {
    summary: 'What a seller can have now, what comes when, what waits and what is under way',
    access: 'signedIn',
    params,
    response: z.object({
      outlook: z.array(payoutOutlook),
      settings: payoutSettings.omit({ approvals: true }),
      /** The account, masked in its middle; null: none. */
      account: z.string().nullable(),
      /** Nothing is paid out until then, as the account was changed. */
      heldUntil: z.string().nullable(),
    }),
    failures: ['company_not_found', 'forbidden'],
  },
  'GET /api/companies/{id}/payouts': {
    summary: 'Payouts of a seller, the newest first (50 at a time)',
    access: 'signedIn',
    params,
    query: z.object({ before: idInPath.optional() }),
    response: z.object({ payouts: z.array(sellerPayout), next: z.number().int().nullable() }),
    failures: ['company_not_found', 'forbidden'],
  },
  'GET /api/companies/{id}/payouts/{payoutId}/entries': {
    summary: 'What a payout consists of, the latest first (50 at a time)',
    access: 'signedIn',
    params: params.extend({ payoutId: idInPath }),
    query: z.object({ before: idInPath.optional() }),
    response: entryPage,
    failures: ['company_not_found', 'forbidden', 'payout_not_found'],
  },
  'GET /api/companies/{id}/open-entries': {
    summary: 'What the next payouts will consist of, the latest first (50 at a time)',
    access: 'signedIn',
    params,
    query: z.object({ currency, before: idInPath.optional() }),
    response: entryPage,
    failures: ['company_not_found', 'forbidden'],
  },
} as const satisfies Contract
