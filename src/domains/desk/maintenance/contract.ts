import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { inLanguages } from '../../../values/local-text.ts'
import { writtenText } from '../../../values/written-text.ts'

export const MESSAGE_LIMIT = 500

/** The switch: while it is on visitors are told to come back. `until`: when that is expected, UTC. */
export const maintenance = z.object({
  on: z.boolean(),
  message: inLanguages(writtenText(MESSAGE_LIMIT)),
  until: z.iso.datetime().nullable(),
})
export type MaintenanceView = z.infer<typeof maintenance>

export const maintenanceContract = {
  'GET /api/admin/maintenance': {
    summary: 'Whether the market is closed for maintenance, and what visitors are told',
    access: 'operator',
    area: 'market',
    response: maintenance,
  },
  'PUT /api/admin/maintenance': {
    summary:
      'Closes the market to visitors, or opens it again. Operators, webhooks, returns from a provider and jobs go on. Needs a fresh log-in',
    access: 'operator',
    area: 'market',
    body: maintenance,
    response: maintenance,
    failures: ['confirmation_required'],
  },
} as const satisfies Contract
