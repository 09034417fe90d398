import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'

/** Days for which a file may be fetched. */
export const EXPORT_DAYS = 7

const dataExport = z.object({
  id: z.number().int(),
  /** `gone`: its days are over. */
  state: z.enum(['waiting', 'done', 'failed', 'gone']),
  /** Why there is none. */
  reason: z.enum(['too_large', 'no_room', 'stopped']).nullable(),
  askedAt: z.string(),
  doneAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  bytes: z.number().int().nullable(),
})
export type DataExportView = z.infer<typeof dataExport>
const list = z.object({ exports: z.array(dataExport) })

const params = z.object({ id: idInPath })

export const dataExportsContract = {
  'GET /api/companies/{id}/data-exports': {
    summary: 'The last ten exports of all that is kept of a company',
    access: 'signedIn',
    params,
    response: list,
    failures: ['company_not_found', 'forbidden'],
  },
  'POST /api/companies/{id}/data-exports': {
    summary:
      'Write all that is kept of a company into a ZIP of JSON and CSV: by a job, one at a time, with a mail when it is there; the password has to have been confirmed',
    access: 'signedIn',
    params,
    status: 202,
    response: dataExport,
    failures: ['company_not_found', 'forbidden', 'confirmation_required', 'export_running', 'rate_limited'],
  },
  'GET /api/companies/{id}/data-exports/{exportId}/file': {
    summary: 'The ZIP, for some days; the password has to have been confirmed',
    access: 'signedIn',
    params: z.object({ id: idInPath, exportId: idInPath }),
    download: true,
    failures: ['company_not_found', 'forbidden', 'confirmation_required', 'data_export_not_found'],
  },
  'GET /api/admin/data-exports': {
    summary: 'The last ten exports of the whole market',
    access: 'operator',
    area: 'market',
    response: list,
  },
  'POST /api/admin/data-exports': {
    summary:
      'Write all that the market owns into a ZIP of CSV, for leaving to another system: by a job, one at a time; without passwords and keys',
    access: 'operator',
    area: 'market',
    status: 202,
    response: dataExport,
    failures: ['confirmation_required', 'export_running', 'rate_limited'],
  },
  'GET /api/admin/data-exports/{id}/file': {
    summary: 'The ZIP of the market, for some days; the password has to have been confirmed',
    access: 'operator',
    area: 'market',
    params,
    download: true,
    failures: ['confirmation_required', 'data_export_not_found', 'staff_role'],
  },
} as const satisfies Contract
