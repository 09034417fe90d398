// What the start page is made of, version by version.
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Newest = { version: number; blocks: unknown }
type Version = { version: number; by: string; at: Date; count: number }
type Saved = { blocks: unknown; by: string; at: Date }

/** The newest version, which holds. */
export async function findNewest(db: Database): Promise<Newest | undefined> {
  const { rows } = await sql<Newest>`
    select version, blocks from start_page_versions order by version desc limit 1`.execute(db)
  return rows[0]
}

export async function findVersion(db: Database, version: number): Promise<unknown> {
  const { rows } = await sql<{
    blocks: unknown
  }>`select blocks from start_page_versions where version = ${version}`.execute(db)
  return rows[0]?.blocks
}

/** Versions, the newest first, behind one. */
export async function findVersions(db: Database, before: number | null, limit: number): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select version, by, at, jsonb_array_length(blocks) as count from start_page_versions
    where version < coalesce(${before}::int, 2147483647) order by version desc limit ${limit}`.execute(db)
  return rows
}

/** Writes the version behind the one that was seen; false where another came first. Two at once meet at the number. */
export async function insertVersion(db: Database, seen: number, { blocks, by, at }: Saved): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    insert into start_page_versions (version, blocks, by, at)
    select ${seen}::int + 1, ${JSON.stringify(blocks)}::jsonb, ${by}::uuid, ${at}::timestamptz
    where ${seen}::int = (select coalesce(max(version), 0) from start_page_versions)
    on conflict (version) do nothing returning version`.execute(db)
  return rows.length > 0
}
