import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { writtenText } from '../../values/written-text.ts'
import { PAYMENT_PROVIDERS } from '../payments/contract.ts'
import { BANK_COLUMNS } from './rules/bank-rows.ts'
import { FINDING_KINDS } from './rules/judge-lines.ts'
import { MONEY_FILE_MAX_BYTES } from './rules/limits.ts'
import { SETTLEMENT_COLUMNS } from './rules/settlement-rows.ts'

export { CASH_COLUMNS, type CashColumn, type CashLine, shipmentNumber } from './rules/cash-rows.ts'
export type { Mapping } from './rules/columns.ts'
export { MONEY_FILE_MAX_BYTES } from './rules/limits.ts'

const statement = z.object({
  id: z.number().int(),
  name: z.string(),
  format: z.enum(['mt940', 'csv']),
  lines: z.number().int(),
  /** Of these, known from another file. */
  repeated: z.number().int(),
  /** Of the known, those of which day, sum and title alone say so: their files tell like lines apart by nothing. */
  alike: z.number().int(),
  /** Of these, waiting for a decision. */
  open: z.number().int(),
  importedAt: z.string(),
})
export type StatementView = z.infer<typeof statement>

export const LINE_STATUSES = ['new', 'outgoing', 'open', 'received', 'ignored'] as const
const bankLine = z.object({
  id: z.number().int(),
  statementId: z.number().int(),
  /** `2026-03-01` */
  bookedOn: z.string(),
  /** Credit positive, minor units. */
  amount: z.number().int(),
  currency: z.string(),
  title: z.string(),
  name: z.string(),
  account: z.string().nullable(),
  status: z.enum(LINE_STATUSES),
  /** Of `received`: `paid`, `part`, `surplus`, `wrongCurrency`, `toReturn`. Of `open`: `noTitle`, `severalTitles`. */
  outcome: z.string().nullable(),
  note: z.string().nullable(),
  /** What it became. `paymentId`: for which payment; null: for none known. `toReturn`: what of it goes back by hand; `returned`: it has. */
  transfer: z
    .object({ paymentId: z.string().nullable(), toReturn: z.number().int(), returned: z.boolean() })
    .nullable(),
})
export type BankLineView = z.infer<typeof bankLine>

const day = z.iso.date().regex(/^[12]/)
const LINES_WANTED = {
  /** Letters of title, name or account, three at least; or a sum. */
  q: z.string().trim().max(100).optional(),
  status: z.enum(LINE_STATUSES).optional(),
  statement: idInPath.optional(),
  /** First and last day, as the bank has them. */
  from: day.optional(),
  to: day.optional(),
}
export type LinesWanted = z.infer<z.ZodObject<typeof LINES_WANTED>>

const likely = z.object({
  title: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  createdAt: z.string(),
})
export type LikelyView = z.infer<typeof likely>

const lineDecision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('assign'), title: z.string().trim().min(1).max(40) }),
  z.object({ action: z.literal('giveBack') }),
  z.object({ action: z.literal('ignore'), note: writtenText(300).min(1) }),
])
export type LineDecision = z.infer<typeof lineDecision>

const column = z.string().trim().min(1).max(100).optional()
/** Names of columns, where the program does not recognise them; remembered for the next file. */
const columnsOf = <Name extends string>(names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [`column_${name}`, column])) as Record<`column_${Name}`, typeof column>,
  )
const fileName = z.object({ name: z.string().trim().min(1).max(200) })
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional()

const settlementFile = z.object({
  id: z.number().int(),
  provider: z.string(),
  name: z.string(),
  lines: z.number().int(),
  /** Of these, known from another file. */
  repeated: z.number().int(),
  firstDay: z.string(),
  lastDay: z.string(),
  importedAt: z.string(),
})
export type SettlementFileView = z.infer<typeof settlementFile>

export const FINDING_STATUSES = ['open', 'resolved', 'gone'] as const
const finding = z.object({
  id: z.number().int(),
  provider: z.string(),
  kind: z.enum(FINDING_KINDS),
  /** Ours; null where there is none. */
  paymentId: z.string().nullable(),
  /** What we know, and what the provider says; minor units, null where one of both says nothing. */
  expected: z.number().int().nullable(),
  found: z.number().int().nullable(),
  currency: z.string(),
  /** The provider's of the line, and its day. */
  externalId: z.string().nullable(),
  day: z.string().nullable(),
  status: z.enum(FINDING_STATUSES),
  foundAt: z.string(),
  resolvedAt: z.string().nullable(),
  note: z.string().nullable(),
})
export type FindingView = z.infer<typeof finding>

