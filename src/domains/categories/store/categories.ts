import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { ResolvedSeed } from '../../../verticals/index.ts'
import { companyConditions } from '../../companies/index.ts'
import type { Category, Nouns } from '../contract.ts'

export async function findCategories(db: Database, vertical: string): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select id, parent_id as "parentId", slug, names, nouns, icon, attributes, product_count as "productCount"
    from categories where reading = ${vertical} order by parent_id nulls first, position, id`.execute(db)
  return rows
}

/** None at all is kept as nothing: then those of the category above hold. */
export const nounsColumn = (nouns: Nouns | null | undefined) => {
  const said = Object.values(nouns ?? {}).some((words) => words && words.length > 0)
  return sql`${said ? JSON.stringify(nouns) : null}::jsonb`
}

type Row = Omit<ResolvedSeed, 'parentSlug'> & { vertical: string; position: number; parentId: number | null }

export async function upsertCategory(db: Database, row: Row): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into categories (parent_id, reading, slug, names, nouns, icon, position, attributes, google_taxonomy_id)
    values (${row.parentId}, ${row.vertical}, ${row.slug}, ${JSON.stringify(row.names)}::jsonb,
      ${nounsColumn(row.nouns)}, ${row.icon}, ${row.position},
      ${JSON.stringify(row.attributes)}::jsonb, ${row.googleTaxonomyId ?? null})
    on conflict (reading, slug) do update set parent_id = excluded.parent_id, names = excluded.names,
      nouns = excluded.nouns, icon = excluded.icon,
      position = excluded.position, attributes = excluded.attributes, google_taxonomy_id = excluded.google_taxonomy_id
    returning id`.execute(db)
  return must(rows[0], 'the category just written').id
}

/** Counts published products of selling companies in every category and its parents. */
export async function updateCounts(db: Database): Promise<void> {
  await sql`
    with own as (
      select p.category_id, count(*)::int as n from products p
      where p.status = 'published' and ${companyConditions.sells('p.company_id')} group by p.category_id),
    total as (
      select c.id, coalesce(sum(own.n), 0)::int as n
      from categories c
      left join categories child on child.id = c.id or child.parent_id = c.id
      left join own on own.category_id = child.id
      group by c.id)
    update categories set product_count = total.n from total
    where total.id = categories.id and product_count <> total.n`.execute(db)
}

/** The highest category above each, itself where there is none. Never from memory: what is written into listings stays there. */
export async function findTopCategories(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; top: number }>`
    select id, coalesce(parent_id, id) as top from categories where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, top }) => [id, top]))
}

/** Names of categories by id, in the order of their Polish names; unknown ids, and those of another vertical where one is given, are left out. */
export async function findCategoryNames(
  db: Database,
  ids: readonly number[],
  vertical: string | null = null,
): Promise<Map<number, Record<string, string>>> {
  const { rows } = await sql<{ id: number; names: Record<string, string> }>`
    select id, names from categories
    where id = any(${ids}::int[]) and (${vertical}::text is null or reading = ${vertical})
    order by names->>'pl-PL'`.execute(db)
  return new Map(rows.map(({ id, names }) => [id, names]))
}
