import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { UNIT_GRADES, type UnitGrade } from '../rules/rule.ts'
import { MOST_TOLD, type OfferedUnit } from './contract.ts'

/** Grades as numbers, the best first; null of what has none. */
const rank = sql`array_position(${[...UNIT_GRADES]}::text[], grade)`
const graded = (position: RawBuilder<unknown>) => sql`(${[...UNIT_GRADES]}::text[])[${position}]`

/** A certificate with its file, since which nobody had the thing who was not told of it. */
const erasure = sql`(
  select jsonb_build_object('method', e.data->>'method', 'tool', e.data->>'tool', 'day', e.data->>'day') from unit_events e
  where e.unit_id = u.id and e.kind = 'wiped' and e.seq = (
      select max(seq) from unit_events where unit_id = u.id and kind in ('wiped', 'received', 'returned'))
    and exists (select from unit_erasures c where c.unit_id = u.id and c.file_hash = decode(e.data->>'file', 'hex')))`

/** Its newest test was made by another seller than the one who has it. Sellers are counted as they had it, the first first. */
const testedBefore = sql`coalesce((
  select e.by <> 'seller-' || array_position(u.sellers, u.company_id) from unit_events e
  where e.unit_id = u.id and e.kind = 'tested' order by e.seq desc limit 1), false)`

export type StoredOffered = {
  productId: number
  count: number
  tested: number
  best: UnitGrade | null
  worst: UnitGrade | null
  units: Omit<OfferedUnit, 'because'>[]
}

/** What is to be had of these products, thing by thing: one statement for all of them. */
export async function findOfferedUnits(db: Database, productIds: readonly number[]): Promise<StoredOffered[]> {
  const { rows } = await sql<StoredOffered>`
    select p.id as "productId", s.count, s.tested, ${graded(sql`s.best`)} as best, ${graded(sql`s.worst`)} as worst, t.units
    from unnest(${productIds}::int[]) p (id)
    cross join lateral (
      select count(*)::int as count, count(facts)::int as tested, min(${rank}) as best, max(${rank}) as worst
      from units where product_id = p.id and state = 'inStock') s
    cross join lateral (
      select jsonb_agg(jsonb_build_object('code', u.code, 'versionId', u.version_id, 'facts', u.facts,
        'testedAt', to_char(u.tested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'testedBefore', ${testedBefore}, 'grade', u.grade, 'gradeRules', u.grade_rules,
        'gradeByHand', u.grade_by_hand, 'gradeProposed', u.grade_proposed, 'reason', case when u.grade_by_hand then (
          select note from unit_events where unit_id = u.id and kind = 'graded' order by seq desc limit 1) end,
        'erasure', ${erasure}) order by u.facts is null, u.id) as units
      from (select * from units where product_id = p.id and state = 'inStock' order by facts is null, id limit ${MOST_TOLD}) u) t
    where s.count > 0`.execute(db)
  return rows
}

export type WorstUnit = { productId: number; code: string; last4: string | null; grade: UnitGrade }

/** Of each of these products the unit with the worst grade; none where none is graded. `without`: codes of units that are being measured anew. */
export async function findWorstUnits(
  db: Database,
  productIds: readonly number[],
  without: readonly string[] = [],
): Promise<WorstUnit[]> {
  const { rows } = await sql<WorstUnit>`
    select distinct on (product_id) product_id as "productId", code, last4, grade
    from units where product_id = any(${productIds}::int[]) and grade is not null and state <> 'sold' and not code = any(${without}::text[])
    order by product_id, ${rank} desc, id`.execute(db)
  return rows
}

/**
 * For a statement that writes an order: units of a version that are to be had as JSON (code, kind and last characters of the number), with how
 * many they are; those of the product alone (`version` null) or of any of its versions.
 */
export const unitsToBeHad = (product: string, which: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
  select count(*)::bigint as many,
    coalesce(jsonb_agg(jsonb_build_object('code', code, 'kind', number_kind, 'last4', last4) order by id), '[]') as units
  from units where product_id = ${sql.ref(product)} and state = 'inStock' and ${which})`
