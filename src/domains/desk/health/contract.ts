import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { ADVICES, HEALTH_PARTS, HEALTH_STATES } from '../rules/health.ts'

/** How one part of the market does, and what is to be done about it. */
export const finding = z.object({
  part: z.enum(HEALTH_PARTS),
  state: z.enum(HEALTH_STATES),
  advice: z.enum(ADVICES).nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type FindingView = z.infer<typeof finding>

export const healthContract = {
  'GET /api/admin/health': {
    summary: 'How the market does: processes, disk, database, back-up, mail, jobs, exchange rates, payment providers',
    access: 'operator',
    area: 'market',
    response: z.object({
      version: z.string(),
      /** Of the process that answers; UTC. */
      startedAt: z.string(),
      findings: z.array(finding),
    }),
  },
} as const satisfies Contract
