import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Proposal } from '../tree/contract.ts'

type Row = Omit<Proposal, 'createdAt' | 'decidedAt'> & { createdAt: Date; decidedAt: Date | null }

const columns = sql`p.id, p.company_id as "companyId", c.short_name as "companyName", p.parent_id as "parentId", p.names, p.note,
  p.status, p.category_id as "categoryId", p.answer, p.created_at as "createdAt", p.decided_at as "decidedAt"`

const toProposal = (row: Row): Proposal => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

export async function findProposal(db: Database, id: number): Promise<Proposal | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from category_proposals p join companies c on c.id = p.company_id where p.id = ${id} for update of p`.execute(
    db,
  )
  return rows.map(toProposal)[0]
}

export async function findProposalsOf(db: Database, companyId: number, limit: number): Promise<Proposal[]> {
  const { rows } = await sql<Row>`
    select ${columns} from category_proposals p join companies c on c.id = p.company_id
    where p.company_id = ${companyId} order by p.id desc limit ${limit}`.execute(db)
  return rows.map(toProposal)
}

/** Waiting ones oldest first, others newest first. */
export async function findProposals(
  db: Database,
  waiting: boolean,
  after: number | null,
  limit: number,
): Promise<Proposal[]> {
  const { rows } = waiting
    ? await sql<Row>`
        select ${columns} from category_proposals p join companies c on c.id = p.company_id
        where p.status = 'waiting' and p.id > ${after ?? 0} order by p.id limit ${limit}`.execute(db)
    : await sql<Row>`
        select ${columns} from category_proposals p join companies c on c.id = p.company_id
        where p.status in ('accepted', 'declined') and (${after}::bigint is null or p.id < ${after}::bigint)
        order by p.id desc limit ${limit}`.execute(db)
  return rows.map(toProposal)
}

/** Adds a proposal unless so many of the company wait already. The company's row is held, so that two at once count each other. */
export async function insertProposal(
  db: Database,
  row: { companyId: number; userId: string; parentId: number | null; names: object; note: string; at: Date },
  mostWaiting: number,
): Promise<number | undefined> {
  await sql`select from companies where id = ${row.companyId} for no key update`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into category_proposals (company_id, user_id, parent_id, names, note, created_at)
    select ${row.companyId}, ${row.userId}::uuid, ${row.parentId}::int, ${JSON.stringify(row.names)}::jsonb, ${row.note}, ${row.at}
    where (select count(*) from category_proposals where company_id = ${row.companyId} and status = 'waiting') < ${mostWaiting}
    returning id`.execute(db)
  return rows[0]?.id
}

export async function decideProposal(
  db: Database,
  id: number,
  decision: { status: 'accepted' | 'declined' | 'withdrawn'; categoryId: number | null; answer: string; at: Date },
): Promise<void> {
  await sql`
    update category_proposals set status = ${decision.status}, category_id = ${decision.categoryId}::int, answer = ${decision.answer},
      decided_at = ${decision.at} where id = ${id}`.execute(db)
}

/** Proposals about a category that is merged are about the other one now. */
export async function repointProposals(db: Database, from: number, into: number): Promise<void> {
  await sql`
    update category_proposals set parent_id = case when parent_id = ${from} then ${into} else parent_id end,
      category_id = case when category_id = ${from} then ${into} else category_id end
    where parent_id = ${from} or category_id = ${from}`.execute(db)
}
