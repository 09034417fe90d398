import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { GRADES, PRODUCT_STATES, PRODUCT_STATUSES } from '../catalog/contract.ts'
import { MAX_PRICE } from '../catalog/offers/contract.ts'
import { isImportField } from './rules/import-fields.ts'

/** Bytes of a file as it is sent; of an archive of pictures. */
export const IMPORT_MAX_BYTES = 60_000_000
export const PICTURES_MAX_BYTES = 60_000_000
/** Rows after the header. A file with more is refused (`too_many_rows`). */
export const IMPORT_MAX_ROWS = 100_000
export const IMPORT_MAX_COLUMNS = 200
/** Items in one push of stock or prices. */
export const PUSH_MAX_ITEMS = 10_000
/** Days for which files, rows and reports are kept. */
export const IMPORT_KEPT_DAYS = 30

export const IMPORT_FORMATS = ['csv', 'xlsx'] as const
/** Names that `TextDecoder` knows. `windows-1252` reads ISO-8859-1 as well. */
export const ENCODINGS = ['utf-8', 'windows-1250', 'windows-1252', 'iso-8859-2', 'utf-16le', 'utf-16be'] as const
export const SEPARATORS = [',', ';', '\t', '|'] as const
/** `auto`: by the cell itself; where it could be either (`1.234`), by the other cells of the column. */
export const DECIMAL_MARKS = ['auto', 'comma', 'point'] as const
/** `partial`: good rows are imported, bad ones reported. `allOrNothing`: nothing is, while one row is bad. */
export const IMPORT_MODES = ['partial', 'allOrNothing'] as const
export const CURRENCIES = ['PLN', 'EUR', 'USD', 'GBP', 'CHF', 'CZK', 'SEK', 'DKK', 'NOK', 'HUF', 'UAH'] as const

/**
 * `ready`: read and mapped, waits for settings, dry run or run. `checking`, `checked`: dry run. `running`, `done`. `refused`: all or
 * nothing, and rows were bad. `failed`: see `failure`. `cancelled`.
 */
export const IMPORT_STATUSES = [
  'ready',
  'checking',
  'checked',
  'running',
  'done',
  'refused',
  'failed',
  'cancelled',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]
/** What a running import does: reads the file, compares with the catalogue, writes products, fetches pictures. */
export const IMPORT_PHASES = ['reading', 'checking', 'writing', 'pictures'] as const
export type ImportPhase = (typeof IMPORT_PHASES)[number]

/** How the file is read. Sent back unchanged, or corrected where the guess was wrong. */
export const importReading = z.object({
  /** CSV only. */
  encoding: z.enum(ENCODINGS),
  /** CSV only. */
  separator: z.enum(SEPARATORS),
  /** XLSX only: name of the sheet. */
  sheet: z.string().max(200).nullable(),
  /** Line with the names of the columns, from 1. */
  headerLine: z.number().int().min(1).max(100),
  decimalMark: z.enum(DECIMAL_MARKS),
})

export const importColumn = z.object({
  /** From 0. */
  column: z
    .number()
    .int()
    .min(0)
    .max(IMPORT_MAX_COLUMNS - 1),
  /** A key of `IMPORT_FIELDS` or `attribute.<key>`. Columns that are not named are left out. */
  field: z.string().max(80).refine(isImportField),
})

/** For new products, where the file has no such column or leaves the cell empty. Products already there keep what they have. */
export const importDefaults = z.object({
  categoryId: z.number().int().positive().nullable(),
  state: z.enum(PRODUCT_STATES),
  grade: z.enum(GRADES).nullable(),
  vatScheme: z.enum(['vat23', 'margin']),
  quantity: z.number().int().min(0).max(1_000_000),
  deliveryDays: z.number().int().min(0).max(60),
  warrantyMonths: z.number().int().min(0).max(120),
  status: z.enum(PRODUCT_STATUSES),
  /** Shops of the company where the goods can be collected. */
  shopIds: z.array(z.number().int().positive()).max(200),
})

