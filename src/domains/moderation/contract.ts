import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { LOCALES } from '../../values/locale.ts'
import { writtenText } from '../../values/written-text.ts'
import {
  EXPLANATION_LEAST,
  EXPLANATION_LIMIT,
  GROUNDS,
  MEASURES,
  PARTIES,
  REPORT_REASONS,
  SUBJECT_KINDS,
} from './rules/reasons.ts'

export const REPORT_STATES = ['open', 'decided', 'complained'] as const
export type ReportState = (typeof REPORT_STATES)[number]
export const NAME_LIMIT = 120

/** Unguessable: whoever knows it reads the case as one of its sides. */
export const reportKey = z.string().regex(/^[A-Za-z0-9_-]{40,80}$/)

/** What a report is about, as everybody may know it. `path`: of its page, without a language. */
export const reportSubject = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.number().int(),
  title: z.string(),
  seller: z.string(),
  path: z.string(),
})
export type ReportSubject = z.infer<typeof reportSubject>

/** What somebody who reports says. Name and e-mail: not of sexual offences against minors. */
export const reportBody = z.strictObject({
  kind: z.enum(SUBJECT_KINDS),
  id: z.number().int().min(1).max(999_999_999),
  reason: z.enum(REPORT_REASONS),
  explanation: writtenText(EXPLANATION_LIMIT).min(EXPLANATION_LEAST),
  /** Where exactly it is to be seen. */
  address: z.string().trim().min(1).max(500),
  name: writtenText(NAME_LIMIT).default(''),
  email: z
    .string()
    .trim()
    .max(200)
    .pipe(z.union([z.literal(''), z.email()]))
    .default(''),
  /** That what was said is right and complete, to the best of one's knowledge. */
  goodFaith: z.literal(true),
  locale: z.enum(LOCALES),
})
export type ReportBody = z.infer<typeof reportBody>

/** What was decided, with all that a statement of reasons has to say (Regulation 2022/2065 art. 17). Times in UTC. */
export const decisionView = z.object({
  id: z.number().int(),
  measure: z.enum(MEASURES),
  measureBefore: z.enum(MEASURES),
  reason: z.enum(REPORT_REASONS),
  ground: z.enum(GROUNDS),
  provision: z.string(),
  facts: z.string(),
  at: z.string(),
})
export type DecisionView = z.infer<typeof decisionView>

export const complaintView = z.object({
  id: z.number().int(),
  party: z.enum(PARTIES),
  words: z.string(),
  at: z.string(),
  dueAt: z.string(),
  outcome: z.enum(['stands', 'changed']).nullable(),
  answer: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type ComplaintView = z.infer<typeof complaintView>

/** A case as one of its sides reads it. */
export const caseView = z.object({
  number: z.string(),
  party: z.enum(PARTIES),
  state: z.enum(REPORT_STATES),
  kind: z.enum(SUBJECT_KINDS),
  title: z.string(),
  reason: z.enum(REPORT_REASONS),
  receivedAt: z.string(),
  /** Only for who reported. */
  explanation: z.string().nullable(),
  decision: decisionView.nullable(),
  complaints: z.array(complaintView),
  /** Until when this side may complain of the decision; null: it may not (any more). */
  complainUntil: z.string().nullable(),
})
export type CaseView = z.infer<typeof caseView>

/** A decision about something of a company, for its people. */
export const companyDecision = decisionView.extend({
  key: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  title: z.string(),
  inForce: z.boolean(),
  complaint: z.enum(['open', 'stands', 'changed']).nullable(),
})
export type CompanyDecision = z.infer<typeof companyDecision>

const failures = ['report_not_found'] as const
const after = z.string().max(200).optional()

export const moderationContract = {
  'GET /api/report-subjects/{kind}/{id}': {
    summary: 'What somebody is about to report, as everybody sees it',
    access: 'public',
    params: z.object({ kind: z.enum(SUBJECT_KINDS), id: idInPath }),
    response: reportSubject,
    failures: ['subject_not_found'],
  },
  'POST /api/reports': {
    summary:
      'Reports illegal content, or what breaks the rules: of an offer, a review, a shop or a seller. The same report of the same person while it waits is answered with the first one',
    access: 'public',
    body: reportBody,
    status: 201,
    secretAnswer: true,
    response: z.object({ key: z.string(), number: z.string() }),
    failures: ['subject_not_found', 'reason_unfit', 'reports_suspended', 'rate_limited'],
  },
  'GET /api/reports/{key}': {
    summary: 'A report, what was decided, and complaints; for whoever knows the key of one of its sides',
    access: 'public',
    params: z.object({ key: reportKey }),
    response: caseView,
    failures,
  },
  'POST /api/reports/{key}/complaint': {
    summary: 'Complains of a decision, without cost and within six months of it; once each side',
    access: 'public',
    params: z.object({ key: reportKey }),
    body: z.strictObject({ words: writtenText(EXPLANATION_LIMIT).min(EXPLANATION_LEAST) }),
    response: caseView,
    failures: [...failures, 'nothing_decided', 'complaint_made', 'complaint_too_late', 'rate_limited'],
  },
  'GET /api/companies/{id}/decisions': {
    summary: 'What the operator restricted of a company, the newest first, with its reasons',
    access: 'signedIn',
    params: z.object({ id: idInPath }),
    query: z.object({ after }),
    response: z.object({ decisions: z.array(companyDecision), next: z.string().nullable() }),
    failures: ['company_not_found', 'invalid_cursor'],
  },
} as const satisfies Contract
