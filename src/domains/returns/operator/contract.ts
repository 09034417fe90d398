import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { caseRow, caseView, caseWords, FILES_REFUSED, MONEY_REFUSED, STEP_REFUSED, saidBody } from '../contract.ts'
import { RETURN_RULE_LIMITS as LIMITS } from '../rules/periods.ts'

const within = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most)
const ofCase = z.object({ caseId: idInPath })

/** What the operator decides of the law's periods. */
export const returnRules = z.strictObject({
  withdrawalDays: within(LIMITS.withdrawalDays),
  /** Orders placed from this day on were confirmed with all that the law wants told; null: all of them. */
  informedFrom: z.iso.date().nullable(),
  answerDays: within(LIMITS.answerDays),
  silenceAccepts: z.boolean(),
  liableMonths: within(LIMITS.liableMonths),
  repairMonths: within(LIMITS.repairMonths),
  graceDays: within(LIMITS.graceDays),
  disputeDays: within(LIMITS.disputeDays),
  sendDays: within(LIMITS.sendDays),
  closeDays: within(LIMITS.closeDays),
})

export const decisionBody = z.discriminatedUnion('outcome', [
  /** Grosze; null: all that is left of the pieces. */
  z.strictObject({
    outcome: z.literal('buyer'),
    amount: z.number().int().min(1).max(99_999_999_999).nullable(),
    words: caseWords.min(10),
  }),
  z.strictObject({ outcome: z.literal('seller'), words: caseWords.min(10) }),
])

export const operatorReturnsContract = {
  'GET /api/admin/disputes': {
    summary: 'Disputes that wait for the operator, or decided ones, the latest first',
    access: 'operator',
    area: 'orders',
    query: z.object({
      /** The number of a case or an order, part of the buyer's name or e-mail, or of the seller's name or tax number. */
      q: z.string().trim().max(100).optional(),
      decided: z.stringbool().optional(),
      before: z.string().max(200).optional(),
    }),
    response: z.object({ cases: z.array(caseRow), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'GET /api/admin/disputes/{caseId}': {
    summary: 'One case, whatever became of it',
    access: 'operator',
    area: 'orders',
    params: ofCase,
    response: caseView,
    failures: ['case_not_found'],
  },
  'POST /api/admin/disputes/{caseId}/decision': {
    summary: 'Decide with a reason that both sides read: money back wholly or in part, or the seller is right',
    access: 'operator',
    area: 'orders',
    params: ofCase,
    body: decisionBody,
    response: caseView,
    failures: [...STEP_REFUSED, ...MONEY_REFUSED],
  },
  'POST /api/admin/disputes/{caseId}/statements': {
    summary: 'What the operator asks or says; both sides read it',
    access: 'operator',
    area: 'orders',
    params: ofCase,
    body: saidBody(1),
    response: caseView,
    failures: ['case_not_found', 'case_closed', 'too_many_statements', ...FILES_REFUSED],
  },
  'GET /api/admin/return-rules': {
    summary: 'Periods of withdrawals and claims',
    access: 'operator',
    area: 'market',
    response: returnRules,
  },
  'PUT /api/admin/return-rules': {
    summary: 'Sets them for cases that are opened from now on',
    access: 'operator',
    area: 'market',
    body: returnRules,
    response: returnRules,
  },
} as const satisfies Contract
