import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { LOCALES } from '../../../values/locale.ts'
import { writtenText } from '../../../values/written-text.ts'
import { purchaseKey } from '../../orders/contract.ts'
import {
  CASE_KINDS,
  caseRow,
  caseView,
  caseWords,
  FILES_REFUSED,
  MOST_LINES,
  REMEDIES,
  STEP_REFUSED,
  saidBody,
} from '../contract.ts'

const REFUSALS = [
  'return_not_sent_yet',
  'return_called_off',
  'return_not_paid',
  'return_too_late',
  'return_business',
  'return_no_policy',
] as const

const right = z.object({
  kind: z.enum(CASE_KINDS),
  /** The last day (`2026-12-07`); null: the time has not begun. */
  until: z.string().nullable(),
  /** Why it may not be asked for; null: it may. `return_business`: it may once the buyer says that the purchase was not for the trade. */
  why: z.enum(REFUSALS).nullable(),
})

/** What may be sent back or complained of, of one order. */
export const returnableOrder = z.object({
  number: z.string(),
  seller: z.string(),
  currency: z.string(),
  /** What held when it was placed, in a few words each, in the asked language. */
  terms: z.array(z.string()),
  rights: z.array(right),
  /** Nothing of it has left: a withdrawal is one from all of it, and ends it. */
  isUnsent: z.boolean(),
  lines: z.array(
    z.object({
      itemId: z.number().int(),
      title: z.string(),
      versionName: z.string(),
      /** Pieces that may still be named. */
      free: z.number().int(),
      /** Pieces that have not left while others have: a withdrawal from them (`unsent`) gives them up. */
      unsent: z.number().int(),
    }),
  ),
  cases: z.array(caseRow),
})
export type ReturnableOrder = z.infer<typeof returnableOrder>

const lines = z
  .array(z.strictObject({ itemId: z.number().int().min(1), quantity: z.number().int().min(1).max(100_000) }))
  .min(1)
  .max(MOST_LINES)
const who = {
  name: writtenText(160).min(2),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  lines,
  /** Bought on a company's invoice, but not for its trade. */
  nonProfessional: z.boolean().default(false),
}
export const withdrawalBody = z.strictObject({
  ...who,
  words: caseWords.default(''),
  /**
   * Of an order sent in part: the lines name pieces that have not left, of which there were so many in all when the statement was made
   * (`return_unsent_changed` where there are more or fewer by now). Left out: pieces that have.
   */
  unsent: z.number().int().min(1).max(100_000_000).optional(),
})
export const caseBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('return'), ...who, words: caseWords.default('') }),
  z.strictObject({ kind: z.literal('exchange'), ...who, words: caseWords.default('') }),
  z.strictObject({
    kind: z.literal('claim'),
    ...who,
    /** What is wrong. */
    words: caseWords.min(10),
    wish: z.enum(REMEDIES),
    /** Grosze; of a price reduction. */
    wishAmount: z.number().int().min(1).max(99_999_999_999).nullable().default(null),
  }),
])
export type CaseBody = z.output<typeof caseBody>
/** What a buyer asks for; a withdrawal needs no reason. */
export type Asked =
  | CaseBody
  | (Omit<Extract<CaseBody, { kind: 'return' }>, 'kind'> & { kind: 'withdrawal'; unsent?: number | undefined })

/** The buyer sent the goods: what the parcel is called. */
export const sentBody = z.strictObject({ carrier: writtenText(60).min(2), trackingNumber: writtenText(60).min(3) })
export const disputeBody = saidBody(10)
/** Files alone say something, too. */
export const statementBody = saidBody(0).refine(({ words, files }) => words !== '' || files.length > 0, {
  path: ['words'],
  message: 'required',
})

const ofPurchase = z.object({ key: purchaseKey })
const ofOrder = ofPurchase.extend({ number: z.string().max(40) })
const ofCase = ofPurchase.extend({ caseId: idInPath })
const OPENING = [
  'purchase_not_found',
  'order_not_found',
  ...REFUSALS,
  'return_pieces_taken',
  'return_unknown_line',
  'return_whole_order',
  'return_unsent_changed',
  'payment_disputed',
  'order_not_refundable',
  'case_disputed',
  'too_many_cases',
] as const

/** Orders of which one asks at once. */
export const MOST_ASKED = 100

export const buyerReturnsContract = {
  'GET /api/account/returnable': {
    summary: 'The same for orders of one’s own by their numbers, in the order of the orders; others are left out',
    access: 'signedIn',
    /** Numbers, divided by commas. */
    query: z.object({ orders: z.string().regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,99}$/) }),
    response: z.object({ orders: z.array(returnableOrder) }),
  },
  'GET /api/purchases/{key}/returns': {
    summary: 'What of a purchase may be sent back or complained of until when, and the cases there are',
    access: 'public',
    params: ofPurchase,
    response: z.object({ orders: z.array(returnableOrder) }),
    failures: ['purchase_not_found'],
  },
  'GET /api/purchases/{key}/orders/{number}/withdrawal-form': {
    summary:
      'The law’s model form to withdraw with, as a PDF: filled in with seller, number and days, not with the buyer',
    access: 'public',
    params: ofOrder,
    /** Where the asked language is not that of the page. */
    query: z.object({ locale: z.enum(LOCALES).optional() }),
    download: true,
    failures: ['purchase_not_found', 'order_not_found', 'pdf_busy', 'rate_limited'],
  },
  'POST /api/purchases/{key}/orders/{number}/withdrawal': {
    summary:
      'Withdraw from the contract for these pieces: no reason is needed. A receipt with content and time goes to the address at once. While nothing of the order has left, all its pieces are named, and it ends; of what was sent in part, pieces that have not left are given up',
    access: 'public',
    params: ofOrder,
    body: withdrawalBody,
    response: caseView,
    status: 201,
    failures: OPENING,
  },
  'POST /api/purchases/{key}/orders/{number}/returns': {
    summary: 'Return by the seller’s own policy, exchange for another piece, or complain of goods that do not conform',
    access: 'public',
    params: ofOrder,
    body: caseBody,
    response: caseView,
    status: 201,
    failures: [...OPENING, 'claim_amount_required'],
  },
  'GET /api/purchases/{key}/cases/{caseId}': {
    summary: 'A case of the purchase',
    access: 'public',
    params: ofCase,
    response: caseView,
    failures: ['case_not_found'],
  },
  'POST /api/purchases/{key}/cases/{caseId}/cancel': {
    summary: 'The buyer keeps the goods after all; before they are sent',
    access: 'public',
    params: ofCase,
    response: caseView,
    failures: STEP_REFUSED,
  },
  'POST /api/purchases/{key}/cases/{caseId}/sent': {
    summary: 'The buyer sent the goods back: carrier and number are the proof of it',
    access: 'public',
    params: ofCase,
    body: sentBody,
    response: caseView,
    failures: STEP_REFUSED,
  },
  'POST /api/purchases/{key}/cases/{caseId}/dispute': {
    summary: 'The buyer does not agree, and asks the operator to decide',
    access: 'public',
    params: ofCase,
    body: disputeBody,
    response: caseView,
    failures: [...STEP_REFUSED, 'dispute_too_late', 'case_disputed', 'return_pieces_taken', ...FILES_REFUSED],
  },
  'POST /api/purchases/{key}/cases/{caseId}/statements': {
    summary: 'What the buyer says to the case; seller and operator read it',
    access: 'public',
    params: ofCase,
    body: statementBody,
    response: caseView,
    failures: ['case_not_found', 'case_closed', 'too_many_statements', ...FILES_REFUSED],
  },
} as const satisfies Contract
