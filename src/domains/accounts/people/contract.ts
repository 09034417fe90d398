import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { LOCALES } from '../../../values/locale.ts'
import { STAFF_ROLES } from '../../../values/staff.ts'
import { writtenText } from '../../../values/written-text.ts'
import { ACCOUNT_STATUSES, PERMISSIONS } from '../contract.ts'

export const userRow = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  permissions: z.enum(PERMISSIONS),
  /** Of operators alone. */
  staffRole: z.enum(STAFF_ROLES).nullable(),
  status: z.enum(ACCOUNT_STATUSES),
  statusReason: z.string().nullable(),
  registeredAt: z.string(),
  lastSeenAt: z.string().nullable(),
})

/** An account as the page of its person shows it. */
export const personFile = userRow.extend({
  phone: z.string(),
  locale: z.enum(LOCALES),
  companyId: z.number().int().nullable(),
  hasPassword: z.boolean(),
  /** A new address that waits for its two confirmations. */
  pendingEmail: z.string().nullable(),
  authenticator: z.boolean(),
  passkeys: z.number().int(),
  /** Where the person is logged in; the one last used first, fifty at most. */
  sessions: z.array(
    z.object({ device: z.string(), network: z.string(), createdAt: z.string(), lastSeenAt: z.string() }),
  ),
  /** The newest first, a hundred at most; `by` null: somebody who has left. */
  notes: z.array(z.object({ id: z.number().int(), at: z.string(), by: z.string().nullable(), text: z.string() })),
})

const params = z.object({ id: z.uuid() })
const reason = writtenText(1000).min(3)
const HELP = ['user_not_found', 'status_conflict', 'staff_role'] as const

const UUIDS = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,49}$/

/** The operator and people's accounts. */
export const adminUsersContract = {
  'GET /api/admin/users': {
    summary: 'Accounts, newest first; `q` looks into names, username and e-mail',
    access: 'operator',
    area: 'people',
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
  'GET /api/admin/users/{id}': {
    summary: 'Everything about an account',
    access: 'operator',
    area: 'people',
    params,
    response: personFile,
    failures: ['user_not_found'],
  },
  'POST /api/admin/users/{id}/verify': {
    summary: 'Open an account whose code does not arrive',
    access: 'operator',
    area: 'people',
    params,
    body: z.strictObject({ reason }),
    status: 204,
    failures: HELP,
  },
  'POST /api/admin/users/{id}/code': {
    summary: 'Send another code to an account that waits for one',
    access: 'operator',
    area: 'people',
    params,
    status: 204,
    failures: [...HELP, 'mail_not_configured'],
  },
  'POST /api/admin/users/{id}/email': {
    summary: 'Another address: at once before it was verified, by links to both addresses afterwards',
    access: 'operator',
    area: 'people',
    params,
    body: z.strictObject({ email: z.email().max(200), reason }),
    status: 204,
    failures: [...HELP, 'account_exist', 'confirmation_required', 'mail_not_configured'],
  },
  'POST /api/admin/users/{id}/second-factor/remove': {
    summary: 'Take the second factor from somebody who lost it: all sessions end',
    access: 'operator',
    area: 'people',
    params,
    body: z.strictObject({ reason }),
    status: 204,
    failures: [...HELP, 'second_factor_off', 'confirmation_required'],
  },
  'DELETE /api/admin/users/{id}/sessions': {
    summary: 'Log somebody out everywhere',
    access: 'operator',
    area: 'people',
    params,
    status: 204,
    failures: ['user_not_found', 'staff_role'],
  },
  'POST /api/admin/users/{id}/notes': {
    summary: 'Write something down of a person, for the operator’s people',
    access: 'operator',
    area: 'people',
    params,
    body: z.strictObject({ text: writtenText(2000).min(1) }),
    status: 204,
    failures: ['user_not_found', 'too_many_notes'],
  },
  'POST /api/admin/users/{id}/suspend': {
    summary: 'Suspend an account: its sessions end at once',
    access: 'operator',
    area: 'people',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ reason: writtenText(1000).min(3) }),
    response: userRow,
    failures: ['user_not_found', 'last_operator', 'status_conflict', 'staff_role'],
  },
  'POST /api/admin/users/{id}/reinstate': {
    summary: 'Open a suspended account again',
    access: 'operator',
    area: 'people',
    params: z.object({ id: z.uuid() }),
    response: userRow,
    failures: ['user_not_found', 'status_conflict', 'staff_role'],
  },
  'PUT /api/admin/users/{id}/permissions': {
    summary: 'Make somebody an operator with a role, or an operator (null) somebody again',
    access: 'operator',
    area: 'market',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ role: z.enum(STAFF_ROLES).nullable() }),
    response: userRow,
    failures: ['confirmation_required', 'user_not_found', 'status_conflict', 'last_operator'],
  },
} as const satisfies Contract
