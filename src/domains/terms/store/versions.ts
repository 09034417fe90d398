import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listOf } from '../../../platform/db/list-of.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { BUYER_PAGES, type TextPage } from '../rules/pages.ts'

export type Words = Partial<Record<Locale, string>>
export type StoredDraft = { page: TextPage; words: Words; changes: Words; revision: number; updatedAt: Date }
export type StoredException = { ground: 'law' | 'danger'; reason: string }
export type StoredVersion = {
  id: number
  page: TextPage
  number: number
  words: Words
  changes: Words
  publishedAt: Date
  from: Date
  /** When the one after it began or begins; null: nothing follows. */
  until: Date | null
  exception: StoredException | null
}

/** Changes of a page's text follow each other. */
export async function lockPage(db: Database, page: TextPage): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`text ${page}`}))`.execute(db)
}

/** The draft of a page, if there is one. */
export async function findDraft(db: Database, page: TextPage): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    select page, words, changes, revision, updated_at as "updatedAt" from text_drafts where page = ${page}`.execute(db)
  return rows[0]
}

/** Writes the draft of a page; each time its revision grows. */
export async function saveDraft(
  db: Database,
  { page, words, changes, at }: Pick<StoredDraft, 'page' | 'words' | 'changes'> & { at: Date },
): Promise<void> {
  await sql`
    insert into text_drafts (page, words, changes, revision, updated_at)
    values (${page}, ${JSON.stringify(words)}::jsonb, ${JSON.stringify(changes)}::jsonb, 1, ${at})
    on conflict (page) do update set words = excluded.words, changes = excluded.changes,
      updated_at = excluded.updated_at, revision = text_drafts.revision + 1`.execute(db)
}

/** Takes the draft of a page away: thrown away, or published. */
export async function deleteDraft(db: Database, page: TextPage): Promise<void> {
  await sql`delete from text_drafts where page = ${page}`.execute(db)
}

/** Writes the next version of a page; whoever calls has locked it. */
export async function insertVersion(
  db: Database,
  { page, words, changes }: StoredDraft,
  { at, from, exception }: { at: Date; from: Date; exception: StoredException | null },
): Promise<{ id: number; number: number }> {
  const { rows } = await sql<{ id: number; number: number }>`
    insert into text_versions (page, number, words, changes, published_at, in_force_from, exception)
    values (${page}, (select coalesce(max(number), 0) + 1 from text_versions where page = ${page}),
      ${JSON.stringify(words)}::jsonb, ${JSON.stringify(changes)}::jsonb, ${at}, ${from},
      ${exception && JSON.stringify(exception)}::jsonb)
    returning id, number`.execute(db)
  return must(rows[0], 'the version just written')
}

/** The version after each: by the moment it begins, of the same moment the later one. */
const versions = (page: RawBuilder<boolean>) => sql`
  select id, page, number, words, changes, published_at as "publishedAt", in_force_from as "from", exception,
    lead(in_force_from) over (partition by page order by in_force_from, number) as until
  from text_versions where ${page}`

/** Of one page, the latest to begin first; `after`: the one before it in this list. */
export async function findVersions(
  db: Database,
  page: TextPage,
  { after, limit }: { after: number | null; limit: number },
): Promise<StoredVersion[]> {
  const beyond =
    after === null
      ? sql``
      : sql`
    where (v."from", v.number) < (select in_force_from, number from text_versions where page = ${page} and number = ${after})`
  const { rows } = await sql<StoredVersion>`
    select * from (${versions(sql`page = ${page}`)}) v ${beyond} order by v."from" desc, v.number desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** By its number within its page. */
export async function findVersion(db: Database, page: TextPage, number: number): Promise<StoredVersion | undefined> {
  const { rows } = await sql<StoredVersion>`
    select * from (${versions(sql`page = ${page}`)}) v where v.number = ${number}`.execute(db)
  return rows[0]
}

/** By their ids, whatever the page. */
export async function findByIds(db: Database, ids: readonly number[]): Promise<StoredVersion[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredVersion>`
    select * from (${versions(sql`page in (select page from text_versions where id = any(${ids}::int[]))`)}) v
    where v.id = any(${ids}::int[]) order by v.id`.execute(db)
  return rows
}

/** What holds at a moment and what is planned, of some pages: the earliest first. */
export async function findCurrent(db: Database, pages: readonly TextPage[], at: Date): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select * from (${versions(sql`page = any(${pages}::text[])`)}) v
    where v.until is null or v.until > ${at} order by v.page, v."from", v.number`.execute(db)
  return rows
}

/** The versions of the buyers' terms that hold at a moment, as a value for statements of other domains. */
export const buyersTermsAt = (at: Date): RawBuilder<number[]> => sql`array(
  select id from (
    select distinct on (page) id from text_versions
    where page in ${listOf(BUYER_PAGES)} and in_force_from <= ${at}
    order by page, in_force_from desc, number desc) as held order by id)`

/** Pages that have a draft. */
export async function findDrafted(db: Database): Promise<TextPage[]> {
  const { rows } = await sql<{ page: TextPage }>`select page from text_drafts order by page`.execute(db)
  return rows.map(({ page }) => page)
}
