import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { FacetValue } from '../project-document.ts'

export type DocumentRow = {
  productId: number
  companyId: number
  categoryId: number
  topCategoryId: number
  price: number
  score: number
  listedAt: number
  inStock: boolean
  sampled: boolean
  modelName: string | null
  terms: string
  title: string
  /** Hexadecimal. */
  packedRow: string
  card: string
  /** By which rules it was made. */
  rules: number
}

/** Ids of facet values, in the order asked; unknown ones are added. */
export async function upsertFacetValues(db: Database, values: readonly FacetValue[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(values.map((value, at) => ({ ...value, at })))}::jsonb)
        as t(at int, key text, value text, label text, number float8)),
    changed as (
      insert into facet_values as f (key, value, label, number)
      select a.key, a.value, a.label, a.number from asked a
      left join facet_values f on f.key = a.key and f.value = a.value
      where f.id is null or f.label <> a.label order by a.key, a.value
      on conflict (key, value) do update set label = excluded.label
      returning f.id, f.key, f.value)
    select coalesce(c.id, f.id) as id from asked a
    left join changed c on c.key = a.key and c.value = a.value
    left join facet_values f on f.key = a.key and f.value = a.value
    order by a.at`.execute(db)
  return rows.map((row) => row.id)
}

/** Writes documents and their cards; two statements however many they are. */
export async function saveDocuments(db: Database, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map((row) => row.productId)
  await sql`
    insert into listings (product_id, company_id, category_id, top_category_id, price, score, listed_at, in_stock, sampled, terms, title, digest, rules_version, model_name)
    select * from unnest(${ids}::int[], ${rows.map((row) => row.companyId)}::int[], ${rows.map((row) => row.categoryId)}::int[],
      ${rows.map((row) => row.topCategoryId)}::int[], ${rows.map((row) => row.price)}::bigint[], ${rows.map((row) => row.score)}::real[],
      ${rows.map((row) => new Date(row.listedAt * 1000).toISOString())}::timestamptz[], ${rows.map((row) => row.inStock)}::boolean[], ${rows.map((row) => row.sampled)}::boolean[],
      ${rows.map((row) => row.terms)}::tsvector[], ${rows.map((row) => row.title)}::tsvector[], ${rows.map((row) => row.packedRow)}::bytea[],
      ${rows.map((row) => row.rules)}::smallint[], ${rows.map((row) => row.modelName)}::text[])
    on conflict (product_id) do update set company_id = excluded.company_id, category_id = excluded.category_id,
      top_category_id = excluded.top_category_id, price = excluded.price, score = excluded.score, listed_at = excluded.listed_at,
      in_stock = excluded.in_stock, sampled = excluded.sampled, terms = excluded.terms, title = excluded.title, digest = excluded.digest,
      rules_version = excluded.rules_version, model_name = excluded.model_name`.execute(db)
  await sql`
    insert into listing_cards (product_id, card) select * from unnest(${ids}::int[], ${rows.map((row) => row.card)}::text[])
    on conflict (product_id) do update set card = excluded.card`.execute(db)
}

export async function deleteDocuments(db: Database, productIds: readonly number[]): Promise<void> {
  await sql`delete from listings where product_id = any(${productIds}::int[])`.execute(db)
}

/**
 * Also lets one change after another: whoever comes second reads what the first has written. An emptied market begins with the time,
 * so that no process takes it for a revision it has seen.
 */
export async function bumpRevision(db: Database, productIds: readonly number[]): Promise<void> {
  await sql`
    with bumped as (
      insert into search_state (revision) values (extract(epoch from now())::bigint * 1000)
      on conflict (single) do update set revision = search_state.revision + 1 returning revision)
    insert into listing_changes (revision, product_id)
    select revision, id from bumped, unnest(${productIds}::int[]) id`.execute(db)
}

/** Deletes the list of changes of long ago; who has not looked since reads everything anew. */
export async function purgeChanges(db: Database, kept: number): Promise<void> {
  await sql`delete from listing_changes where revision < (select revision - ${kept}::bigint from search_state)`.execute(
    db,
  )
}

/** Counts the documents of every lexeme anew. */
export async function recountWords(db: Database): Promise<void> {
  await sql`
    with counted as materialized (select word, ndoc from ts_stat('select terms from listings')),
    gone as (delete from search_words where word not in (select word from counted))
    insert into search_words as s (word, listings) select word, ndoc from counted
    on conflict (word) do update set listings = excluded.listings where s.listings <> excluded.listings`.execute(db)
}
