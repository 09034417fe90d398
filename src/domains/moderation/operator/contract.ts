import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { complaintView, decisionView, REPORT_STATES, reportSubject } from '../contract.ts'
import {
  EXPLANATION_LEAST,
  EXPLANATION_LIMIT,
  FACTS_LIMIT,
  GROUNDS,
  MEASURES,
  PROVISION_LIMIT,
  REPORT_REASONS,
  SOURCES,
  SUBJECT_KINDS,
} from '../rules/reasons.ts'

/** A line of the queue. Times in UTC. */
export const reportRow = z.object({
  id: z.number().int(),
  number: z.string(),
  source: z.enum(SOURCES),
  kind: z.enum(SUBJECT_KINDS),
  title: z.string(),
  company: z.object({ id: z.number().int(), name: z.string() }),
  reason: z.enum(REPORT_REASONS),
  urgent: z.boolean(),
  state: z.enum(REPORT_STATES),
  receivedAt: z.string(),
  dueAt: z.string(),
  /** It should have been decided by now. */
  late: z.boolean(),
})
export type ReportRow = z.infer<typeof reportRow>

export const reportFile = reportRow.extend({
  address: z.string(),
  explanation: z.string(),
  /** Null: not said, or forgotten. */
  reporter: z.object({ name: z.string(), email: z.string() }).nullable(),
  authorityToldAt: z.string().nullable(),
  authorityNote: z.string().nullable(),
  /** What is reported, as it is now; null: it is gone. */
  subject: reportSubject.extend({ words: z.string().nullable(), pictures: z.array(z.string()) }).nullable(),
  /** What is in force now, and what may be decided. */
  measure: z.enum(MEASURES),
  measures: z.array(z.enum(MEASURES)),
  decisions: z.array(decisionView),
  complaints: z.array(complaintView),
  /** Other open reports of the same, which the same decision settles; counted up to a bound. */
  others: z.number().int(),
  misuse: z
    .object({
      notes: z.array(
        z.object({
          what: z.enum(['warned', 'suspended', 'lifted']),
          reason: z.string(),
          at: z.string(),
          until: z.string().nullable(),
        }),
      ),
      steps: z.array(z.enum(['warn', 'suspend', 'lift'])),
    })
    .nullable(),
})
export type ReportFile = z.infer<typeof reportFile>

export const decisionBody = z.strictObject({
  measure: z.enum(MEASURES),
  ground: z.enum(GROUNDS),
  /** The provision of the law, or the clause of the terms. */
  provision: writtenText(PROVISION_LIMIT).min(3),
  /** What was found and why it follows, for those concerned; nobody else is named in it. */
  facts: writtenText(FACTS_LIMIT).min(EXPLANATION_LEAST),
})
export type DecisionBody = z.infer<typeof decisionBody>

const params = z.object({ id: idInPath })
const answer = writtenText(FACTS_LIMIT).min(EXPLANATION_LEAST)
const failures = ['report_not_found'] as const

/** How often each reason led to each measure in a year, and how long it took. */
export const moderationCounts = z.object({
  year: z.number().int(),
  /** By reason and how reports came. */
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), source: z.enum(SOURCES), count: z.number().int() })),
  decisions: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      measure: z.enum(MEASURES),
      ground: z.enum(GROUNDS),
      count: z.number().int(),
      /** Between the report and the decision, half of them took less. */
      medianHours: z.number(),
    }),
  ),
  complaints: z.array(
    z.object({ outcome: z.enum(['open', 'stands', 'changed']), count: z.number().int(), medianHours: z.number() }),
  ),
  suspensions: z.number().int(),
})
export type ModerationCounts = z.infer<typeof moderationCounts>
const year = z.object({ year: z.coerce.number().int().min(2024).max(2100) })

export const operatorModerationContract = {
  'GET /api/admin/reports': {
    summary: 'Reports and complaints that wait, the most urgent first; or those of a state, the newest first',
    access: 'operator',
    area: 'content',
    query: z.object({
      /** A report's number, or words of what it is about or of its company. */
      q: z.string().trim().max(100).optional(),
      state: z.enum(REPORT_STATES).optional(),
      kind: z.enum(SUBJECT_KINDS).optional(),
      source: z.enum(SOURCES).optional(),
      after: z.string().max(200).optional(),
    }),
    response: z.object({ reports: z.array(reportRow), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'POST /api/admin/reports': {
    summary:
      'Enters what came another way: an order of an authority, a notice of product safety, what the operator found',
    access: 'operator',
    area: 'content',
    body: z.strictObject({
      source: z.enum(['operator', 'authority', 'safety']),
      kind: z.enum(SUBJECT_KINDS),
      id: z.number().int().min(1).max(999_999_999),
      reason: z.enum(REPORT_REASONS),
      explanation: writtenText(EXPLANATION_LIMIT).min(EXPLANATION_LEAST),
      /** When it came; its clock runs from then on. */
      receivedAt: z.iso.datetime({ offset: true }),
    }),
    status: 201,
    response: reportFile,
    failures: ['subject_not_found', 'received_in_future'],
  },
  'GET /api/admin/reports/{id}': {
    summary: 'A report with all that is known of it',
    access: 'operator',
    area: 'content',
    params,
    response: reportFile,
    failures,
  },
  'POST /api/admin/reports/{id}/decision': {
    summary:
      'Decides a report and all open ones of the same: leaves it, restricts it, takes it away or suspends its seller. Those concerned get the reasons by mail',
    access: 'operator',
    area: 'content',
    params,
    body: decisionBody,
    response: reportFile,
    failures: [...failures, 'report_decided', 'measure_unfit'],
  },
  'POST /api/admin/reports/{id}/complaints/{complaintId}': {
    summary: 'Answers a complaint: the decision stands, or another one takes its place and undoes what it did',
    access: 'operator',
    area: 'content',
    params: params.extend({ complaintId: idInPath }),
    body: z.union([
      z.strictObject({ outcome: z.literal('stands'), answer }),
      z.strictObject({ outcome: z.literal('changed'), answer, decision: decisionBody }),
    ]),
    response: reportFile,
    failures: [...failures, 'complaint_decided', 'measure_unfit'],
  },
  'POST /api/admin/reports/{id}/authority-told': {
    summary: 'Notes that the police or another authority was told of a threat, and how',
    access: 'operator',
    area: 'content',
    params,
    body: z.strictObject({ note: writtenText(500).min(3) }),
    response: reportFile,
    failures,
  },
  'POST /api/admin/reports/{id}/misuse': {
    summary: 'Warns who reports without ground, then takes no reports of theirs for ninety days, or does again',
    access: 'operator',
    area: 'content',
    params,
    body: z.strictObject({ step: z.enum(['warn', 'suspend', 'lift']), reason: writtenText(500).min(3) }),
    response: reportFile,
    failures: [...failures, 'step_impossible'],
  },
  'GET /api/admin/moderation-counts': {
    summary: 'Numbers of a year for the report that the law asks for',
    access: 'operator',
    area: 'content',
    query: year,
    response: moderationCounts,
  },
  'GET /api/admin/moderation-export': {
    summary: 'All decisions of a year as CSV',
    access: 'operator',
    area: 'content',
    query: year,
    download: true,
  },
} as const satisfies Contract
