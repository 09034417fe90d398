import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import type { Locale } from '../../../../values/locale.ts'
import type { CompiledSearch } from '../../../search/index.ts'
import type { Often } from '../contract.ts'

export type SearchRow = { id: number; name: string; query: string; often: Often; createdAt: Date; waiting: number }

export async function findSearches(db: Database, userId: string): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select id, name, query, often, created_at as "createdAt", waiting from saved_searches
    where user_id = ${userId} order by lower(name), id`.execute(db)
  return rows
}

type Fresh = {
  userId: string
  name: string
  query: string
  locale: Locale
  often: Often
  search: CompiledSearch
  anchors: readonly string[]
  at: Date
}

/** One of the same conditions is given name and frequency instead. */
export async function saveSearch(
  db: Database,
  { userId, name, query, locale, often, search, anchors, at }: Fresh,
): Promise<void> {
  await sql`
    with saved as (
      insert into saved_searches (user_id, name, query, locale, often, created_at, compiled, compiled_at, told_at)
      values (${userId}, ${name}, ${query}, ${locale}, ${often}, ${at}, ${JSON.stringify(search)}::jsonb, ${at}, ${at})
      on conflict (user_id, query) do update set name = excluded.name, often = excluded.often returning id)
    insert into saved_search_anchors (anchor, search_id)
    select anchor, saved.id from saved, unnest(${anchors}::text[]) as anchor on conflict do nothing`.execute(db)
}

export async function updateSearch(
  db: Database,
  userId: string,
  id: number,
  name: string,
  often: Often,
): Promise<boolean> {
  const { rows } = await sql`
    update saved_searches set name = ${name}, often = ${often},
      waiting = case when ${often} = 'never' then 0 else waiting end, waiting_ids = case when ${often} = 'never' then '{}' else waiting_ids end
    where id = ${id} and user_id = ${userId} returning 1`.execute(db)
  return rows.length > 0
}

export async function deleteSearch(db: Database, userId: string, id: number): Promise<boolean> {
  const { rows } = await sql`delete from saved_searches where id = ${id} and user_id = ${userId} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function deleteSearchesOf(db: Database, userId: string): Promise<void> {
  await sql`delete from saved_searches where user_id = ${userId}`.execute(db)
}

/** Those compiled longest ago. */
export async function findOldest(
  db: Database,
  before: Date,
  limit: number,
): Promise<{ id: number; query: string; locale: Locale }[]> {
  const { rows } = await sql<{ id: number; query: string; locale: Locale }>`
    select id, query, locale from saved_searches where compiled_at < ${before} order by compiled_at limit ${limit}`.execute(
    db,
  )
  return rows
}

export type Recompiled = { id: number; search: CompiledSearch | null; anchors: readonly string[] }

/** In one statement; what cannot be compiled any more (its category is gone) is not compared any more. */
export async function saveCompiled(db: Database, searches: readonly Recompiled[], at: Date): Promise<void> {
  await sql`
    with told as (
      select * from json_to_recordset(${JSON.stringify(searches)}::json) as t(id int, search jsonb, anchors jsonb)),
    saved as (
      update saved_searches s set compiled = coalesce(told.search, s.compiled), compiled_at = ${at} from told where s.id = told.id returning s.id),
    wanted as (
      select told.id, a.anchor from told join saved on saved.id = told.id, jsonb_array_elements_text(told.anchors) as a(anchor)),
    gone as (
      delete from saved_search_anchors a using saved where a.search_id = saved.id
        and not exists (select from wanted w where w.id = a.search_id and w.anchor = a.anchor))
    insert into saved_search_anchors (anchor, search_id) select anchor, id from wanted on conflict do nothing`.execute(
    db,
  )
}
