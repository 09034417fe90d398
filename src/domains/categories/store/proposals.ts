import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import { findCompaniesOf, lockCompany } from '../../companies/index.ts'
import type { Proposal } from '../tree/contract.ts'

type Row = Omit<Proposal, 'companyName' | 'createdAt' | 'decidedAt'> & { createdAt: Date; decidedAt: Date | null }

const columns = sql`id, company_id as "companyId", parent_id as "parentId", names, note, status, category_id as "categoryId", answer,
  created_at as "createdAt", decided_at as "decidedAt"`

/** With the names of the companies, in one statement for all. */
async function toProposals(db: Database, rows: readonly Row[]): Promise<Proposal[]> {
  const companies = await findCompaniesOf(
    db,
    rows.map((row) => row.companyId),
  )
  const names = new Map(companies.map(({ id, shortName }) => [id, shortName]))
  return rows.map((row) => ({
    ...row,
    companyName: must(names.get(row.companyId), `company ${row.companyId} of proposal ${row.id}`),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

export async function findProposal(db: Database, id: number): Promise<Proposal | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from category_proposals where id = ${id} for update`.execute(db)
  return (await toProposals(db, rows))[0]
}

export async function findProposalsOf(db: Database, companyId: number, limit: number): Promise<Proposal[]> {
  const { rows } = await sql<Row>`
    select ${columns} from category_proposals
    where company_id = ${companyId} order by id desc limit ${limit}`.execute(db)
  return toProposals(db, rows)
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
        select ${columns} from category_proposals
        where status = 'waiting' and id > ${after ?? 0} order by id limit ${limit}`.execute(db)
    : await sql<Row>`
        select ${columns} from category_proposals
        where status in ('accepted', 'declined') and (${after}::bigint is null or id < ${after}::bigint)
        order by id desc limit ${limit}`.execute(db)
  return toProposals(db, rows)
}

/** Adds a proposal unless so many of the company wait already. The company is held, so that two at once count each other. */
export async function insertProposal(
  db: Database,
  row: { companyId: number; userId: string; parentId: number | null; names: object; note: string; at: Date },
  mostWaiting: number,
): Promise<number | undefined> {
  await lockCompany(db, row.companyId)
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
