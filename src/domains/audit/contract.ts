import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { AUDIT_ACTIONS, type AuditAction } from './rules/audit-actions.ts'

export const auditRow = z.object({
  id: z.number().int(),
  at: z.string(),
  actorId: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  subjectKind: z.enum(['user', 'company', 'market']),
  subjectId: z.string(),
  /** Plain facts (`role`, `reason`), never a secret. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditRow = z.infer<typeof auditRow>

export type AuditEntry = {
  /** Who did it; null for nobody known (a failed log-in) and for the program itself. */
  actorId: string | null
  action: AuditAction
  subjectKind: AuditRow['subjectKind']
  subjectId: string
  /** Plain facts, never a secret and nothing that tells who a person is. */
  detail?: AuditRow['detail']
}

export const auditContract = {
  'GET /api/admin/audit': {
    summary: 'Log-ins, permission changes, approvals, deletions: newest first',
    access: 'operator',
    area: 'market',
    query: z.object({
      action: z.enum(AUDIT_ACTIONS).optional(),
      actorId: z.uuid().optional(),
      subjectKind: z.enum(['user', 'company', 'market']).optional(),
      subjectId: z.string().max(60).optional(),
      after: z.coerce.number().int().min(1).optional(),
    }),
    response: z.object({ entries: z.array(auditRow), next: z.number().int().nullable() }),
  },
} as const satisfies Contract
