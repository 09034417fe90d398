import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { PRODUCT_STATUSES } from '../../products/contract.ts'
import { IMPORT_FORMATS } from '../rules/import-limits.ts'

const count = z.number().int()
export const exportView = z.object({
  id: z.number().int(),
  format: z.enum(IMPORT_FORMATS),
  /** Name of the file when it is downloaded. */
  name: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  rows: count,
  bytes: count.nullable(),
  createdAt: z.string(),
})

export type ExportView = z.infer<typeof exportView>

const company = z.object({ id: idInPath })

export const exportsContract = {
  'GET /api/companies/{id}/import-template.csv': {
    access: 'seller',
    scope: 'products:write',
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
    body: z.object({ format: z.enum(IMPORT_FORMATS), status: z.enum(PRODUCT_STATUSES).nullable().default(null) }),
    response: exportView,
    status: 202,
    failures: ['company_not_found', 'company_not_approved', 'export_running', 'rate_limited'],
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
} as const satisfies Contract