export const importSettings = z.object({
  reading: importReading,
  mapping: z.array(importColumn).max(IMPORT_MAX_COLUMNS),
  /** Currency of the price column. */
  currency: z.enum(CURRENCIES),
  /** Złoty for one unit of `currency`, as the seller entered it (`4,2567`); null for PLN. Needed otherwise (`rate_required`). */
  rate: z.string().trim().max(20).nullable(),
  /** What words of the category column mean. Words that name a category need no entry; null: take the default. */
  categories: z
    .array(z.object({ value: z.string().max(200), categoryId: z.number().int().positive().nullable() }))
    .max(500),
  defaults: importDefaults,
  /** Show lowered prices as reductions, with the lowest price of the 30 days before. */
  announcePrices: z.boolean(),
  mode: z.enum(IMPORT_MODES),
})

const count = z.number().int()

/** While a dry run or run goes on, and its result. In a dry run `created`, `updated`, `unchanged` tell what would happen. */
export const importProgress = z.object({
  phase: z.enum(IMPORT_PHASES).nullable(),
  /** Rows in the file; null until it was read to its end. */
  rowsTotal: count.nullable(),
  rowsRead: count,
  /** Rows that were compared or written. A row of a version counts with its product. */
  rowsDone: count,
  created: count,
  updated: count,
  unchanged: count,
  rejected: count,
  /** Rows taken, with something left out (a picture that could not be fetched, a word that fits no attribute). */
  warnings: count,
  picturesTotal: count,
  picturesDone: count,
  /** 0–1 of the whole work, for a bar. */
  share: z.number(),
})

const importSummary = z.object({
  id: z.number().int(),
  /** As the file was called. */
  name: z.string(),
  format: z.enum(IMPORT_FORMATS),
  bytes: count,
  status: z.enum(IMPORT_STATUSES),
  /** Code with a text under `errors`: why it failed. */
  failure: z.string().nullable(),
  progress: importProgress,
  /** Who sent it; null for an API key. */
  by: z.string().nullable(),
  /** UTC. */
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
})

/** An import with all a screen needs: how the file was understood, and how far it is. */
export const importView = importSummary.extend({
  columns: z.array(
    z.object({
      column: count,
      /** As the header has it; empty where it has none. */
      name: z.string(),
      /** First different values that are not empty, five at most. */
      samples: z.array(z.string()),
    }),
  ),
  /** First rows as they are, with their line in the file. */
  sampleRows: z.array(z.object({ line: count, cells: z.array(z.string()) })),
  /** XLSX: names of all sheets. */
  sheets: z.array(z.string()),
  /** Different words of the category column among the first rows, and what each was taken for. */
  categoryWords: z.array(z.object({ value: z.string(), categoryId: z.number().int().nullable() })),
  settings: importSettings,
  /** The settings come from an earlier import of this company with the same header. */
  remembered: z.boolean(),
  /** What stands in the way of a run, by field (`mapping.erpCode`, `rate`, `defaults.categoryId`); empty when it can start. */
  missing: z.array(z.object({ field: z.string(), code: z.string() })),
  /** Archive with pictures, when one was sent. */
  pictures: z.object({ name: z.string(), files: count }).nullable(),
})

/** Something wrong in a row; a row may have several. */
export const importProblem = z.object({
  /** In the file, from 1, the header counted. */
  line: count,
  /** Name of the column, null when it concerns the whole row. */
  column: z.string().nullable(),
  field: z.string().nullable(),
  /** What the cell says. */
  value: z.string().nullable(),
  code: z.string(),
  /** Why, in the asked language. */
  message: z.string(),
  /** `rejected`: the row is not imported. `warning`: it is, without this. */
  severity: z.enum(['rejected', 'warning']),
})

export const EXPORT_FORMATS = IMPORT_FORMATS
export const exportView = z.object({
  id: z.number().int(),
  format: z.enum(EXPORT_FORMATS),
  /** Name of the file when it is downloaded. */
  name: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  rows: count,
  bytes: count.nullable(),
  createdAt: z.string(),
})

