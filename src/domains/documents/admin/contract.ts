import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { DOCUMENT_KINDS, documentView, ksefState } from '../contract.ts'

/** `uploaded`: made elsewhere. */
export const LISTED_KINDS = [...DOCUMENT_KINDS, 'uploaded'] as const
/** `stuck`: on its way, and something is wrong · `none`: does not go there. */
export const KSEF_FILTERS = ['refused', 'stuck', 'waiting', 'sent', 'accepted', 'none'] as const

/** A document as the operator's list has it: seller and buyer by the names that stand on it. */
export const listedDocument = documentView.omit({ due: true, period: true }).extend({
  companyId: z.number().int(),
  seller: z.string(),
  buyer: z.string(),
})
export type ListedDocument = z.infer<typeof listedDocument>

const wanted = {
  /** The beginning of a document's number, an order's number, a seller's name or the tax number of seller or buyer. */
  q: z.string().trim().max(100).optional(),
  kind: z.enum(LISTED_KINDS).optional(),
  ksef: z.enum(KSEF_FILTERS).optional(),
}

export const documentListContract = {
  'GET /api/admin/documents': {
    summary:
      'All documents, the latest first, found by number, order or company; by kind, and by how far they came to KSeF',
    access: 'operator',
    area: 'money',
    query: z.object({ ...wanted, after: z.string().max(200).optional() }),
    response: z.object({
      documents: z.array(listedDocument),
      next: z.string().nullable(),
      /** How many invoices KSeF refused, counted up to 100. */
      refused: z.number().int(),
    }),
    failures: ['invalid_cursor'],
  },
  'GET /api/admin/document-export': {
    summary: 'The same list as CSV, the latest 10 000; who took it is written down',
    access: 'operator',
    area: 'money',
    query: z.object(wanted),
    download: true,
  },
  'POST /api/admin/issued-documents/{documentId}/send-again': {
    summary: 'Sends any invoice to KSeF again that was refused there, with a file made anew',
    access: 'operator',
    area: 'money',
    params: z.object({ documentId: idInPath }),
    response: ksefState,
    failures: ['document_not_found', 'ksef_not_refused'],
  },
} as const satisfies Contract

export type KsefFilter = (typeof KSEF_FILTERS)[number]
export type ListedKind = (typeof LISTED_KINDS)[number]
