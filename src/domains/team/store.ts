import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { personConditions } from '../accounts/index.ts'
import type { TeamRole } from '../companies/contract.ts'
import { companyConditions } from '../companies/index.ts'

/** An invitation is worth what its inviter is: an owner with an open account. */
const INVITER_STAYS = sql`${companyConditions.isOwnedBy('i.company_id', 'i.invited_by')}
  and ${personConditions.isActive('i.invited_by')}`

export type StoredInvitation = { id: string; email: string; role: TeamRole; invitedAt: Date; expiresAt: Date }

/** Open ones, the newest first. */
export async function findInvitations(db: Database, companyId: number, now: Date): Promise<StoredInvitation[]> {
  const { rows } = await sql<StoredInvitation>`
    select id, email, role, created_at as "invitedAt", expires_at as "expiresAt"
    from company_invitations i where company_id = ${companyId} and expires_at > ${now} and ${INVITER_STAYS} order by created_at desc, id`.execute(
    db,
  )
  return rows
}

type NewInvitation = { companyId: number; email: string; role: TeamRole; invitedBy: string; at: Date; expiresAt: Date }

/** Takes the place of an earlier invitation of the same address, whose token is worth nothing from now on. */
export async function upsertInvitation(db: Database, tokenHash: Buffer, invitation: NewInvitation): Promise<void> {
  const { companyId, email, role, invitedBy, at, expiresAt } = invitation
  await sql`insert into company_invitations (company_id, email, role, token_hash, invited_by, created_at, expires_at)
    values (${companyId}, ${email}, ${role}, ${tokenHash}, ${invitedBy}, ${at}, ${expiresAt})
    on conflict (company_id, lower(email)) do update set email = excluded.email, role = excluded.role,
      token_hash = excluded.token_hash, invited_by = excluded.invited_by, created_at = excluded.created_at,
      expires_at = excluded.expires_at`.execute(db)
}

export async function deleteInvitation(db: Database, companyId: number, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from company_invitations where company_id = ${companyId} and id = ${id} returning 1`.execute(db)
  return rows.length > 0
}

export type FoundInvitation = { companyId: number; role: TeamRole; email: string; expiresAt: Date }

export async function findInvitation(db: Database, tokenHash: Buffer, now: Date): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`
    select i.company_id as "companyId", i.role, i.email, i.expires_at as "expiresAt" from company_invitations i
    where i.token_hash = ${tokenHash} and i.expires_at > ${now} and ${INVITER_STAYS}`.execute(db)
  return rows[0]
}

/** Uses an invitation up; of two at once only one has it. */
export async function takeInvitation(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<{ companyId: number; role: TeamRole; email: string } | undefined> {
  const { rows } = await sql<{ companyId: number; role: TeamRole; email: string }>`
    delete from company_invitations i where token_hash = ${tokenHash} and expires_at > ${now} and ${INVITER_STAYS}
    returning company_id as "companyId", role, email`.execute(db)
  return rows[0]
}

/** Takes back what a person offered in the name of a company. */
export async function deleteInvitationsBy(db: Database, companyId: number, userId: string): Promise<void> {
  await sql`delete from company_invitations where company_id = ${companyId} and invited_by = ${userId}`.execute(db)
}

export async function deleteInvitationsTo(db: Database, email: string): Promise<void> {
  await sql`delete from company_invitations where lower(email) = lower(${email})`.execute(db)
}

export async function deleteExpiredInvitations(db: Database, now: Date): Promise<void> {
  await sql`delete from company_invitations where expires_at <= ${now}`.execute(db)
}
