import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { COMPANY_SIZES } from '../rules/duties.ts'

/** A duty as it stands today for the market's company. */
const dutyRow = z.object({
  id: z.string(),
  law: z.string(),
  since: z.string(),
  where: z.enum(['EU', 'PL']),
  standing: z.enum(['binds', 'later', 'spared']),
  /** The operator has not entered what it needs: nothing is shown of it. */
  lacks: z.boolean(),
  /** The page on which it is kept, as the table of routes has it. */
  screen: z.string(),
  test: z.string(),
})
export const dutyTable = z.object({
  size: z.enum(COMPANY_SIZES),
  /** The day on the market's clock (YYYY-MM-DD). */
  day: z.string(),
  duties: z.array(dutyRow),
})
export type DutyTable = z.infer<typeof dutyTable>

export const dutiesContract = {
  'GET /api/admin/duties': {
    summary: 'What the law asks of the market, since when, and where the program keeps it',
    access: 'operator',
    area: 'market',
    response: dutyTable,
  },
  'PUT /api/admin/duties': {
    summary: 'How big the company that runs the market is: small ones are spared some duties',
    access: 'operator',
    area: 'market',
    body: z.strictObject({ size: z.enum(COMPANY_SIZES) }),
    response: dutyTable,
  },
} as const satisfies Contract
