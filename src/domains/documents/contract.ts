import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { CURRENCIES } from '../../values/money.ts'
import { writtenText } from '../../values/written-text.ts'
import { purchaseKey } from '../orders/contract.ts'
import { DOCUMENT_KINDS, SERIES } from './rules/kinds.ts'
import { KSEF_CAUSES } from './rules/ksef-causes.ts'

export { DOCUMENT_KINDS, type DocumentKind, KIND_TABLE } from './rules/kinds.ts'
export type { KsefCause } from './rules/ksef-causes.ts'

/** An invoice made elsewhere: one file. */
export const INVOICE_MAX_BYTES = 8 * MEGABYTE

export const KSEF_STATES = ['waiting', 'sent', 'accepted', 'refused'] as const
/** How far an invoice came on its way to KSeF, its number there, what is wrong in the system's words, and why: what to do follows from it. */
export const ksefState = z.object({
  status: z.enum(KSEF_STATES),
  number: z.string().nullable(),
  problem: z.string().nullable(),
  cause: z.enum(KSEF_CAUSES).nullable(),
})

/** A document to be downloaded. Amounts gross, grosze; those of corrections are negative. */
export const documentView = z.object({
  /** `issued`: by the market's program; `uploaded`: a file that the seller made elsewhere. */
  source: z.enum(['issued', 'uploaded']),
  id: z.number().int(),
  /** Of the order; null for commission. */
  orderNumber: z.string().nullable(),
  /** Null for what was made elsewhere: only the file tells. */
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  /** The number, or the name of the file. */
  name: z.string(),
  /** Day on the market's clock. */
  issuedOn: z.string(),
  total: z.number().int().nullable(),
  currency: z.enum(CURRENCIES).nullable(),
  /** Of commission: what had to be transferred when it was issued, as nothing was there to settle it with. */
  due: z.number().int().nullable(),
  /** `YYYY-MM` of a commission. */
  period: z.string().nullable(),
  /** Null: it does not go to KSeF. */
  ksef: ksefState.nullable(),
})
export type DocumentView = z.infer<typeof documentView>

const series = z.string().trim().regex(SERIES)
const ownSettings = z.object({
  /** Who issues: the market in the seller's name, or the seller elsewhere, who adds the files. */
  issuer: z.enum(['market', 'seller']),
  vatStatus: z.enum(['active', 'exempt']),
  /** The legal ground of an exemption, as it stands on invoices. */
  exemption: z.string().nullable(),
  /** How numbers begin, by kind. */
  series: z.partialRecord(z.enum(DOCUMENT_KINDS), z.string()),
  /** Sent back when changing: somebody else's change in between is refused. */
  revision: z.number().int(),
})

/** Whether invoices to companies go to KSeF. Of secrets their end alone, and since when they are kept. */
const ksefView = z.object({
  mode: z.enum(['off', 'test', 'production']),
  tokenEnd: z.string().nullable(),
  /** UTC. */
  tokenAt: z.string().nullable(),
  /** Since when KSeF does not take it, UTC. */
  tokenRefusedAt: z.string().nullable(),
  /** Serial number of the certificate for invoices that are given away before KSeF has them. */
  certificate: z.string().nullable(),
})
export const documentSettings = ownSettings.extend({ ksef: ksefView })
export type DocumentSettings = z.infer<typeof documentSettings>
export type OwnSettings = z.infer<typeof ownSettings>

export const ksefBody = z.strictObject({
  mode: z.enum(['off', 'test', 'production']),
  /** Left out: the one that is kept stays. */
  token: z.string().trim().min(20).max(400).optional(),
  /** Left out: stays; null: goes. The key as PEM, without a password. */
  certificate: z
    .strictObject({
      serial: z
        .string()
        .trim()
        .regex(/^[0-9A-Fa-f]{6,40}$/),
      privateKey: z.string().min(100).max(8000),
    })
    .nullable()
    .optional(),
})
export type KsefBody = z.output<typeof ksefBody>

const params = z.object({ id: idInPath })
const number = z.string().regex(/^OB-\d{4}-\d{7,12}$/)
const ofOrder = params.extend({ number })
const file = { source: z.enum(['issued', 'uploaded']), documentId: idInPath }
/** `xml`: the file for KSeF, FA(3); invoices alone have one. */
const format = { format: z.enum(['pdf', 'xml']).optional() }
const documents = z.object({ documents: z.array(documentView) })

