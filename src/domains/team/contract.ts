import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { TEAM_ROLES } from '../companies/contract.ts'

export const TEAM_LIMIT = 50

export const member = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  since: z.string(),
})
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  invitedAt: z.string(),
  expiresAt: z.string(),
})
export const team = z.object({
  members: z.array(member),
  /** Open ones; empty for who may not change the team. */
  invitations: z.array(invitation),
})
export type Team = z.output<typeof team>

const params = z.object({ id: idInPath })
const ofMember = z.object({ id: idInPath, userId: z.uuid() })
const token = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) })

export const teamContract = {
  'GET /api/companies/{id}/team': {
    summary: 'Who works for the company',
    access: 'signedIn',
    params,
    response: team,
    failures: ['company_not_found'],
  },
  'POST /api/companies/{id}/invitations': {
    summary: 'Invite somebody by e-mail; an earlier invitation of the same address is replaced',
    access: 'signedIn',
    params,
    body: z.strictObject({ email: z.email().max(200), role: z.enum(TEAM_ROLES) }),
    response: team,
    status: 201,
    failures: ['company_not_found', 'forbidden', 'already_member', 'team_full', 'mail_unavailable', 'rate_limited'],
  },
  'DELETE /api/companies/{id}/invitations/{invitationId}': {
    summary: 'Take an invitation back',
    access: 'signedIn',
    params: z.object({ id: idInPath, invitationId: z.uuid() }),
    response: team,
    failures: ['company_not_found', 'forbidden', 'invitation_not_found'],
  },
  'PUT /api/companies/{id}/members/{userId}': {
    summary: "Change a member's role; the last owner stays owner",
    access: 'signedIn',
    params: ofMember,
    body: z.strictObject({ role: z.enum(TEAM_ROLES) }),
    response: team,
    failures: ['company_not_found', 'forbidden', 'member_not_found', 'company_needs_owner'],
  },
  'DELETE /api/companies/{id}/members/{userId}': {
    summary: 'Remove a member, or leave',
    access: 'signedIn',
    params: ofMember,
    response: team.nullable(),
    failures: ['company_not_found', 'forbidden', 'member_not_found', 'company_needs_owner'],
  },
  'GET /api/invitations/{token}': {
    summary: 'What an invitation offers',
    access: 'public',
    params: token,
    response: z.object({ company: z.string(), role: z.enum(TEAM_ROLES), email: z.string(), expiresAt: z.string() }),
    failures: ['invitation_not_found'],
  },
  'POST /api/invitations/{token}/accept': {
    summary: 'Join: the account has to have the e-mail address that was invited',
    access: 'signedIn',
    params: token,
    response: z.object({ companyId: z.number().int() }),
    // The path is the secret here: it must not be kept with the answers to repeated requests.
    secretAnswer: true,
    failures: ['invitation_not_found', 'invitation_for_other', 'team_full'],
  },
} as const satisfies Contract
