import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Rated } from './contract.ts'
import type { ByScore } from './rules/average.ts'

export type Counted = { id: number; byScore: ByScore }
/** What is added to the counts of a subject, by score. */
export type Delta = Counted & { kind: Rated }

type Row = { id: number; s1: number; s2: number; s3: number; s4: number; s5: number }
const toCounted = ({ id, s1, s2, s3, s4, s5 }: Row): Counted => ({ id, byScore: [s1, s2, s3, s4, s5] })
const columns = sql`subject_id as id, s1, s2, s3, s4, s5`

/** Counts in the caller's transaction; subjects in the same order for everybody, so that no two wait for each other. */
export async function addTotals(db: Database, deltas: readonly Delta[]): Promise<void> {
  const rows = deltas.map(({ kind, id, byScore: [s1, s2, s3, s4, s5] }) => ({ kind, id, s1, s2, s3, s4, s5 }))
  const { rows: after } = await sql<Row>`
    insert into review_totals as t (kind, subject_id, s1, s2, s3, s4, s5)
    select kind, id, s1, s2, s3, s4, s5 from json_to_recordset(${JSON.stringify(rows)}::json)
      as d(kind text, id int, s1 int, s2 int, s3 int, s4 int, s5 int) order by kind, id
    on conflict (kind, subject_id) do update set s1 = t.s1 + excluded.s1, s2 = t.s2 + excluded.s2,
      s3 = t.s3 + excluded.s3, s4 = t.s4 + excluded.s4, s5 = t.s5 + excluded.s5
    returning ${columns}`.execute(db)
  if (after.some((row) => toCounted(row).byScore.some((count) => count < 0))) throw new Error('fewer reviews than none')
}

/** Nobody said anything of what has no row. */
export async function findTotals(db: Database, kind: Rated, ids: readonly number[]): Promise<Counted[]> {
  const { rows } = await sql<Row>`
    select ${columns} from review_totals where kind = ${kind} and subject_id = any(${ids}::int[])`.execute(db)
  return rows.map(toCounted)
}

/** Of all subjects, those after `after`: for the check of the market. */
export async function findTotalsAfter(db: Database, kind: Rated, after: number, limit: number): Promise<Counted[]> {
  const { rows } = await sql<Row>`
    select ${columns} from review_totals where kind = ${kind} and subject_id > ${after}
    order by subject_id limit ${limit}`.execute(db)
  return rows.map(toCounted)
}
