import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { writtenText } from '../../values/written-text.ts'
import {
  currency,
  EXPORT_FORMATS,
  payoutBatch,
  payoutEntry,
  payoutLine,
  payoutOutlook,
  payoutSettings,
  sellerPayout,
} from './shapes/contract.ts'

export type { LeftOutReason } from './rules/leave-out.ts'
export type { PayoutBatch, PayoutEntry, PayoutLine, PayoutOutlook, SellerPayout } from './shapes/contract.ts'

const linePage = z.object({ lines: z.array(payoutLine), next: z.number().int().nullable() })
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
      /** Nothing is paid out until the company has said what the tax office has to know. */
      taxHeld: z.boolean(),
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
