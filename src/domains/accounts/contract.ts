import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'

export const PERMISSIONS = ['buyer', 'seller', 'admin'] as const

/** The person behind a token, as the specification names its fields. */
export const accountUser = z.object({
  _id: z.string(),
  companyId: z.string().nullable(),
  firstName: z.string(),
  permissions: z.enum(PERMISSIONS),
})

export const accountsContract = {
  'GET /api/users/status': {
    summary: 'Whether the bearer token is logged in, and whose it is',
    access: 'signedIn',
    response: z.object({ isLoggedIn: z.boolean(), user: accountUser }),
    failures: ['unauthorized'],
  },
} as const satisfies Contract
