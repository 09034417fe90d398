import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { writtenText } from '../../../values/written-text.ts'
import { EVIDENCE_KINDS } from '../../payments/contract.ts'
import { chargebackView, orderChargeback } from '../contract.ts'
import { ANSWER_LIMIT, EVIDENCE_MB, EVIDENCE_WORDS_LIMIT } from '../rules/evidence.ts'

const params = z.object({ id: idInPath })
const ofFile = params.extend({ fileId: idInPath })
const ofOrder = params.extend({ number: z.string().max(40), chargebackId: idInPath })
const adding = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  name: writtenText(120).min(1),
  words: writtenText(EVIDENCE_WORDS_LIMIT).optional(),
})
const chargebacks = z.object({ chargebacks: z.array(orderChargeback) })

const ADDING = ['chargeback_not_found', 'evidence_closed', 'too_many_evidence_files', 'file_too_large'] as const
const FILE = ['not_evidence', 'picture_too_big', 'rate_limited'] as const
const OWN = ['company_not_found', 'order_not_found', 'forbidden'] as const

export const evidenceContract = {
  'POST /api/admin/chargebacks/{id}/files': {
    summary: 'Add a file to an open chargeback: a PDF, or a picture (JPEG, PNG, WebP), which is made anew as JPEG',
    access: 'operator',
    area: 'money',
    params,
    query: adding,
    upload: { maxBytes: EVIDENCE_MB * MEGABYTE },
    response: chargebackView,
    status: 201,
    failures: [...ADDING, ...FILE],
  },
  'GET /api/admin/chargebacks/{id}/files/{fileId}': {
    summary: 'A file of operator or seller',
    access: 'operator',
    area: 'money',
    params: ofFile,
    download: true,
    failures: ['evidence_not_found'],
  },
  'PUT /api/admin/chargebacks/{id}/files/{fileId}': {
    summary: 'What a file is sent as; null: it stays here. Of each kind one is sent',
    access: 'operator',
    area: 'money',
    params: ofFile,
    body: z.object({ kind: z.enum(EVIDENCE_KINDS).nullable() }),
    response: chargebackView,
    failures: ['evidence_not_found', 'evidence_closed'],
  },
  'DELETE /api/admin/chargebacks/{id}/files/{fileId}': {
    summary: 'Remove a file of operator or seller, until the answer is sent',
    access: 'operator',
    area: 'money',
    params: ofFile,
    response: chargebackView,
    failures: ['evidence_not_found', 'evidence_closed'],
  },
  'POST /api/admin/chargebacks/{id}/answer': {
    summary: 'Send words and files to the provider: a job does it and goes on until it is taken or refused',
    access: 'operator',
    area: 'money',
    params,
    body: z.object({ words: writtenText(ANSWER_LIMIT).min(1) }),
    response: chargebackView,
    failures: [
      'chargeback_not_found',
      'evidence_closed',
      'answered_by_hand',
      'answer_too_late',
      'evidence_kind_twice',
      'evidence_too_large',
    ],
  },
  'POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files': {
    summary: 'The same of the seller of an order, for its operator to send',
    access: 'signedIn',
    params: ofOrder,
    query: adding,
    upload: { maxBytes: EVIDENCE_MB * MEGABYTE },
    response: chargebacks,
    status: 201,
    failures: [...OWN, ...ADDING, ...FILE],
  },
  'GET /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files/{fileId}': {
    summary: 'A file that the seller added',
    access: 'signedIn',
    params: ofOrder.extend({ fileId: idInPath }),
    download: true,
    failures: [...OWN, 'chargeback_not_found', 'evidence_not_found'],
  },
  'DELETE /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files/{fileId}': {
    summary: 'Remove it, until the answer is sent',
    access: 'signedIn',
    params: ofOrder.extend({ fileId: idInPath }),
    response: chargebacks,
    failures: [...OWN, 'chargeback_not_found', 'evidence_not_found', 'evidence_closed'],
  },
} as const satisfies Contract