const pushItem = z.object({
  erpCode: z.string().trim().min(1).max(64),
  versionName: z.string().trim().max(120).optional(),
})
const pushAnswer = z.object({
  accepted: count,
  unchanged: count,
  refused: count,
  /** One for each item sent, in order. `code` says why one was refused. */
  items: z.array(z.object({ outcome: z.enum(['accepted', 'unchanged', 'refused']), code: z.string().optional() })),
})

export type ImportReading = z.infer<typeof importReading>
export type ImportColumn = z.infer<typeof importColumn>
export type ImportDefaults = z.infer<typeof importDefaults>
export type ImportSettings = z.infer<typeof importSettings>
export type ImportProgress = z.infer<typeof importProgress>
export type ImportSummary = z.infer<typeof importSummary>
export type ImportView = z.infer<typeof importView>
export type ImportProblem = z.infer<typeof importProblem>
export type ExportView = z.infer<typeof exportView>
export type PushAnswer = z.infer<typeof pushAnswer>

const company = z.object({ id: idInPath })
const one = z.object({ id: idInPath, importId: idInPath })
const fileName = z.object({ name: z.string().trim().min(1).max(200) })
const FILE_FAILURES = ['file_too_large', 'not_a_table', 'table_empty', 'too_many_columns', 'archive_unsafe'] as const
const write = { access: 'seller', scope: 'products:write' } as const

