import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { writtenText } from '../../../values/written-text.ts'
import { ACCOUNT_STATUSES, PERMISSIONS } from '../contract.ts'

export const userRow = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  permissions: z.enum(PERMISSIONS),
  status: z.enum(ACCOUNT_STATUSES),
  statusReason: z.string().nullable(),
  registeredAt: z.string(),
  lastSeenAt: z.string().nullable(),
})

const UUIDS = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,49}$/

/** The operator and people's accounts. */
export const adminUsersContract = {
  'GET /api/admin/users': {
    summary: 'Accounts, newest first; `q` looks into names, username and e-mail',
    access: 'operator',
    query: z.object({
      q: z.string().trim().max(100).optional(),
      status: z.enum(ACCOUNT_STATUSES).optional(),
      permissions: z.enum(PERMISSIONS).optional(),
      /** Only these accounts, at most fifty, parted by commas. */
      ids: z.string().regex(UUIDS).optional(),
      after: z.string().max(200).optional(),
    }),
    response: z.object({ users: z.array(userRow), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'POST /api/admin/users/{id}/suspend': {
    summary: 'Suspend an account: its sessions end at once',
    access: 'operator',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ reason: writtenText(1000).min(3) }),
    response: userRow,
    failures: ['user_not_found', 'last_operator', 'status_conflict'],
  },
  'POST /api/admin/users/{id}/reinstate': {
    summary: 'Open a suspended account again',
    access: 'operator',
    params: z.object({ id: z.uuid() }),
    response: userRow,
    failures: ['user_not_found', 'status_conflict'],
  },
  'PUT /api/admin/users/{id}/permissions': {
    summary: 'Make somebody an operator, or an operator somebody again',
    access: 'operator',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ operator: z.boolean() }),
    response: userRow,
    failures: ['confirmation_required', 'user_not_found', 'status_conflict', 'last_operator'],
  },
} as const satisfies Contract
