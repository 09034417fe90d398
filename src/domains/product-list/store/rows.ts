import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ProductListRow } from '../contract.ts'

type StoredRow = Omit<ProductListRow, 'standing' | 'quantity' | 'createdAt' | 'updatedAt'> & {
  createdAt: Date
  updatedAt: Date
}

/** Products of a company as its list shows them, in the order of the ids; read from where they are written, never behind. */
export async function findRows(db: Database, companyId: number, ids: readonly number[]): Promise<ProductListRow[]> {
  const { rows } = await sql<StoredRow>`
    select p.id, p.title, p.brand, p.model, p.category_id as "categoryId", p.state, p.grade, p.status, p.erp_code as "erpCode", p.ean,
      p.product_index as "productIndex", p.currency, p.revision, p.created_at as "createdAt", p.updated_at as "updatedAt",
      case when p.images = '[]' then null else jsonb_build_object(
        'key', p.images -> 0 -> 'key', 'width', p.images -> 0 -> 'width', 'height', p.images -> 0 -> 'height') end as image,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'price', v.price, 'wasPrice', v.was_price,
        'quantity', v.quantity) order by v.position, v.id), '[]') from versions v where v.product_id = p.id) as versions
    from products p where p.company_id = ${companyId} and p.id = any(${ids}::int[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const quantity = row.versions.reduce((sum, version) => sum + version.quantity, 0)
    return {
      ...row,
      quantity,
      standing: row.status === 'published' && quantity === 0 ? 'soldOut' : row.status,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}
