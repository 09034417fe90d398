import { z } from 'zod'
import { CURRENCIES } from '../../values/money.ts'
import { writtenText } from '../../values/written-text.ts'
import { ORDER_STATUSES } from '../orders/contract.ts'
import { LABEL_CARRIERS } from '../shipping/contract.ts'
import { CASE_BEGINNINGS, CASE_KINDS, CASE_PARTIES, CASE_STATUSES, CASE_STEPS, REMEDIES } from './rules/case-table.ts'
import { FILES_AT_ONCE } from './rules/files.ts'

export { CASE_KINDS, type CaseKind, type CaseStatus, type CaseStep, REMEDIES, type Remedy } from './rules/case-table.ts'

/** Characters of what people write to a case. */
export const CASE_WORDS = 2000
/** Statements a case takes, of all together. */
export const MOST_STATEMENTS = 100
/** Lines a case names at most. */
export const MOST_LINES = 200

export const caseWords = writtenText(CASE_WORDS)
/** What somebody says with a step, and files that were sent ahead of it, by their ids. */
export const saidBody = (least: number) =>
  z.strictObject({
    words: caseWords.min(least),
    files: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).max(FILES_AT_ONCE).default([]),
  })
/** Where files come with it. */
export const FILES_REFUSED = ['too_many_case_files', 'case_file_unknown'] as const

/** A file of a statement, for lists. */
const caseFile = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** It has a preview; a PDF has none. */
  isPicture: z.boolean(),
  at: z.string(),
})
export type CaseFileView = z.infer<typeof caseFile>
const amount = z.number().int()

export const caseLine = z.object({
  itemId: z.number().int(),
  title: z.string(),
  versionName: z.string(),
  quantity: z.number().int(),
  received: z.number().int(),
  sellable: z.number().int(),
  condition: z.enum(['asDescribed', 'worse']).nullable(),
  /** For lessened value, grosze, of all received pieces together, and why. */
  deduction: amount,
  reason: z.string().nullable(),
  /** After a repair: until when the seller answers for defects now (`2028-05-01`). */
  liableUntil: z.string().nullable(),
  /** What these pieces cost, grosze, as far as it was not given back. */
  worth: amount,
})

/** A case as buyer, seller and operator see it. Amounts in grosze, moments in UTC. */
export const caseView = z.object({
  id: z.number().int(),
  /** `OB-2026-0000017/1`. */
  number: z.string(),
  order: z.object({ number: z.string(), status: z.enum(ORDER_STATUSES), placedAt: z.string() }),
  seller: z.object({ id: z.number().int(), name: z.string() }),
  /** As the buyer named himself in the case, and where receipts went. */
  buyer: z.object({ name: z.string(), email: z.string() }),
  kind: z.enum(CASE_KINDS),
  status: z.enum(CASE_STATUSES),
  words: z.string(),
  wish: z.enum(REMEDIES).nullable(),
  wishAmount: amount.nullable(),
  remedy: z.enum(REMEDIES).nullable(),
  /** The seller's answer to a claim; the buyer's to send; by the law the money is back. */
  answerUntil: z.string().nullable(),
  sendUntil: z.string().nullable(),
  /** When it closes unless something was sent; null: nobody was told so. */
  closeUntil: z.string().nullable(),
  moneyUntil: z.string().nullable(),
  /** Where the goods go, in lines, with its country (`PL`) where the lines do not say it; and who pays for it. */
  sendTo: z.array(z.string()),
  sendToCountry: z.string().nullable(),
  returnPaidBy: z.enum(['buyer', 'seller']),
  /** A label by which the buyer sends the goods back without paying for it; null: none can be printed. */
  label: z.object({ id: z.number().int(), carrier: z.enum(LABEL_CARRIERS), trackingNumber: z.string() }).nullable(),
  shipment: z.object({ carrier: z.string(), trackingNumber: z.string() }).nullable(),
  refunded: amount,
  currency: z.enum(CURRENCIES),
  openedAt: z.string(),
  lines: z.array(caseLine),
  events: z.array(
    z.object({
      step: z.enum([...CASE_BEGINNINGS, ...CASE_STEPS]),
      by: z.enum([...CASE_PARTIES, 'system']),
      words: z.string().nullable(),
      amount: amount.nullable(),
      at: z.string(),
    }),
  ),
  statements: z.array(
    z.object({ by: z.enum(CASE_PARTIES), words: z.string(), at: z.string(), files: z.array(caseFile) }),
  ),
  /** What who asks may do now. */
  steps: z.array(z.enum(CASE_STEPS)),
  /** Whether statements are taken. */
  takesStatements: z.boolean(),
})
export type CaseView = z.infer<typeof caseView>

/** The same in a list. */
export const caseRow = caseView.pick({
  ...{ id: true, number: true, kind: true, status: true, buyer: true, seller: true, openedAt: true, answerUntil: true },
  ...{ moneyUntil: true, refunded: true, currency: true },
})
export type CaseRow = z.infer<typeof caseRow>

/** Characters of where goods are sent back to. */
export const RETURN_ADDRESS_LENGTH = 300

/** What a company promises beyond the law; null: nothing. */
export const returnPolicy = z.object({
  returnDays: z.number().int().min(15).max(365).nullable(),
  exchangeDays: z.number().int().min(1).max(365).nullable(),
  warrantyMonths: z.number().int().min(1).max(120).nullable(),
  /** Who pays for the way back where the law leaves it to the buyer. */
  returnPaidBy: z.enum(['buyer', 'seller']).default('buyer'),
  /** Where goods are sent, in lines; null: the company's own address. */
  returnAddress: writtenText(RETURN_ADDRESS_LENGTH).min(5).nullable().default(null),
})
export type ReturnPolicyView = z.infer<typeof returnPolicy>

/** What every step may be refused with. */
export const STEP_REFUSED = ['case_not_found', 'case_step_impossible'] as const
/** Where money goes back with it. */
export const MONEY_REFUSED = ['order_not_refundable', 'refund_exceeds', 'payment_disputed'] as const