const FILE_FAILURES = [
  'file_too_large',
  'statement_known',
  'statement_not_readable',
  'statement_empty',
  'statement_too_long',
  'statement_columns_unknown',
  'statement_row_unreadable',
  'statement_currency_unknown',
  'statement_other_provider',
  'reconciliation_busy',
] as const

export const reconciliationContract = {
  'POST /api/admin/bank-statements': {
    summary: 'Import a statement of the bank (MT940 or CSV); its lines become payments, or wait for a decision',
    access: 'operator',
    area: 'money',
    query: fileName.extend(columnsOf(BANK_COLUMNS).shape).extend({ fileCurrency: currency }),
    upload: { maxBytes: MONEY_FILE_MAX_BYTES },
    response: z.object({ id: z.number().int() }),
    status: 201,
    failures: FILE_FAILURES,
  },
  'GET /api/admin/bank-statements': {
    summary: 'Imported statements, newest first (20 at a time)',
    access: 'operator',
    area: 'money',
    query: z.object({ before: idInPath.optional() }),
    response: z.object({ statements: z.array(statement), next: z.number().int().nullable() }),
  },
  'GET /api/admin/bank-lines': {
    summary: 'Lines of statements, newest first (50 at a time), with the payment each was for',
    access: 'operator',
    area: 'money',
    query: z.object({ ...LINES_WANTED, before: idInPath.optional() }),
    response: z.object({ lines: z.array(bankLine), next: z.number().int().nullable() }),
    failures: ['too_short'],
  },
  'GET /api/admin/bank-line-export': {
    summary: 'The same as CSV, all of them; who took it is written down',
    access: 'operator',
    area: 'money',
    query: z.object(LINES_WANTED),
    download: true,
    failures: ['too_short'],
  },
  'GET /api/admin/bank-lines/{id}/likely': {
    summary: 'Payments by transfer that wait for just the sum of a line',
    access: 'operator',
    area: 'money',
    params: z.object({ id: idInPath }),
    response: z.object({ payments: z.array(likely) }),
    failures: ['line_not_found'],
  },
  'POST /api/admin/bank-lines/{id}/decision': {
    summary: 'What is to be done with the money of a line: it is for a payment, goes back, or is no buyer’s',
    access: 'operator',
    area: 'money',
    params: z.object({ id: idInPath }),
    body: lineDecision,
    response: z.object({ decided: z.literal(true) }),
    failures: ['line_not_found', 'line_not_open', 'payment_not_found'],
  },
  'POST /api/admin/settlements/{provider}': {
    summary: 'Import a report of a payment provider (CSV); its lines are compared with payments and refunds',
    access: 'operator',
    area: 'money',
    params: z.object({ provider: z.enum(PAYMENT_PROVIDERS) }),
    query: fileName.extend(columnsOf(SETTLEMENT_COLUMNS).shape).extend({ fileCurrency: currency }),
    upload: { maxBytes: MONEY_FILE_MAX_BYTES },
    response: z.object({ id: z.number().int() }),
    status: 201,
    failures: FILE_FAILURES,
  },
  'GET /api/admin/settlements': {
    summary: 'Imported reports, newest first (20 at a time)',
    access: 'operator',
    area: 'money',
    query: z.object({ before: idInPath.optional() }),
    response: z.object({ files: z.array(settlementFile), next: z.number().int().nullable() }),
  },
  'GET /api/admin/findings': {
    summary: 'Every amount in which a provider’s reports and our books do not agree, newest first (50 at a time)',
    access: 'operator',
    area: 'money',
    query: z.object({
      status: z.enum(FINDING_STATUSES).optional(),
      kind: z.enum(FINDING_KINDS).optional(),
      before: idInPath.optional(),
    }),
    response: z.object({ findings: z.array(finding), next: z.number().int().nullable() }),
  },
  'POST /api/admin/findings/{id}/resolve': {
    summary: 'What was done about it; a fee that differs is booked as the provider says it',
    access: 'operator',
    area: 'money',
    params: z.object({ id: idInPath }),
    body: z.object({ note: writtenText(300).min(1) }),
    response: z.object({ resolved: z.literal(true) }),
    failures: ['finding_not_open'],
  },
} as const satisfies Contract
