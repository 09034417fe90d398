import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'

/** Whose reports come first. Times in UTC. */
export const flaggerRow = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  awardedBy: z.string(),
  since: z.string(),
  endedAt: z.string().nullable(),
})
export type FlaggerRow = z.infer<typeof flaggerRow>
const list = z.object({ flaggers: z.array(flaggerRow), next: z.number().int().nullable() })

export const flaggersContract = {
  'GET /api/admin/trusted-flaggers': {
    summary: 'Trusted flaggers, the newest first: reports of whoever is logged in with their address come first',
    access: 'operator',
    area: 'content',
    query: z.object({ after: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    response: list,
  },
  'POST /api/admin/trusted-flaggers': {
    summary: 'Enters a trusted flagger',
    access: 'operator',
    area: 'content',
    body: z.strictObject({
      email: z.email().max(200),
      name: writtenText(200).min(2),
      awardedBy: writtenText(200).min(2),
    }),
    status: 201,
    response: list,
    failures: ['flagger_exists'],
  },
  'POST /api/admin/trusted-flaggers/{id}/end': {
    summary: 'Ends the status of a trusted flagger; what they reported stays counted as theirs',
    access: 'operator',
    area: 'content',
    params: z.object({ id: idInPath }),
    status: 200,
    response: list,
    failures: ['flagger_not_found'],
  },
} as const satisfies Contract
