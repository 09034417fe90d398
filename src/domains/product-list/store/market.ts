// What all companies offer, as the operator looks through it.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Grade, PRODUCT_STATUSES, ProductState } from '../../products/contract.ts'
import type { Standing } from '../rules/list-options.ts'

export type MarketFilter = {
  /** As a search of `terms` says it. */
  words: string | null
  /** Companies that are called like the words. */
  calledSo: readonly number[]
  companyId: number | null
  standing: Standing | null
  /** Taken down by the operator. */
  barred: boolean
  categoryIds: readonly number[] | null
}

export type MarketProduct = {
  id: number
  companyId: number
  categoryId: number
  title: string
  brand: string
  model: string
  ean: string | null
  state: ProductState
  grade: Grade | null
  status: (typeof PRODUCT_STATUSES)[number]
  barred: 'paused' | 'removed' | null
  /** The lowest of its versions, gross, minor units. */
  price: number
  currency: string
  quantity: number
  imageKey: string | null
  createdAt: Date
  updatedAt: Date
}

export type MarketFile = MarketProduct & {
  texts: Readonly<Record<string, { description: string }>>
  imageKeys: string[]
}

function conditions({ words, calledSo, companyId, standing, barred, categoryIds }: MarketFilter): RawBuilder<unknown> {
  const own = companyId === null ? '' : `'@${companyId}' & `
  const parts = [
    words !== null &&
      (companyId === null && calledSo.length > 0
        ? sql`(terms @@ ${words}::tsquery or company_id = any(${calledSo}::int[]))`
        : sql`terms @@ ${own + words}::tsquery`),
    words === null && companyId !== null && sql`company_id = ${companyId}`,
    standing !== null && sql`standing = ${standing}`,
    barred && sql`product_id in (select id from products where barred is not null)`,
    categoryIds !== null && sql`category_id = any(${categoryIds}::int[])`,
  ]
  return sql.join([sql`true`, ...parts.filter((part) => part !== false)], sql` and `)
}

/** Ids that fit, the newest first, behind one. */
export async function findMarketIds(
  db: Database,
  filter: MarketFilter,
  after: number | null,
  limit: number,
): Promise<number[]> {
  const beyond = after === null ? sql`` : sql`and product_id < ${after}`
  const { rows } = await sql<{ id: number }>`
    select product_id as id from assortment where ${conditions(filter)} ${beyond} order by product_id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const columns = sql`p.id, p.company_id as "companyId", p.category_id as "categoryId", p.title, p.brand, p.model, p.ean, p.state, p.grade,
  p.status, p.barred, p.currency, p.images->0->>'key' as "imageKey", p.created_at as "createdAt", p.updated_at as "updatedAt",
  coalesce(v.price, 0)::float8 as price, coalesce(v.quantity, 0)::int as quantity`
const versions = sql`cross join lateral (
  select min(price) as price, sum(quantity) as quantity from versions where product_id = p.id) v`

/** Read from where they are written, never behind; the newest first. */
export async function findMarketProducts(db: Database, ids: readonly number[]): Promise<MarketProduct[]> {
  const { rows } = await sql<MarketProduct>`
    select ${columns} from products p ${versions} where p.id = any(${ids}::int[]) order by p.id desc`.execute(db)
  return rows
}

/** One of them with what it says and shows. */
export async function findMarketFile(db: Database, id: number): Promise<MarketFile | undefined> {
  const { rows } = await sql<MarketFile>`
    select ${columns}, p.texts, coalesce((select jsonb_agg(image->>'key') from jsonb_array_elements(p.images) image), '[]') as "imageKeys"
    from products p ${versions} where p.id = ${id}`.execute(db)
  return rows[0]
}
