import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { writtenText } from '../../../values/written-text.ts'
import { purchaseKey } from '../../orders/contract.ts'
import { CASE_FILE_MB } from '../rules/files.ts'

const named = z.object({ name: writtenText(120).min(1) })
const upload = { maxBytes: CASE_FILE_MB * MEGABYTE }
const kept = z.object({ id: z.number().int() })
/** `preview`: a picture in small, as lists show it. */
const reading = z.object({ preview: z.stringbool().optional() })

const ofPurchase = z.object({ key: purchaseKey, caseId: idInPath })
const ofCompany = z.object({ id: idInPath, caseId: idInPath })
const ofDispute = z.object({ caseId: idInPath })
const fileId = { fileId: idInPath }

const ADDING = [
  'case_not_found',
  'case_closed',
  'too_many_case_files',
  'file_too_large',
  'not_evidence',
  'picture_too_big',
  'rate_limited',
] as const
const READING = ['case_not_found', 'evidence_not_found'] as const

export const caseFilesContract = {
  'POST /api/purchases/{key}/cases/{caseId}/files': {
    summary:
      'A PDF or a picture (JPEG, PNG, WebP, AVIF; made anew as JPEG) for what the buyer says next; what no statement names within an hour goes',
    access: 'public',
    params: ofPurchase,
    query: named,
    upload,
    response: kept,
    status: 201,
    failures: ADDING,
  },
  'GET /api/purchases/{key}/cases/{caseId}/files/{fileId}': {
    summary: 'A file of the case',
    access: 'public',
    params: ofPurchase.extend(fileId),
    query: reading,
    download: true,
    failures: READING,
  },
  'POST /api/companies/{id}/returns/{caseId}/files': {
    summary: 'The same of the seller',
    access: 'signedIn',
    params: ofCompany,
    query: named,
    upload,
    response: kept,
    status: 201,
    failures: ['company_not_found', ...ADDING],
  },
  'GET /api/companies/{id}/returns/{caseId}/files/{fileId}': {
    summary: 'A file of the case',
    access: 'signedIn',
    params: ofCompany.extend(fileId),
    query: reading,
    download: true,
    failures: ['company_not_found', ...READING],
  },
  'POST /api/admin/disputes/{caseId}/files': {
    summary: 'The same of the operator',
    access: 'operator',
    area: 'orders',
    params: ofDispute,
    query: named,
    upload,
    response: kept,
    status: 201,
    failures: ADDING,
  },
  'GET /api/admin/disputes/{caseId}/files/{fileId}': {
    summary: 'A file of the case; that it was read is put on record',
    access: 'operator',
    area: 'orders',
    params: ofDispute.extend(fileId),
    query: reading,
    download: true,
    failures: READING,
  },
} as const satisfies Contract
