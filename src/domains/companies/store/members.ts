import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import { readContacts } from '../../accounts/index.ts'
import type { CompanyStatus } from '../rules/company-status.ts'
import { roleMay, type TeamAction, type TeamRole } from '../rules/team-permissions.ts'

export type StoredMember = {
  userId: string
  firstName: string
  lastName: string
  email: string
  role: TeamRole
  since: Date
}

export type StoredRole = Pick<StoredMember, 'userId' | 'role' | 'since'>

/** Who belongs to the company with what part: owners first, then in the order they came. */
export async function findRoles(db: Database, companyId: number): Promise<StoredRole[]> {
  const { rows } = await sql<StoredRole>`
    select user_id as "userId", role, since from company_members
    where company_id = ${companyId} order by role <> 'owner', since, user_id`.execute(db)
  return rows
}

/** The same with names and addresses. */
export async function findMembers(db: Database, companyId: number): Promise<StoredMember[]> {
  const roles = await findRoles(db, companyId)
  const contacts = await readContacts(
    { db },
    roles.map(({ userId }) => userId),
  )
  const byId = new Map(contacts.map(({ locale: _, ...contact }) => [contact.userId, contact]))
  return roles.flatMap((role) => {
    // Whoever deleted the account between the two statements has left.
    const contact = byId.get(role.userId)
    return contact ? [{ ...contact, ...role }] : []
  })
}

/** What part somebody has in a company now, asked of the database: a session may be older. Undefined: none. */
export async function findRole(db: Database, companyId: number, userId: string): Promise<TeamRole | undefined> {
  const { rows } = await sql<{ role: TeamRole }>`
    select role from company_members where company_id = ${companyId} and user_id = ${userId}`.execute(db)
  return rows[0]?.role
}

export type TeamSize = { members: number; owners: number }

/** How many belong to a company, and how many of them are owners. */
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

/** Makes somebody an owner who has no part in the company yet; a member stays what she is. Answers the part. */
export async function insertOwner(db: Database, companyId: number, userId: string): Promise<TeamRole> {
  const { rows } = await sql<{ role: TeamRole }>`
    insert into company_members as m (company_id, user_id, role) values (${companyId}, ${userId}, 'owner')
    on conflict (company_id, user_id) do update set role = m.role returning role`.execute(db)
  return must(rows[0], 'the part just written').role
}

/** Gives a member another part; nothing happens to who is no member. That an owner stays is the caller's to see to. */
export async function updateRole(db: Database, companyId: number, userId: string, role: TeamRole): Promise<void> {
  await sql`update company_members set role = ${role} where company_id = ${companyId} and user_id = ${userId}`.execute(
    db,
  )
}

/** Takes somebody out of a company; what an owner gave meanwhile (keys, invitations) ends separately. */
export async function deleteMember(db: Database, companyId: number, userId: string): Promise<void> {
  await sql`delete from company_members where company_id = ${companyId} and user_id = ${userId}`.execute(db)
}

/** Whether a person works for any company at all, which makes a seller of a buyer. */
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

/** Everything a person belongs to, in id order; the companies are locked until the transaction ends. */
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

/** The companies in which somebody's part allows an action now. */
export async function findCompaniesWhere(db: Database, userId: string, action: TeamAction): Promise<number[]> {
  const { rows } = await sql<{ companyId: number; role: TeamRole }>`
    select company_id as "companyId", role from company_members where user_id = ${userId} order by company_id`.execute(
    db,
  )
  return rows.filter(({ role }) => roleMay(role, action)).map(({ companyId }) => companyId)
}

export type OwnedCompany = { companyId: number; name: string; owners: string[] }

/** Companies that sell or did, with their owners, in id order from one on. One statement. */
export async function findOwnersAfter(db: Database, after: number, limit: number): Promise<OwnedCompany[]> {
  const { rows } = await sql<OwnedCompany>`
    select c.id as "companyId", c.name, array(
      select user_id from company_members where company_id = c.id and role = 'owner' order by user_id) as owners
    from companies c where c.id > ${after} and c.status in ('approved', 'suspended') order by c.id limit ${limit}`.execute(
    db,
  )
  return rows
}
