import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CompanyStatus } from '../rules/company-status.ts'
import type { TeamRole } from '../rules/team-permissions.ts'

export type StoredMember = {
  userId: string
  firstName: string
  lastName: string
  email: string
  role: TeamRole
  since: Date
}

/** Owners first, then in the order they came. */
export async function findMembers(db: Database, companyId: number): Promise<StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    select m.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email, m.role, m.since
    from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} order by m.role <> 'owner', m.since, m.user_id`.execute(db)
  return rows
}

export async function findRole(db: Database, companyId: number, userId: string): Promise<TeamRole | undefined> {
  const { rows } = await sql<{ role: TeamRole }>`
    select role from company_members where company_id = ${companyId} and user_id = ${userId}`.execute(db)
  return rows[0]?.role
}

export type TeamSize = { members: number; owners: number }

export async function countTeam(db: Database, companyId: number): Promise<TeamSize> {
  const { rows } = await sql<TeamSize>`
    select count(*)::int as members, (count(*) filter (where role = 'owner'))::int as owners
    from company_members where company_id = ${companyId}`.execute(db)
  return rows[0] ?? { members: 0, owners: 0 }
}

/** False for somebody who is a member already and stays what she is. */
export async function insertMember(db: Database, companyId: number, userId: string, role: TeamRole): Promise<boolean> {
  const { rows } = await sql`
    insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, ${role})
    on conflict (company_id, user_id) do nothing returning 1`.execute(db)
  return rows.length > 0
}

export async function updateRole(db: Database, companyId: number, userId: string, role: TeamRole): Promise<void> {
  await sql`update company_members set role = ${role} where company_id = ${companyId} and user_id = ${userId}`.execute(
    db,
  )
}

export async function deleteMember(db: Database, companyId: number, userId: string): Promise<void> {
  await sql`delete from company_members where company_id = ${companyId} and user_id = ${userId}`.execute(db)
}

export async function belongsSomewhere(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from company_members where user_id = ${userId} limit 1`.execute(db)
  return rows.length > 0
}

export type Membership = {
  companyId: number
  status: CompanyStatus
  operatesMarket: boolean
  role: TeamRole
} & TeamSize

/** Everything a person belongs to, in id order; the companies are held until the transaction ends. */
export async function lockMemberships(db: Database, userId: string): Promise<Membership[]> {
  await sql`select 1 from companies where id in (select company_id from company_members where user_id = ${userId})
    order by id for update`.execute(db)
  // Counted after the lock: whoever left while we waited counts no more.
  const { rows } = await sql<Membership>`
    select c.id as "companyId", c.status, c.operates_market as "operatesMarket", mine.role,
      count(*)::int as members, (count(*) filter (where every.role = 'owner'))::int as owners
    from company_members mine join companies c on c.id = mine.company_id
    join company_members every on every.company_id = c.id
    where mine.user_id = ${userId} group by c.id, mine.role order by c.id`.execute(db)
  return rows
}

/** Answers the keys of the files that belonged to the company and nobody needs any more. */
export async function deleteDraft(db: Database, companyId: number): Promise<string[]> {
  const { rows: files } = await sql<{ key: string }>`
    select file_key as key from company_documents where company_id = ${companyId}
    union all select photo_key from companies where id = ${companyId} and photo_key is not null`.execute(db)
  await sql`delete from companies where id = ${companyId} and status = 'draft'`.execute(db)
  return files.map((file) => file.key)
}

/** An invitation is worth what its inviter is: an owner with an open account. */
const INVITER_STAYS = sql`exists (select 1 from company_members m join users u on u.id = m.user_id
  where m.company_id = i.company_id and m.user_id = i.invited_by and m.role = 'owner' and u.status = 'active')`

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

export type FoundInvitation = { companyId: number; company: string; role: TeamRole; email: string; expiresAt: Date }

export async function findInvitation(db: Database, tokenHash: Buffer, now: Date): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`
    select c.id as "companyId", c.name as company, i.role, i.email, i.expires_at as "expiresAt"
    from company_invitations i join companies c on c.id = i.company_id
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
