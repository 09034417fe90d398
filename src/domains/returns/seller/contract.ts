import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import {
  caseRow,
  caseView,
  caseWords,
  FILES_REFUSED,
  MONEY_REFUSED,
  MOST_LINES,
  REMEDIES,
  returnPolicy,
  STEP_REFUSED,
  saidBody,
} from '../contract.ts'

const ofCompany = z.object({ id: idInPath })
const ofCase = ofCompany.extend({ caseId: idInPath })
const NOT_MINE = ['company_not_found'] as const

/** What the seller found of one line. */
const found = z.strictObject({
  itemId: z.number().int().min(1),
  received: z.number().int().min(0).max(100_000),
  sellable: z.number().int().min(0).max(100_000),
  condition: z.enum(['asDescribed', 'worse']),
  /** Grosze, of all received pieces together. */
  deduction: z.number().int().min(0).max(99_999_999_999),
  /** Of a deduction: the buyer reads it. */
  reason: writtenText(500).nullable(),
})
export const foundBody = z.strictObject({ lines: z.array(found).min(1).max(MOST_LINES) })
export type Found = z.output<typeof found>

export const acceptBody = z.strictObject({
  remedy: z.enum(REMEDIES),
  /** Grosze; of a price reduction. */
  amount: z.number().int().min(1).max(99_999_999_999).nullable().default(null),
  words: caseWords.default(''),
})

export const sellerReturnsContract = {
  'GET /api/companies/{id}/returns': {
    summary: 'Cases of a company, the latest first: open ones, ended ones or all',
    access: 'signedIn',
    params: ofCompany,
    query: z.object({
      only: z.enum(['open', 'ended']).optional(),
      /** The number of an order: only cases of whoever placed it. */
      customer: z.string().max(40).optional(),
      before: z.string().max(200).optional(),
    }),
    response: z.object({ cases: z.array(caseRow), next: z.string().nullable() }),
    failures: [...NOT_MINE, 'invalid_cursor'],
  },
  'GET /api/companies/{id}/returns-waiting': {
    summary:
      'How many cases wait for the seller, up to a thousand, and the nearest day by which one has to be answered or paid',
    access: 'signedIn',
    params: ofCompany,
    response: z.object({ count: z.number().int(), nearest: z.iso.date().nullable() }),
    failures: [...NOT_MINE],
  },
  'GET /api/companies/{id}/returns/{caseId}': {
    summary: 'One case',
    access: 'signedIn',
    params: ofCase,
    response: caseView,
    failures: [...NOT_MINE, 'case_not_found'],
  },
  'POST /api/companies/{id}/returns/{caseId}/accept': {
    summary: 'The claim is right: what is done about it. A price reduction goes back at once',
    access: 'signedIn',
    params: ofCase,
    body: acceptBody,
    response: caseView,
    failures: [...NOT_MINE, ...STEP_REFUSED, ...MONEY_REFUSED, 'claim_amount_required'],
  },
  'POST /api/companies/{id}/returns/{caseId}/reject': {
    summary: 'The claim is not right, and why; the buyer may ask the operator',
    access: 'signedIn',
    params: ofCase,
    body: z.strictObject({ words: caseWords.min(10) }),
    response: caseView,
    failures: [...NOT_MINE, ...STEP_REFUSED],
  },
  'POST /api/companies/{id}/returns/{caseId}/receive': {
    summary: 'What came back and in which state; again it replaces what was noted before',
    access: 'signedIn',
    params: ofCase,
    body: foundBody,
    response: caseView,
    failures: [
      ...NOT_MINE,
      ...STEP_REFUSED,
      'return_unknown_line',
      'return_more_than_sent',
      'deduction_reason_required',
    ],
  },
  'POST /api/companies/{id}/returns/{caseId}/refund': {
    summary: 'Give the money for what came back, less what was deducted; what can be sold returns to stock',
    access: 'signedIn',
    params: ofCase,
    response: caseView,
    failures: [...NOT_MINE, ...STEP_REFUSED, ...MONEY_REFUSED, 'return_nothing_received'],
  },
  'POST /api/companies/{id}/returns/{caseId}/replace': {
    summary: 'Another piece of the same version goes to the buyer',
    access: 'signedIn',
    params: ofCase,
    response: caseView,
    failures: [...NOT_MINE, ...STEP_REFUSED, 'not_enough_stock', 'return_nothing_received'],
  },
  'POST /api/companies/{id}/returns/{caseId}/units': {
    summary: 'Which very units went out for what came back, once another piece was sent. Again it changes nothing',
    access: 'signedIn',
    params: ofCase,
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            itemId: z.number().int(),
            units: z.array(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)).max(200),
          }),
        )
        .min(1)
        .max(500),
    }),
    response: caseView,
    failures: [
      ...[...NOT_MINE, ...STEP_REFUSED, 'return_unknown_line', 'unit_not_found', 'unit_sold_elsewhere'],
      ...['unit_of_another_offer', 'too_many_units'],
    ],
  },
  'POST /api/companies/{id}/returns/{caseId}/repair': {
    summary: 'It is repaired and goes back; the seller answers for it twelve months longer',
    access: 'signedIn',
    params: ofCase,
    response: caseView,
    failures: [...NOT_MINE, ...STEP_REFUSED, 'return_nothing_received'],
  },
  'POST /api/companies/{id}/returns/{caseId}/dispute': {
    summary: 'The seller asks the operator to decide',
    access: 'signedIn',
    params: ofCase,
    body: saidBody(10),
    response: caseView,
    failures: [
      ...NOT_MINE,
      ...STEP_REFUSED,
      'dispute_too_late',
      'case_disputed',
      'return_pieces_taken',
      ...FILES_REFUSED,
    ],
  },
  'POST /api/companies/{id}/returns/{caseId}/statements': {
    summary: 'What the seller says to the case',
    access: 'signedIn',
    params: ofCase,
    body: saidBody(1),
    response: caseView,
    failures: [...NOT_MINE, 'case_not_found', 'case_closed', 'too_many_statements', ...FILES_REFUSED],
  },
  'GET /api/companies/{id}/return-policy': {
    summary: 'What the company promises beyond the law',
    access: 'public',
    params: ofCompany,
    response: returnPolicy,
    failures: [],
  },
  'PUT /api/companies/{id}/return-policy': {
    summary: 'Sets it, for orders placed from now on; the others keep what was promised when they were placed',
    access: 'signedIn',
    params: ofCompany,
    body: returnPolicy,
    response: returnPolicy,
    failures: NOT_MINE,
  },
} as const satisfies Contract
