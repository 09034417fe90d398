import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { exportsContract } from './exporting/contract.ts'
import { pushContract } from './push/contract.ts'
import { IMPORT_MAX_BYTES, PICTURES_MAX_BYTES } from './rules/import-limits.ts'
import { importProblem, importSettings, importSummary, importView, SEVERITIES } from './shapes/contract.ts'

export type { ExportView } from './exporting/contract.ts'
export type { PushAnswer } from './push/contract.ts'
export type {
  ImportColumn,
  ImportDefaults,
  ImportProblem,
  ImportProgress,
  ImportReading,
  ImportSettings,
  ImportSummary,
  ImportView,
} from './shapes/contract.ts'

const company = z.object({ id: idInPath })
const one = z.object({ id: idInPath, importId: idInPath })
const fileName = z.object({ name: z.string().trim().min(1).max(200) })
const FILE_FAILURES = [
  'company_not_approved',
  'file_too_large',
  'not_a_table',
  'table_empty',
  'too_many_columns',
  'table_too_complex',
  'archive_unsafe',
  'imports_busy',
  'rate_limited',
] as const
const write = { access: 'seller', scope: 'products:write' } as const

/** Of a dry run and of a run. */
const BEGIN_FAILURES = [
  'company_not_approved',
  'import_not_found',
  'import_started',
  'import_incomplete',
  'import_running',
  'rate_limited',
] as const

export const importsContract = {
  'POST /api/companies/{id}/imports': {
    ...write,
    summary: 'Send a table (CSV or XLSX); the answer tells how it was understood and what each column seems to be',
    params: company,
    query: fileName,
    upload: { maxBytes: IMPORT_MAX_BYTES },
    response: importView,
    status: 201,
    failures: ['company_not_found', 'forbidden', ...FILE_FAILURES],
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
      'company_not_approved',
      'imports_busy',
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
    failures: BEGIN_FAILURES,
  },
  'POST /api/companies/{id}/imports/{importId}/run': {
    ...write,
    summary: 'Import. One import of a company runs at a time',
    params: one,
    response: importView,
    status: 202,
    failures: BEGIN_FAILURES,
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
    summary:
      'Rows that were rejected, taken with something left out, or of which only the title told something, in order of the file (50 at a time)',
    params: one,
    query: z.object({
      severity: z.enum(SEVERITIES).optional(),
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
    query: z.object({ severity: z.enum(SEVERITIES).optional() }),
    download: true,
    failures: ['import_not_found'],
  },
  ...exportsContract,
  ...pushContract,
} as const satisfies Contract
