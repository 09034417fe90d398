import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import type { CompiledSearch } from '../../../search/index.ts'

export type Following = { revision: number; walkAfter: number | null }

/** How far the lists were followed, held until the transaction ends: two runs at once do not compare the same offers. */
export async function lockFollowing(db: Database): Promise<Following | undefined> {
  const { rows } = await sql<Following>`
    select revision::float8 as revision, walk_after as "walkAfter" from search_following for update skip locked`.execute(
    db,
  )
  return rows[0]
}

export async function saveFollowing(db: Database, { revision, walkAfter }: Following): Promise<void> {
  await sql`update search_following set revision = ${revision}::bigint, walk_after = ${walkAfter}`.execute(db)
}

/** Notes offers as compared; answers those that never were. */
export async function takeFresh(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into matched_offers (product_id) select id from unnest(${ids}::int[]) as id order by id
    on conflict do nothing returning product_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

export type Candidate = { id: number; compiled: CompiledSearch; anchors: string[] }

/** Searches that have one of the lexemes for an anchor, in order, after one of them. */
export async function findCandidates(
  db: Database,
  lexemes: readonly string[],
  after: number,
  limit: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select s.id, s.compiled, array_agg(a.anchor) as anchors from saved_search_anchors a join saved_searches s on s.id = a.search_id
    where a.anchor = any(${lexemes}::text[]) and s.id > ${after} and s.often <> 'never'
    group by s.id order by s.id limit ${limit}`.execute(db)
  return rows
}

/** Adds what was found, in the order of searches; of each some offers are kept to be named. */
export async function addFound(
  db: Database,
  found: readonly { id: number; productIds: readonly number[] }[],
  kept: number,
): Promise<void> {
  await sql`
    with told as (
      select id, "productIds" as ids from json_to_recordset(${JSON.stringify(found)}::json) as t(id int, "productIds" int[])),
    held as (select s.id from saved_searches s join told using (id) order by s.id for no key update of s)
    update saved_searches s set waiting = s.waiting + cardinality(told.ids), waiting_ids = (told.ids || s.waiting_ids)[1:${sql.lit(kept)}]
    from told join held using (id) where s.id = told.id`.execute(db)
}

export type Due = { id: number; userId: string; name: string; query: string; waiting: number; waitingIds: number[] }

/** Takes what is to be told: searches that tell at once, and those that tell daily and have not since `daily`. Each is taken once. */
export async function takeDue(db: Database, { daily, now }: { daily: Date; now: Date }, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select id, user_id, name, query, waiting, waiting_ids from saved_searches
      where waiting > 0 and (often = 'atOnce' or (often = 'daily' and told_at <= ${daily}))
      order by id limit ${limit} for no key update skip locked),
    taken as (
      update saved_searches s set waiting = 0, waiting_ids = '{}', told_at = ${now} from due where s.id = due.id)
    select id, user_id as "userId", name, query, waiting, waiting_ids as "waitingIds" from due order by id`.execute(db)
  return rows
}
