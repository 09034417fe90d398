import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { soldName } from './columns.ts'

export type LowStock = { productId: number; versionId: number; title: string; versionName: string; quantity: number }
/** What offers of a seller are sold as (`soldAs`). */
export type SellersModel = { companyId: number; categoryId: number; name: string }
export type ProductName = { id: number; companyId: number; title: string; imageKey: string | null }

export async function countGoods(db: Database, companyId: number, bound: number) {
  const count = (status: string) => sql<number>`(
    select count(*)::int from (
      select 1 from products where company_id = ${companyId} and status = ${status} limit ${bound}) as bounded)`
  const { rows } = await sql<{ published: number; paused: number; draft: number }>`
    select ${count('published')} as published, ${count('paused')} as paused, ${count('draft')} as draft`.execute(db)
  return rows[0] ?? { published: 0, paused: 0, draft: 0 }
}

export async function findLowStock(
  db: Database,
  companyId: number,
  { versionIds, pieces, limit }: { versionIds: readonly number[]; pieces: number; limit: number },
): Promise<LowStock[]> {
  const { rows } = await sql<LowStock>`
    select p.id as "productId", v.id as "versionId", p.title, v.name as "versionName", v.quantity
    from unnest(${versionIds}::int[]) with ordinality as wanted(id, position)
      join versions v on v.id = wanted.id join products p on p.id = v.product_id
    where p.company_id = ${companyId} and p.status = 'published' and v.quantity <= ${pieces}
    order by wanted.position limit ${limit}`.execute(db)
  return rows
}

export async function findNames(db: Database, ids: readonly number[]): Promise<ProductName[]> {
  const { rows } = await sql<ProductName>`
    select id, company_id as "companyId", title, images->0->>'key' as "imageKey"
    from products where id = any(${ids}::int[])`.execute(db)
  return rows
}

export async function findGoodsOfModels(db: Database, models: readonly SellersModel[]): Promise<number[]> {
  const companyIds = [...new Set(models.map(({ companyId }) => companyId))]
  const { rows } = await sql<{ id: number }>`
    select id from products
    where company_id = any(${companyIds}::int[]) and status = 'published' and (company_id, category_id, ${soldName}) in (
      select * from unnest(${models.map((one) => one.companyId)}::int[], ${models.map((one) => one.categoryId)}::int[],
        ${models.map((one) => one.name)}::text[]))
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
