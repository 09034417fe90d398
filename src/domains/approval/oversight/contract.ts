import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { companyData, DOCUMENT_KINDS } from '../../companies/contract.ts'
import {
  END_KINDS,
  END_STATES,
  LEAST_NOTICE_DAYS,
  MOST_NOTICE_DAYS,
  REASONS_LIMIT,
  REQUEST_STATES,
} from '../rules/end-rules.ts'

const REASONS_LEAST = 10
const reasons = writtenText(REASONS_LIMIT).min(REASONS_LEAST)
const reason = writtenText(1000).min(3)
const day = z.iso.date().regex(/^[12]/)

/** An end of the contract with a company, as both sides read it. Times in UTC. */
export const endView = z.object({
  id: z.number().int(),
  state: z.enum(END_STATES),
  kind: z.enum(END_KINDS),
  reasons: z.string(),
  provision: z.string(),
  notifiedAt: z.string(),
  /** From when on it does not sell. */
  endsAt: z.string(),
  endedAt: z.string().nullable(),
  calledOffAt: z.string().nullable(),
  calledOffReason: z.string().nullable(),
  complaint: z.string().nullable(),
  complainedAt: z.string().nullable(),
  outcome: z.enum(['stands', 'changed']).nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Until when the company may complain; null: not (any more). */
  complainUntil: z.string().nullable(),
})
export type EndView = z.output<typeof endView>

/** A paper that the operator asked for. */
export const documentRequest = z.object({
  id: z.number().int(),
  kind: z.enum(DOCUMENT_KINDS),
  words: z.string(),
  askedAt: z.string(),
  /** The last day, on the market's clock. */
  dueOn: z.string().nullable(),
  state: z.enum(REQUEST_STATES),
})
export type DocumentRequest = z.output<typeof documentRequest>

/** What the operator has decided of a company besides letting it in: the latest first. */
export const oversightView = z.object({
  ends: z.array(endView),
  requests: z.array(documentRequest),
  /** Days of notice that an end needs now. */
  noticeDays: z.number().int(),
})
export type OversightView = z.output<typeof oversightView>

const params = z.object({ id: idInPath })
const endSettings = z.strictObject({ noticeDays: z.number().int().min(LEAST_NOTICE_DAYS).max(MOST_NOTICE_DAYS) })

export const oversightContract = {
  'GET /api/admin/companies/{id}/oversight': {
    summary: 'Ends planned and papers asked for of a company',
    access: 'operator',
    area: 'companies',
    params,
    response: oversightView,
    failures: ['company_not_found'],
  },
  'POST /api/admin/companies/{id}/end': {
    summary:
      'Plans the end of the contract with a company, with reasons, after the days of notice; at once only as the law excepts it (Regulation 2019/1150 art. 4)',
    access: 'operator',
    area: 'companies',
    params,
    body: z.strictObject({
      kind: z.enum(END_KINDS),
      /** The last day of selling, on the market's clock; null: at once, for what is excepted alone. */
      lastDay: day.nullable(),
      reasons,
      /** The law or the rule of the terms that it rests on. */
      provision: writtenText(500).min(3),
    }),
    response: oversightView,
    failures: ['company_not_found', 'status_conflict', 'end_planned', 'end_too_soon', 'confirmation_required'],
  },
  'POST /api/admin/companies/{id}/end/call-off': {
    summary: 'Calls a planned end off, with a reason',
    access: 'operator',
    area: 'companies',
    params,
    body: z.strictObject({ reason }),
    response: oversightView,
    failures: ['company_not_found', 'end_not_planned'],
  },
  'POST /api/admin/companies/{id}/end/answer': {
    summary:
      'Answers the complaint of a company about its end; `changed` calls the end off or lets the company sell again',
    access: 'operator',
    area: 'companies',
    params,
    body: z.strictObject({ outcome: z.enum(['stands', 'changed']), answer: reason }),
    response: oversightView,
    failures: ['company_not_found', 'complaint_not_found', 'status_conflict'],
  },
  'POST /api/admin/companies/{id}/document-requests': {
    summary: 'Asks a company for a further document, in words',
    access: 'operator',
    area: 'companies',
    params,
    body: z.strictObject({ kind: z.enum(DOCUMENT_KINDS), words: reasons, dueOn: day.nullable() }),
    status: 201,
    response: oversightView,
    failures: ['company_not_found', 'day_in_past', 'too_many_requests_open'],
  },
  'POST /api/admin/companies/{id}/document-requests/{requestId}/close': {
    summary: 'Notes that a document was received, or is not asked for any more',
    access: 'operator',
    area: 'companies',
    params: z.object({ id: idInPath, requestId: idInPath }),
    body: z.strictObject({ outcome: z.enum(['received', 'withdrawn']) }),
    response: oversightView,
    failures: ['company_not_found', 'document_request_not_found'],
  },
  'PUT /api/admin/companies/{id}/identity': {
    summary:
      'Corrects the name or tax number of a company that was let in; registers are asked anew, its owners are told',
    access: 'operator',
    area: 'companies',
    params,
    body: companyData
      .pick({ name: true, taxId: true, country: true, vatId: true })
      .extend({ revision: z.number().int(), reason })
      .strict(),
    response: z.object({ changed: z.boolean() }),
    failures: [
      ...['company_not_found', 'company_exists', 'tax_id_invalid', 'vat_id_invalid', 'postal_code_unfit'],
      ...['changed_meanwhile', 'status_conflict', 'confirmation_required'],
    ],
  },
  'POST /api/admin/companies/{id}/remove-draft': {
    summary: 'Removes a registration that never went further than a draft: its tax number is free. Its people are told',
    access: 'operator',
    area: 'companies',
    params,
    body: z.strictObject({ reason }),
    response: z.object({
      /** True: something hangs on it, so that it stays without the number. */
      kept: z.boolean(),
    }),
    failures: ['company_not_found', 'status_conflict', 'confirmation_required'],
  },
  'GET /api/admin/company-end-settings': {
    summary: 'Days of notice before the contract with a company ends',
    access: 'operator',
    area: 'companies',
    response: endSettings,
  },
  'PUT /api/admin/company-end-settings': {
    summary: 'Changes them for ends that are planned from now on',
    access: 'operator',
    area: 'companies',
    body: endSettings,
    response: endSettings,
  },
  'GET /api/companies/{id}/oversight': {
    summary: 'What the operator decided of an own company and asks of it',
    access: 'signedIn',
    params,
    response: oversightView,
    failures: ['company_not_found'],
  },
  'POST /api/companies/{id}/end/complaint': {
    summary: 'Complains of the end of the contract, without cost and once',
    access: 'signedIn',
    params,
    body: z.strictObject({ words: reasons }),
    response: oversightView,
    failures: ['company_not_found', 'forbidden', 'end_not_planned', 'complaint_made', 'complaint_too_late'],
  },
} as const satisfies Contract
