import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { AttributeSchema, Nouns } from '../contract.ts'
import type { Narrowing } from '../rules/category-schema.ts'
import type { OwnCategory } from '../tree/contract.ts'
import { nounsColumn } from './categories.ts'

/** Locks the tree until the transaction ends: its verbs follow each other, and nobody lists goods in a category that goes. */
export async function lockTree(db: Database): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(db)
}

export type TreeRow = OwnCategory & { position: number }

/** The tree of a vertical, parents first. Products are counted whatever their status. */
export async function findTree(db: Database, vertical: string): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    with own as materialized (select category_id, count(*)::int as n from products group by category_id)
    select c.id, c.parent_id as "parentId", c.slug, c.names, c.nouns, c.icon, c.attributes, c.product_count as "productCount",
      c.google_taxonomy_id as "googleTaxonomyId", c.revision, c.position,
      (coalesce(own.n, 0) + coalesce((select sum(below.n) from own below join categories child on child.id = below.category_id
        where child.parent_id = c.id), 0))::int as products
    from categories c left join own on own.category_id = c.id
    where c.reading = ${vertical} order by c.parent_id nulls first, c.position, c.id`.execute(db)
  return rows
}

type NewRow = {
  vertical: string
  parentId: number | null
  slug: string
  names: object
  nouns: Nouns | null
  icon: string
  googleTaxonomyId: number | null
  attributes: readonly AttributeSchema[]
}

export async function insertCategory(db: Database, row: NewRow): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into categories (parent_id, reading, slug, names, nouns, icon, position, attributes, google_taxonomy_id)
    select ${row.parentId}::int, ${row.vertical}, ${row.slug}, ${JSON.stringify(row.names)}::jsonb, ${nounsColumn(row.nouns)}, ${row.icon},
      coalesce((select max(position) + 1 from categories where reading = ${row.vertical}
        and parent_id is not distinct from ${row.parentId}::int), 0),
      ${JSON.stringify(row.attributes)}::jsonb, ${row.googleTaxonomyId}::int
    returning id`.execute(db)
  return must(rows[0], 'the category just written').id
}

export async function updateCategory(
  db: Database,
  id: number,
  row: Omit<NewRow, 'vertical' | 'parentId'>,
): Promise<void> {
  await sql`
    update categories set slug = ${row.slug}, names = ${JSON.stringify(row.names)}::jsonb,
      nouns = ${nounsColumn(row.nouns)}, icon = ${row.icon},
      google_taxonomy_id = ${row.googleTaxonomyId}::int, attributes = ${JSON.stringify(row.attributes)}::jsonb, revision = revision + 1
    where id = ${id}`.execute(db)
}

export async function setSchemas(
  db: Database,
  schemas: readonly { id: number; attributes: readonly AttributeSchema[] }[],
): Promise<void> {
  await sql`
    update categories set attributes = t.attributes, revision = revision + 1
    from jsonb_to_recordset(${JSON.stringify(schemas)}::jsonb) as t(id int, attributes jsonb)
    where categories.id = t.id and categories.attributes <> t.attributes`.execute(db)
}

/** Parent and positions of siblings, in the order given. */
export async function placeSiblings(db: Database, parentId: number | null, ids: readonly number[]): Promise<void> {
  await sql`
    update categories set parent_id = ${parentId}::int, position = t.position - 1,
      revision = revision + case when categories.parent_id is distinct from ${parentId}::int then 1 else 0 end
    from unnest(${ids}::int[]) with ordinality as t(id, position) where categories.id = t.id`.execute(db)
}

/** Waits for whoever is just putting products into the category; later ones wait for this transaction. */
export async function lockCategory(db: Database, id: number): Promise<void> {
  await sql`select from categories where id = ${id} for update`.execute(db)
}

/** Moves products of any status. */
export async function moveProducts(db: Database, from: number, into: number): Promise<void> {
  await sql`update products set category_id = ${into}, revision = revision + 1 where category_id = ${from}`.execute(db)
}

export async function deleteCategory(db: Database, id: number): Promise<void> {
  await sql`delete from categories where id = ${id}`.execute(db)
}

/** The first thing that products say and no longer could, or undefined. */
export async function findUse(
  db: Database,
  categoryIds: readonly number[],
  narrowed: readonly Narrowing[],
): Promise<Narrowing | undefined> {
  const { rows } = await sql<Narrowing>`
    select t.key, t.options from jsonb_to_recordset(${JSON.stringify(narrowed)}::jsonb) as t(key text, options jsonb)
    where exists (
      select from products p left join versions v on v.product_id = p.id
      where p.category_id = any(${categoryIds}::int[])
        and case when t.options is null or t.options = 'null'::jsonb then p.attributes ? t.key or coalesce(v.attributes ? t.key, false)
          else coalesce(t.options ? (p.attributes->>t.key), false) or coalesce(t.options ? (v.attributes->>t.key), false) end)
    limit 1`.execute(db)
  return rows[0]
}

export async function slugTaken(db: Database, vertical: string, slug: string, except: number | null): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from categories where reading = ${vertical} and slug = ${slug} and id is distinct from ${except}::int) as taken`.execute(
    db,
  )
  return rows[0]?.taken ?? false
}

/** The address of a category that goes or changes leads to another from now on, and so do those that led to it. */
export async function saveAlias(
  db: Database,
  vertical: string,
  from: { id: number; slug: string },
  into: number,
): Promise<void> {
  await sql`
    with followed as (update category_aliases set category_id = ${into} where category_id = ${from.id})
    insert into category_aliases (reading, slug, category_id) values (${vertical}, ${from.slug}, ${into})
    on conflict (reading, slug) do update set category_id = excluded.category_id`.execute(db)
}

/** Old addresses that no category has today. */
export async function findAliases(db: Database, vertical: string): Promise<{ slug: string; categoryId: number }[]> {
  const { rows } = await sql<{ slug: string; categoryId: number }>`
    select a.slug, a.category_id as "categoryId" from category_aliases a
    where a.reading = ${vertical} and not exists (select from categories c where c.reading = a.reading and c.slug = a.slug)`.execute(
    db,
  )
  return rows
}

/** Ids of a category's products in id order, after the given one. */
export async function findIdsOfCategory(
  db: Database,
  categoryIds: readonly number[],
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where category_id = any(${categoryIds}::int[]) and id > ${after} order by id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