export const documentsContract = {
  'GET /api/purchases/{key}/documents': {
    summary: 'Documents of the orders of a purchase, for whoever knows its key',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: documents,
    failures: ['purchase_not_found'],
  },
  'GET /api/purchases/{key}/documents/{source}/{documentId}': {
    summary: 'One of them as a PDF, in Polish and the language of the purchase',
    access: 'public',
    params: z.object({ key: purchaseKey, ...file }),
    download: true,
    failures: ['purchase_not_found', 'document_not_found', 'pdf_busy', 'rate_limited'],
  },
  'GET /api/companies/{id}/orders/{number}/documents': {
    summary: 'Documents of an order of the company',
    access: 'signedIn',
    scope: 'orders:read',
    params: ofOrder,
    response: documents,
    failures: ['company_not_found', 'order_not_found'],
  },
  'POST /api/companies/{id}/orders/{number}/documents': {
    summary: 'Issue the documents of an order that was handed over and has none: what a job does by itself',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofOrder,
    response: documents,
    status: 201,
    failures: [
      'company_not_found',
      'order_not_found',
      'order_not_handed_over',
      'not_issued_here',
      'document_exists',
      'document_uploaded',
    ],
  },
  'POST /api/companies/{id}/orders/{number}/document-files': {
    summary: 'Add an invoice made elsewhere: a PDF',
    access: 'signedIn',
    params: ofOrder,
    query: z.object({ name: writtenText(120).min(1) }),
    upload: { maxBytes: INVOICE_MAX_BYTES },
    response: documents,
    status: 201,
    failures: [
      'company_not_found',
      'order_not_found',
      'forbidden',
      'document_exists',
      'issued_by_market',
      'too_many_uploads',
      'file_too_large',
      'not_a_pdf',
      'rate_limited',
    ],
  },
  'GET /api/companies/{id}/orders/{number}/documents/{source}/{documentId}': {
    summary: 'A document of an order as a PDF, or as the file for KSeF',
    access: 'signedIn',
    scope: 'orders:read',
    params: ofOrder.extend(file),
    query: z.object(format),
    download: true,
    failures: [
      'company_not_found',
      'order_not_found',
      'document_not_found',
      'not_an_invoice',
      'pdf_busy',
      'rate_limited',
    ],
  },
  'GET /api/admin/orders/{number}/documents': {
    summary: 'Documents of any order',
    access: 'operator',
    area: 'orders',
    params: z.object({ number }),
    response: documents,
    failures: ['order_not_found'],
  },
  'GET /api/admin/documents/{source}/{documentId}': {
    summary: 'Any document as a PDF; who looked is written down',
    access: 'operator',
    area: 'money',
    params: z.object(file),
    query: z.object(format),
    download: true,
    failures: ['document_not_found', 'not_an_invoice', 'pdf_busy'],
  },
  'GET /api/companies/{id}/commission-documents/{documentId}': {
    summary: 'An invoice of commission, or its correction, as a PDF',
    access: 'signedIn',
    params: params.extend({ documentId: idInPath }),
    query: z.object(format),
    download: true,
    failures: ['company_not_found', 'forbidden', 'document_not_found', 'not_an_invoice', 'pdf_busy', 'rate_limited'],
  },
  'GET /api/companies/{id}/commission-documents': {
    summary: 'Invoices of commission to the company and their corrections, the newest first (50 at a time)',
    access: 'signedIn',
    params,
    query: z.object({ before: idInPath.optional() }),
    response: documents.extend({ next: z.number().int().nullable() }),
    failures: ['company_not_found', 'forbidden'],
  },
  'GET /api/companies/{id}/document-settings': {
    summary: 'Who issues the documents of the company, how it is taxed, how its numbers begin',
    access: 'signedIn',
    params,
    response: documentSettings,
    failures: ['company_not_found', 'forbidden'],
  },
  'PUT /api/companies/{id}/document-settings': {
    summary: 'Change them; documents already issued stay as they are',
    access: 'signedIn',
    params,
    body: ownSettings.extend({
      exemption: writtenText(240).nullable(),
      series: z.partialRecord(z.enum(DOCUMENT_KINDS), series),
    }),
    response: documentSettings,
    failures: [
      'company_not_found',
      'forbidden',
      'changed_meanwhile',
      'documents_only_poland',
      'exemption_required',
      'series_invalid',
      'series_twice',
    ],
  },
  'POST /api/companies/{id}/issued-documents/{documentId}/send-again': {
    summary: 'Sends an invoice to KSeF again that was refused there, with a file made anew',
    access: 'signedIn',
    params: params.extend({ documentId: idInPath }),
    response: ksefState,
    failures: ['company_not_found', 'forbidden', 'document_not_found', 'ksef_not_refused'],
  },
  'POST /api/companies/{id}/document-settings/ksef/test': {
    summary: 'Logs in to KSeF with the token that is kept, and sends nothing: whether it answers and takes it',
    repeatable: true,
    access: 'signedIn',
    params,
    response: z.object({ works: z.literal(true) }),
    failures: [
      'company_not_found',
      'forbidden',
      'ksef_only_poland',
      'ksef_token_required',
      'ksef_no_test',
      'ksef_token_refused',
      'ksef_unavailable',
      'rate_limited',
    ],
  },
  'PUT /api/companies/{id}/document-settings/ksef': {
    summary: 'Send invoices to KSeF or not; token and key are kept sealed and never shown. Needs a fresh log-in',
    access: 'signedIn',
    params,
    body: ksefBody,
    response: documentSettings,
    secretAnswer: true,
    failures: [
      'company_not_found',
      'forbidden',
      'confirmation_required',
      'ksef_only_poland',
      'ksef_token_required',
      'ksef_no_test',
      'ksef_key_invalid',
    ],
  },
} as const satisfies Contract
