import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { writtenText } from '../../values/written-text.ts'
import { MISSING, SELLER_KINDS } from './rules/tax-data.ts'

export { MISSING, SELLER_KINDS, UNION } from './rules/tax-data.ts'

export const MOST_TINS = 5
export const MOST_RESIDENCES = 5
export const TAX_FORMATS = ['xml', 'csv'] as const
export const COPY_FORMATS = ['pdf', 'csv'] as const

const currency = z.enum(CURRENCIES)
const rated = currency.exclude(['EUR'])
/** Currencies that have a rate: what they are worth in euros. */
export const RATE_CURRENCIES = rated.options
const day = z.iso.date()
const tin = z.strictObject({ country: countryCode, number: writtenText(20).min(3) })

/** What a company says beside the data it has entered as a company. */
export const taxData = z.strictObject({
  /** An entity (a company with a register) or one person in trade. */
  kind: z.enum(SELLER_KINDS),
  firstName: writtenText(100).nullable(),
  lastName: writtenText(100).nullable(),
  birthDate: day.nullable(),
  /** Countries of residence for taxes. */
  residences: z.array(countryCode).max(MOST_RESIDENCES),
  /** Beside the tax number of the company; for Poland NIP or PESEL. */
  tins: z.array(tin).max(MOST_TINS),
  /** Countries of the European Union with a fixed establishment. */
  establishments: z.array(countryCode).max(27),
})
const missing = z.array(z.enum(MISSING))

const taxDataPage = z.object({
  /** As the company has entered it. */
  known: z.object({
    ...{ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string(), country: z.string() },
    ...{ taxId: z.string(), vatId: z.string().nullable(), registerNumber: z.string().nullable() },
    /** Masked in its middle. */
    account: z.string().nullable(),
    holder: z.string().nullable(),
  }),
  /** Null until something was said. */
  data: taxData.nullable(),
  /** Sent back when changing; 0: nothing was said yet. */
  revision: z.number().int(),
  missing,
  /** When the company was asked for what is missing. */
  askedAt: z.array(z.string()),
  /** Payouts wait since then. */
  heldSince: z.string().nullable(),
  /** From when on they will, unless everything is there. */
  holdFrom: z.string().nullable(),
  /** Years of which the tax office was told. */
  copies: z.array(z.object({ year: z.number().int(), version: z.number().int(), sentAt: z.string() })),
})
export type TaxDataPage = z.infer<typeof taxDataPage>

/** Of a quarter; grosze. */
const quarter = z.object({
  currency,
  quarter: z.number().int(),
  consideration: z.number().int(),
  activities: z.number().int(),
  fees: z.number().int(),
})
const seller = taxData.extend({
  ...{ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string(), country: z.string() },
  ...{ vatId: z.string().nullable(), registerNumber: z.string().nullable() },
  ...{ iban: z.string().nullable(), holder: z.string().nullable() },
})
const taxCopy = z.object({
  ...{ year: z.number().int(), version: z.number().int(), sentAt: z.string(), platform: z.string() },
  seller,
  quarters: z.array(quarter),
})
export type TaxCopy = z.infer<typeof taxCopy>

export const taxSettings = z.strictObject({
  /** Fewer sales than these, and (or) at most so many cents of euro in the year: the seller is not reported. */
  sales: z.number().int().min(0).max(10_000),
  amount: z.number().int().min(0).max(100_000_000),
  join: z.enum(['and', 'or']),
  /** `yearly`: by `rates`; `table`: by the last of the year in the table of exchange rates. */
  rateFrom: z.enum(['yearly', 'table']),
  rates: z
    .array(
      z.strictObject({
        year: z.number().int().min(2024).max(2200),
        currency: rated,
        /** Millionths of the currency for one euro. */
        rate: z.number().int().min(1).max(1_000_000_000_000),
        source: writtenText(120).min(1),
      }),
    )
    .max(40),
  remind: z.boolean(),
  /** From the first mail to the second. */
  secondAfterDays: z.number().int().min(7).max(180),
  /** Whether payouts wait after two mails and these days from the first one. */
  hold: z.boolean(),
  holdAfterDays: z.number().int().min(60).max(365),
})

const taxReport = z.object({
  id: z.number().int(),
  year: z.number().int(),
  /** From 2 on it corrects the one before. */
  version: z.number().int(),
  state: z.enum(['writing', 'ready', 'sent']),
  reported: z.number().int(),
  excluded: z.number().int(),
  /** Reported although something is missing. */
  incomplete: z.number().int(),
  sources: z.array(z.string()),
  begunAt: z.string(),
  readyAt: z.string().nullable(),
  sentAt: z.string().nullable(),
})
export type TaxReport = z.infer<typeof taxReport>

