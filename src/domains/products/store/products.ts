import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { slugify } from '../../../values/text-fold.ts'
import { companyConditions } from '../../companies/index.ts'
import { readOfferedUnits } from '../../units/index.ts'
import type { ProductView } from '../contract.ts'
import type { StoredReport } from '../rules/report.ts'
import { productColumns, vatColumn } from './columns.ts'

const versionsOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'price', v.price, 'wasPrice', v.was_price,
    'lastPrice', v.last_price, 'quantity', v.quantity, 'attributes', v.attributes) order by v.position), '[]')
  from versions v where v.product_id = p.id)`

/** A product as it is kept, without the words of its report. */
export type StoredProduct = Omit<ProductView, 'report' | 'contradicted' | 'titles'> & { report: StoredReport | null }
type ProductRow = Omit<StoredProduct, 'condition' | 'slug' | 'createdAt' | 'updatedAt'> & {
  createdAt: Date
  updatedAt: Date
}

/** Published products of selling companies, in the order of the ids. */
export async function findPublished(db: Database, ids: readonly number[]): Promise<StoredProduct[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.company_id as "companyId", ${productColumns}, ${vatColumn}, p.parcel_size as "parcelSize", p.currency, ${versionsOf} as versions,
      p.created_at as "createdAt", p.updated_at as "updatedAt"
    from products p
    where p.id = any(${ids}::int[]) and p.status = 'published' and ${companyConditions.sells('p.company_id')}`.execute(
    db,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const conditions = await readOfferedUnits(db, [...byId.keys()])
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      ...row,
      condition: conditions.get(row.id) ?? null,
      slug: slugify(row.title),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

/** Whether there is any product at all, whatever its status. */
export async function findAny(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select from products) as some`.execute(db)
  return rows[0]?.some ?? false
}

/** Ids of published products of selling companies in id order, after the given one. */
export async function findPublishedIds(db: Database, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where p.id > ${after} and p.status = 'published' and ${companyConditions.sells('p.company_id')} order by p.id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Where further pages of so many published products begin: the last id before each, in order. One pass over the index. */
export async function findPageStarts(db: Database, size: number): Promise<number[]> {
  const { rows } = await sql<{ start: number }>`
    select id - 1 as start from (
      select p.id, row_number() over (order by p.id) as place from products p
      where p.status = 'published' and ${companyConditions.sells('p.company_id')}) placed
    where place > 1 and place % ${size}::int = 1 order by id`.execute(db)
  return rows.map((row) => row.start)
}

/** Descriptions by product, in the first of the languages in which there is one, else in any. */
export async function findDescriptions(
  db: Database,
  ids: readonly number[],
  locales: readonly string[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; description: string }>`
    select p.id, best.description from products p cross join lateral (
      select t.value->>'description' as description from jsonb_each(p.texts) t
      where coalesce(t.value->>'description', '') <> ''
      order by array_position(${locales}::text[], t.key) nulls last, t.key limit 1) best
    where p.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.description]))
}

/** Ids of all products of a company, whatever their status, in id order after the given one. */
export async function findIdsOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where company_id = ${companyId} and id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