export const importsContract = {
  'POST /api/companies/{id}/imports': {
    ...write,
    summary: 'Send a table (CSV or XLSX); the answer tells how it was understood and what each column seems to be',
    params: company,
    query: fileName,
    upload: { maxBytes: IMPORT_MAX_BYTES },
    response: importView,
    status: 201,
    failures: ['company_not_found', 'forbidden', 'rate_limited', ...FILE_FAILURES],
  },
  'GET /api/companies/{id}/imports': {
    ...write,
    summary: 'Imports of the company, newest first (20 at a time); they are forgotten after 30 days',
    params: company,
    query: z.object({ before: idInPath.optional() }),
    response: z.object({ imports: z.array(importSummary), next: z.number().int().nullable() }),
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/imports/{importId}': {
    ...write,
    summary: 'An import: settings, progress, result. Ask again every second or two while it runs',
    params: one,
    response: importView,
    failures: ['company_not_found', 'import_not_found'],
  },
  'PUT /api/companies/{id}/imports/{importId}/settings': {
    ...write,
    summary:
      'How to read the file, what its columns are, and what applies where it is silent. Ends a dry run made before',
    params: one,
    body: importSettings,
    response: importView,
    failures: [
      'import_not_found',
      'import_started',
      'category_not_found',
      'shop_not_found',
      'mapping_twice',
      'column_unknown',
      'sheet_not_found',
      'rate_invalid',
      'unknown_attribute',
      ...FILE_FAILURES,
    ],
  },
  'PUT /api/companies/{id}/imports/{importId}/pictures': {
    ...write,
    summary: 'Send a ZIP with the pictures that the picture column names; it takes the place of one sent before',
    params: one,
    query: fileName,
    upload: { maxBytes: PICTURES_MAX_BYTES },
    response: importView,
    failures: [
      'import_not_found',
      'import_started',
      'rate_limited',
      'file_too_large',
      'not_an_archive',
      'archive_unsafe',
    ],
  },
  'POST /api/companies/{id}/imports/{importId}/dry-run': {
    ...write,
    summary: 'Read every row and say what a run would do; nothing is changed',
    params: one,
    response: importView,
    status: 202,
    failures: ['import_not_found', 'import_started', 'import_incomplete', 'import_running'],
  },
  'POST /api/companies/{id}/imports/{importId}/run': {
    ...write,
    summary: 'Import. One import of a company runs at a time',
    params: one,
    response: importView,
    status: 202,
    failures: ['import_not_found', 'import_started', 'import_incomplete', 'import_running', 'company_not_selling'],
  },
  'POST /api/companies/{id}/imports/{importId}/cancel': {
    ...write,
    summary: 'Stop. What was imported until then stays; a dry run leaves nothing',
    params: one,
    response: importView,
    failures: ['import_not_found', 'import_started'],
  },
  'GET /api/companies/{id}/imports/{importId}/problems': {
    ...write,
    summary: 'Rows that were rejected, or taken with something left out, in order of the file (50 at a time)',
    params: one,
    query: z.object({
      severity: z.enum(['rejected', 'warning']).optional(),
      /** `next` of the answer before. */
      after: z.string().max(200).optional(),
    }),
    response: z.object({ problems: z.array(importProblem), next: z.string().nullable() }),
    failures: ['import_not_found', 'invalid_cursor'],
  },
  'GET /api/companies/{id}/imports/{importId}/problems.csv': {
    ...write,
    summary: 'All of them as CSV (UTF-8 with BOM, semicolons), reasons in the asked language',
    params: one,
    query: z.object({ severity: z.enum(['rejected', 'warning']).optional() }),
    download: true,
    failures: ['import_not_found'],
  },
  'GET /api/companies/{id}/import-template.csv': {
    ...write,
    summary: 'An empty table with all columns that the import knows by name',
    params: company,
    download: true,
    failures: ['company_not_found'],
  },
  'POST /api/companies/{id}/exports': {
    access: 'seller',
    scope: 'products:read',
    summary: 'Write all products of the company into a file with the columns that the import takes',
    params: company,
    body: z.object({ format: z.enum(EXPORT_FORMATS), status: z.enum(PRODUCT_STATUSES).nullable().default(null) }),
    response: exportView,
    status: 202,
    failures: ['company_not_found', 'export_running'],
  },
  'GET /api/companies/{id}/exports': {
    access: 'seller',
    scope: 'products:read',
    summary: 'The last ten exports; files are kept for 30 days',
    params: company,
    response: z.object({ exports: z.array(exportView) }),
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/exports/{exportId}': {
    access: 'seller',
    scope: 'products:read',
    summary: 'How far an export is',
    params: z.object({ id: idInPath, exportId: idInPath }),
    response: exportView,
    failures: ['company_not_found', 'export_not_found'],
  },
  'GET /api/companies/{id}/exports/{exportId}/file': {
    access: 'seller',
    scope: 'products:read',
    summary: 'The file of a finished export',
    params: z.object({ id: idInPath, exportId: idInPath }),
    download: true,
    failures: ['company_not_found', 'export_not_found'],
  },
  'PUT /api/companies/{id}/stock': {
    access: 'seller',
    scope: 'stock:write',
    summary:
      'Stock of up to 10 000 products or versions by ERP code: what there is (`quantity`) or what to add (`delta`)',
    params: company,
    /** Bytes: ten thousand items are more than other bodies. */
    maxBodyBytes: 4_000_000,
    body: z.object({
      items: z
        .array(
          z.union([
            pushItem.extend({ quantity: z.number().int().min(0).max(1_000_000), delta: z.undefined().optional() }),
            pushItem.extend({
              delta: z.number().int().min(-1_000_000).max(1_000_000),
              quantity: z.undefined().optional(),
            }),
          ]),
        )
        .min(1)
        .max(PUSH_MAX_ITEMS),
    }),
    response: pushAnswer,
    failures: [
      'company_not_found',
      'erp_code_unknown',
      'version_not_found',
      'version_unclear',
      'not_enough_stock',
      'item_twice',
    ],
  },
  'PUT /api/companies/{id}/prices': {
    access: 'seller',
    scope: 'products:write',
    summary:
      'Prices of up to 10 000 products or versions by ERP code; without a version name, of all versions of the product',
    params: company,
    maxBodyBytes: 4_000_000,
    body: z.object({
      items: z
        .array(
          pushItem.extend({
            /** Gross, grosze. */
            price: z.number().int().min(1).max(MAX_PRICE),
            /** Show a lower price as a reduction. */
            announce: z.boolean().default(false),
          }),
        )
        .min(1)
        .max(PUSH_MAX_ITEMS),
    }),
    response: pushAnswer,
    failures: ['company_not_found', 'erp_code_unknown', 'version_not_found', 'item_twice'],
  },
} as const satisfies Contract
