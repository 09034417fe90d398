import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'

/** Of one person or one address at once. */
export const MOST_ALERTS = 50
/** Within which a guest's address has to be confirmed. */
export const CONFIRM_HOURS = 48
/** For which an alert waits. */
export const ALERT_DAYS = 180

const alerts = z.object({
  alerts: z.array(z.object({ versionId: z.number().int(), productId: z.number().int(), since: z.string() })),
})
const params = z.object({ versionId: idInPath })

/** What came of a guest's form. */
export const OUTCOMES = [
  'sent',
  'confirmed',
  'ended',
  'email',
  'often',
  'mail',
  'available',
  'gone',
  'full',
  'link',
] as const
export type AlertOutcome = (typeof OUTCOMES)[number]

export const stockAlertsContract = {
  'GET /api/stock-alerts': {
    summary: 'Sold-out versions of which the person wants to know when they are back',
    access: 'signedIn',
    response: alerts,
  },
  'PUT /api/stock-alerts/{versionId}': {
    summary: 'Tells the person when a sold-out version can be bought again: once. Again changes nothing',
    access: 'signedIn',
    params,
    response: alerts,
    failures: ['product_not_found', 'version_available', 'too_many_alerts', 'rate_limited'],
  },
  'DELETE /api/stock-alerts/{versionId}': {
    summary: 'Does not tell any more; again changes nothing',
    access: 'signedIn',
    params,
    response: alerts,
  },
} as const satisfies Contract
