import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { ByScore } from '../rules/review-rules.ts'

export const KINDS = ['product', 'shop', 'company'] as const
export type Kind = (typeof KINDS)[number]
/** `score` of one subject is said once more (`by` 1) or once less (-1). */
export type Change = { kind: Kind; id: number; score: number; by: number }

type Row = { s1: number; s2: number; s3: number; s4: number; s5: number }
const toScores = ({ s1, s2, s3, s4, s5 }: Row): ByScore => [s1, s2, s3, s4, s5]

/** Counts in the caller's transaction; subjects in the same order for everybody, so that no two wait for each other. */
export async function changeTotals(db: Database, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const { rows } = await sql<Row>`
    insert into review_totals as t (kind, subject_id, s1, s2, s3, s4, s5)
    select kind, id, sum(by) filter (where score = 1), sum(by) filter (where score = 2), sum(by) filter (where score = 3),
      sum(by) filter (where score = 4), sum(by) filter (where score = 5)
    from (select kind, id, score, by from json_to_recordset(${JSON.stringify(changes)}::json)
        as c(kind text, id int, score int, by int)
      union all select distinct c.kind, c.id, s, 0 from json_to_recordset(${JSON.stringify(changes)}::json)
        as c(kind text, id int), generate_series(1, 5) s) as one
    group by kind, id order by kind, id
    on conflict (kind, subject_id) do update set s1 = t.s1 + excluded.s1, s2 = t.s2 + excluded.s2,
      s3 = t.s3 + excluded.s3, s4 = t.s4 + excluded.s4, s5 = t.s5 + excluded.s5
    returning s1, s2, s3, s4, s5`.execute(db)
  if (rows.some((row) => toScores(row).some((count) => count < 0))) throw new Error('fewer reviews than none')
}

/** Nobody said anything of what has no row. */
export async function findTotals(db: Database, kind: Kind, id: number): Promise<ByScore> {
  const { rows } = await sql<Row>`
    select s1, s2, s3, s4, s5 from review_totals where kind = ${kind} and subject_id = ${id}`.execute(db)
  return rows[0] ? toScores(rows[0]) : [0, 0, 0, 0, 0]
}

export type Difference = { kind: Kind; id: number; counted: ByScore; there: ByScore }

/** What is counted against what is there, over all: for the check of the market alone. */
export async function findDifferences(db: Database, limit: number): Promise<Difference[]> {
  const { rows } = await sql<{ kind: Kind; id: number; counted: Row; there: Row }>`
    with there as (
      select kind, subject_id, (count(*) filter (where score = 1))::int as s1, (count(*) filter (where score = 2))::int as s2,
        (count(*) filter (where score = 3))::int as s3, (count(*) filter (where score = 4))::int as s4,
        (count(*) filter (where score = 5))::int as s5
      from reviews, lateral (values ('product', product_id), ('shop', shop_id), ('company', company_id)) as of(kind, subject_id)
      where withdrawn_at is null and hidden_at is null and subject_id is not null group by kind, subject_id),
    both_sides as (
      select kind, subject_id as id,
        json_build_object('s1', coalesce(t.s1, 0), 's2', coalesce(t.s2, 0), 's3', coalesce(t.s3, 0), 's4', coalesce(t.s4, 0), 's5', coalesce(t.s5, 0)) as counted,
        json_build_object('s1', coalesce(h.s1, 0), 's2', coalesce(h.s2, 0), 's3', coalesce(h.s3, 0), 's4', coalesce(h.s4, 0), 's5', coalesce(h.s5, 0)) as there
      from review_totals t full join there h using (kind, subject_id))
    select kind, id, counted, there from both_sides where counted::text <> there::text order by kind, id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ kind, id, counted, there }) => ({
    ...{ kind, id: must(id, 'a subject') },
    counted: toScores(counted),
    there: toScores(there),
  }))
}
