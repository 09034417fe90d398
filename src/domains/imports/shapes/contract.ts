import { z } from 'zod'
import { CURRENCIES } from '../../../values/money.ts'
import { GRADES, PRODUCT_STATES, PRODUCT_STATUSES } from '../../products/contract.ts'
import { isImportField } from '../rules/import-fields.ts'
import {
  DECIMAL_MARKS,
  ENCODINGS,
  IMPORT_CURRENCIES,
  IMPORT_FORMATS,
  IMPORT_MAX_COLUMNS,
  IMPORT_MODES,
  IMPORT_PHASES,
  IMPORT_STATUSES,
  SEPARATORS,
} from '../rules/import-limits.ts'

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
  field: z
    .string()
    .max(80)
    .refine((field): boolean => isImportField(field)),
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
  /** Rows without a code get one that is made of what identifies them: the same row has the same code in the next file. */
  generateCodes: z.boolean().default(false),
  /** Currency of the price column. One that the column itself names must be the same (`price_column_currency`). */
  currency: z.enum(IMPORT_CURRENCIES),
  /**
   * Units of the market's currency for one of `currency`, as the seller entered it (`4,2567`); null where they are the same. Needed otherwise
   * (`rate_required`).
   */
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

/**
 * While a dry run or run goes on, and its result. `created`, `updated` and `unchanged` count products; in a dry run
 * they tell what would happen.
 */
export const importProgress = z.object({
  phase: z.enum(IMPORT_PHASES).nullable(),
  /** Rows in the file; null until it was read to its end. */
  rowsTotal: count.nullable(),
  rowsRead: count,
  /** Rows that were compared or written. */
  rowsDone: count,
  created: count,
  updated: count,
  unchanged: count,
  rejected: count,
  /** Rows taken, with something left out (a picture that could not be fetched, a word that fits no attribute). */
  warnings: count,
  /** Products that were to be published and lack what publishing asks for (a description, a picture, a grade): they are drafts. */
  drafts: count,
  /** Rows that got a code made of their content. */
  generated: count,
  /** New products of which only their titles told something that no column says. */
  fromTitles: count,
  picturesTotal: count,
  picturesDone: count,
  /** 0–1 of the whole work, for a bar. */
  share: z.number(),
})

export const importSummary = z.object({
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
  /** In it prices are kept. */
  marketCurrency: z.enum(CURRENCIES),
  /** The settings come from an earlier import of this company with the same header. */
  remembered: z.boolean(),
  /** What stands in the way of a run, by field (`mapping.erpCode`, `rate`, `defaults.categoryId`); empty when it can start. */
  missing: z.array(z.object({ field: z.string(), code: z.string() })),
  /** Archive with pictures, when one was sent. */
  pictures: z.object({ name: z.string(), files: count }).nullable(),
})

export const SEVERITIES = ['rejected', 'warning', 'note'] as const

/** Something to be told of a row; a row may have several. */
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
  /** `rejected`: the row is not imported. `warning`: it is, without this. `note`: it is, with what only its title told. */
  severity: z.enum(SEVERITIES),
})

export type ImportReading = z.infer<typeof importReading>
export type ImportColumn = z.infer<typeof importColumn>
export type ImportDefaults = z.infer<typeof importDefaults>
export type ImportSettings = z.infer<typeof importSettings>
export type ImportProgress = z.infer<typeof importProgress>
export type ImportSummary = z.infer<typeof importSummary>
export type ImportView = z.infer<typeof importView>
export type ImportProblem = z.infer<typeof importProblem>