const reportSeller = z.object({
  companyId: z.number().int(),
  company: z.string(),
  said: z.enum(['new', 'changed', 'same', 'removed', 'nothing']),
  reported: z.boolean(),
  missing,
  sums: z.array(quarter.omit({ quarter: true })),
})
export type ReportSellerView = z.infer<typeof reportSeller>

const asked = z.object({
  companyId: z.number().int(),
  company: z.string(),
  missing,
  firstAt: z.string(),
  secondAt: z.string().nullable(),
  heldAt: z.string().nullable(),
})
export type AskedCompany = z.infer<typeof asked>

const after = idInPath.optional()
const next = z.number().int().nullable()
const params = z.object({ id: idInPath })
const ofYear = z.object({ id: idInPath, year: idInPath })

export const taxReportsContract = {
  'GET /api/companies/{id}/tax-data': {
    summary: 'What the tax office has to know of a company: what is known, what was said, what is missing',
    access: 'signedIn',
    params,
    response: taxDataPage,
    failures: ['company_not_found', 'forbidden'],
  },
  'PUT /api/companies/{id}/tax-data': {
    summary: 'Say it; what is missing still is named in the answer. Payouts that waited for it wait no longer',
    access: 'signedIn',
    params,
    body: taxData.extend({ revision: z.number().int().min(0) }),
    response: taxDataPage,
    failures: [
      ...['company_not_found', 'forbidden', 'changed_meanwhile'],
      ...['birth_date_invalid', 'tax_id_invalid', 'pesel_of_another_day'],
    ],
  },
  'GET /api/companies/{id}/tax-reports/{year}': {
    summary: 'What the tax office was told of a company in a year',
    access: 'signedIn',
    params: ofYear,
    response: taxCopy,
    failures: ['company_not_found', 'forbidden', 'tax_report_not_found'],
  },
  'GET /api/companies/{id}/tax-reports/{year}/file': {
    summary: 'The same as PDF or CSV',
    access: 'signedIn',
    params: ofYear,
    query: z.object({ format: z.enum(COPY_FORMATS) }),
    download: true,
    failures: ['company_not_found', 'forbidden', 'tax_report_not_found', 'pdf_busy'],
  },
  'GET /api/admin/tax-reports': {
    summary: 'Reports to the tax office, all versions, the newest first (50 at a time), and the rules for the next one',
    access: 'operator',
    area: 'money',
    query: z.object({ after }),
    response: z.object({ settings: taxSettings, years: z.array(z.number().int()), reports: z.array(taxReport), next }),
  },
  'PUT /api/admin/tax-report-settings': {
    summary: 'Who is reported, by which rates, and what happens where data are missing',
    access: 'operator',
    area: 'money',
    body: taxSettings,
    response: taxSettings,
  },
  'POST /api/admin/tax-reports': {
    summary:
      'Begin the report of a year: drawn up by a job; one that was not sent is drawn up anew, one that was is corrected',
    access: 'operator',
    area: 'money',
    body: z.strictObject({ year: z.number().int().min(1).max(9999) }),
    status: 201,
    response: taxReport,
    failures: ['tax_report_writing', 'tax_rate_missing', 'tax_owner_missing'],
  },
  'GET /api/admin/tax-reports/{id}': {
    summary: 'A report with its sellers (50 at a time)',
    access: 'operator',
    area: 'money',
    params,
    query: z.object({ after }),
    response: z.object({ report: taxReport, sellers: z.array(reportSeller), next }),
    failures: ['tax_report_not_found'],
  },
  'GET /api/admin/tax-reports/{id}/file': {
    summary: 'The file of a report that is ready or was sent, XML or CSV; noted in the audit log',
    access: 'operator',
    area: 'money',
    params,
    query: z.object({ format: z.enum(TAX_FORMATS) }),
    download: true,
    failures: ['tax_report_not_found', 'tax_report_not_ready'],
  },
  'POST /api/admin/tax-reports/{id}/sent': {
    summary: 'Note that the report was sent: it never changes from then on, and sellers are told',
    access: 'operator',
    area: 'money',
    params,
    status: 200,
    response: taxReport,
    failures: ['tax_report_not_found', 'tax_report_not_ready'],
  },
  'GET /api/admin/tax-data-missing': {
    summary: 'Companies that were asked for data and have not said all (50 at a time)',
    access: 'operator',
    area: 'money',
    query: z.object({ after }),
    response: z.object({ companies: z.array(asked), next }),
  },
} as const satisfies Contract
