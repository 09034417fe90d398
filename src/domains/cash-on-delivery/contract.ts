import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { writtenText } from '../../values/written-text.ts'
import { CARRIERS } from '../orders/contract.ts'
import { CASH_COLUMNS, MONEY_FILE_MAX_BYTES } from '../reconciliation/contract.ts'
import { LABEL_CARRIERS } from '../shipping/contract.ts'
import { CASH_FINDINGS } from './rules/judge-cash.ts'

const params = z.object({ id: idInPath })
const page = { before: idInPath.optional() }
const next = z.number().int().nullable()
const sum = z.number().int()

export const CASH_FINDING_STATUSES = ['open', 'explained', 'gone'] as const
const finding = z.object({
  id: z.number().int(),
  carrier: z.enum(CARRIERS),
  kind: z.enum(CASH_FINDINGS),
  /** Null: the line belongs to no order. */
  orderNumber: z.string().nullable(),
  /** Of the parcel, where a line alone is meant. */
  number: z.string().nullable(),
  /** What was to be collected and what was reported; minor units of `currency`. */
  expected: sum,
  found: sum,
  currency: z.string(),
  status: z.enum(CASH_FINDING_STATUSES),
  foundAt: z.string(),
  endedAt: z.string().nullable(),
  note: z.string().nullable(),
})
export type CashFindingView = z.infer<typeof finding>

const due = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  carrier: z.enum(CARRIERS),
  expected: sum,
  currency: z.string(),
  sentAt: z.string(),
  receivedAt: z.string().nullable(),
  /** After that a report is missed. */
  waitsUntil: z.string(),
})
export type CashDueView = z.infer<typeof due>

const report = z.object({
  id: z.number().int(),
  carrier: z.enum(CARRIERS),
  /** Null: the carrier was asked. */
  name: z.string().nullable(),
  lines: z.number().int(),
  /** Of these, known from another report. */
  repeated: z.number().int(),
  importedAt: z.string(),
})
export type CashReportView = z.infer<typeof report>

/** Of orders that left in a month: `expected` is `reported` with what is waited for, open and explained. Minor units. */
const sums = z.object({
  currency: z.string(),
  orders: z.number().int(),
  expected: sum,
  reported: sum,
  waits: sum,
  open: sum,
  explained: sum,
})
export type CashSums = z.infer<typeof sums>

const fetched = z.object({
  carrier: z.enum(LABEL_CARRIERS),
  result: z.enum(['works', 'refused', 'unanswered', 'notUnderstood', 'noContract']),
  askedAt: z.string(),
})
export type CashFetchView = z.infer<typeof fetched>

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const column = z.string().trim().min(1).max(100).optional()

export const cashOnDeliveryContract = {
  'GET /api/admin/companies/{id}/cash-on-delivery': {
    summary:
      'What carriers’ reports and orders of a company do not agree on, its newest reports, and how asking carriers went',
    access: 'operator',
    area: 'companies',
    params,
    response: z.object({
      /** What is open, by currency; minor units. */
      open: z.array(z.object({ currency: z.string(), count: z.number().int(), difference: sum })),
      /** The newest twenty of them. */
      findings: z.array(finding),
      /** The newest five. */
      reports: z.array(report),
      fetched: z.array(fetched),
    }),
    failures: ['company_not_found'],
  },
  'GET /api/admin/companies/{id}/cash-finding-export': {
    summary: 'Every amount in which carriers’ reports and a company’s orders do not agree, as CSV',
    access: 'operator',
    area: 'companies',
    params,
    download: true,
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/cash-on-delivery': {
    summary: 'What carriers are to collect for a company and have reported, for orders that left in a month',
    access: 'seller',
    params,
    query: z.object({ month: month.optional() }),
    response: z.object({ month, sums: z.array(sums), fetched: z.array(fetched) }),
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/cash-dues': {
    summary: 'Orders of which a report is waited for, the oldest first (50 at a time)',
    access: 'seller',
    params,
    query: z.object({ after: idInPath.optional() }),
    response: z.object({ dues: z.array(due), next }),
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/cash-findings': {
    summary: 'Every amount in which carriers’ reports and a company’s orders do not agree, newest first (50 at a time)',
    access: 'seller',
    params,
    query: z.object({ ...page, status: z.enum(CASH_FINDING_STATUSES).optional() }),
    response: z.object({ findings: z.array(finding), next }),
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/cash-finding-export': {
    summary: 'The same as CSV, all of them',
    access: 'seller',
    params,
    download: true,
    failures: ['company_not_found'],
  },
  'POST /api/companies/{id}/cash-findings/{finding}/explain': {
    summary: 'What became of it, in words; it stays in the list of what was explained',
    access: 'seller',
    params: z.object({ id: idInPath, finding: idInPath }),
    body: z.strictObject({ note: writtenText(300).min(1) }),
    response: z.object({ explained: z.literal(true) }),
    failures: ['company_not_found', 'cash_finding_not_found', 'finding_not_open'],
  },
  'GET /api/companies/{id}/cash-reports': {
    summary: 'Reports of carriers that were taken, newest first (20 at a time)',
    access: 'seller',
    params,
    query: z.object(page),
    response: z.object({ reports: z.array(report), next }),
    failures: ['company_not_found'],
  },
  'POST /api/companies/{id}/cash-reports': {
    summary: 'Take a carrier’s report of money taken on delivery (CSV or XLSX); its lines are compared with orders',
    access: 'seller',
    params,
    query: z
      .object({ name: z.string().trim().min(1).max(200), carrier: z.enum(LABEL_CARRIERS) })
      .extend(
        Object.fromEntries(CASH_COLUMNS.map((name) => [`column_${name}`, column])) as Record<
          `column_${(typeof CASH_COLUMNS)[number]}`,
          typeof column
        >,
      )
      .extend({
        fileCurrency: z
          .string()
          .regex(/^[A-Z]{3}$/)
          .optional(),
      }),
    upload: { maxBytes: MONEY_FILE_MAX_BYTES },
    response: z.object({ id: z.number().int() }),
    status: 201,
    failures: [
      ...['company_not_found', 'rate_limited', 'file_too_large', 'statement_known', 'statement_not_readable'],
      ...['statement_empty', 'statement_too_long', 'statement_columns_unknown', 'cash_row_unreadable'],
      ...['statement_currency_unknown', 'reconciliation_busy'],
    ],
  },
} as const satisfies Contract
