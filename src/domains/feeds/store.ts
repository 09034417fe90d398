import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { must } from '../../values/must.ts'
import type { FeedName, FeedSettings } from './contract.ts'

/** A list that is being written, and how far it is. */
export type FeedDraft = Omit<FeedSettings, 'isOn'> & {
  /** Of this writing; a later one has another. */
  id: string
  /** Id of the last product written. */
  place: number
  parts: string[]
  offers: number
  leftOut: number
  bytes: number
  /** When something was written last, UTC. */
  at: string
}

export type StoredFeed = FeedSettings & {
  name: FeedName
  parts: string[]
  offers: number
  leftOut: number
  bytes: number
  writtenAt: Date | null
  draft: FeedDraft | null
}

const columns = sql`name, is_on as "isOn", locale, states, parts, offers, left_out as "leftOut", bytes::float8 as bytes, written_at as "writtenAt", draft`

export async function findFeeds(db: Database): Promise<StoredFeed[]> {
  return (await sql<StoredFeed>`select ${columns} from feeds`.execute(db)).rows
}

export async function findFeed(db: Database, name: FeedName): Promise<StoredFeed | undefined> {
  return (await sql<StoredFeed>`select ${columns} from feeds where name = ${name}`.execute(db)).rows[0]
}

/** The row of a list, locked; it is made where there is none. */
export async function lockFeed(db: Database, name: FeedName, first: FeedSettings): Promise<StoredFeed> {
  await sql`
    insert into feeds (name, is_on, locale, states) values (${name}, ${first.isOn}, ${first.locale}, ${first.states}::text[])
    on conflict (name) do nothing`.execute(db)
  const { rows } = await sql<StoredFeed>`select ${columns} from feeds where name = ${name} for update`.execute(db)
  return must(rows[0], 'the row just made')
}

export async function saveSettings(db: Database, name: FeedName, next: FeedSettings): Promise<void> {
  await sql`update feeds set is_on = ${next.isOn}, locale = ${next.locale}, states = ${next.states}::text[] where name = ${name}`.execute(
    db,
  )
}

export async function saveDraft(db: Database, name: FeedName, draft: FeedDraft | null): Promise<void> {
  await sql`update feeds set draft = ${draft === null ? null : JSON.stringify(draft)}::jsonb where name = ${name}`.execute(
    db,
  )
}

/** How far a writing came; false where another got there first, or began anew. */
export async function advanceDraft(
  db: Database,
  name: FeedName,
  { id, place }: { id: string; place: number },
  next: FeedDraft,
): Promise<boolean> {
  const { rows } = await sql`
    update feeds set draft = ${JSON.stringify(next)}::jsonb
    where name = ${name} and draft->>'id' = ${id} and (draft->>'place')::int = ${place} returning 1`.execute(db)
  return rows.length > 0
}

/** What was written is served from now on; answers the files it takes the place of, or undefined where another came first. */
export async function publishDraft(
  db: Database,
  name: FeedName,
  { id, place }: { id: string; place: number },
  { parts, offers, leftOut, bytes }: FeedDraft,
  at: Date,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ old: string[] }>`
    with before as (
      select name, parts from feeds where name = ${name} and draft->>'id' = ${id} and (draft->>'place')::int = ${place} for update)
    update feeds f set parts = ${parts}::text[], offers = ${offers}, left_out = ${leftOut}, bytes = ${bytes}::bigint,
      written_at = ${at}, draft = null
    from before b where b.name = f.name returning b.parts as old`.execute(db)
  return rows[0]?.old
}

/** Of these files those that a list names: served, or being written. */
export async function findUsedParts(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select k as key from unnest(${keys}::text[]) k
    where exists (select from feeds f where k = any(f.parts) or f.draft->'parts' ? k)`.execute(db)
  return rows.map(({ key }) => key)
}
