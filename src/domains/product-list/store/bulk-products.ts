import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OfferToCheck } from '../../products/rules/index.ts'
import type { BulkProduct } from '../rules/plan-change.ts'

export type StoredBulkProduct = Omit<BulkProduct, 'problems' | 'promisesMore' | 'versions'> & {
  versions: Omit<BulkProduct['versions'][number], 'promised'>[]
}
type Lock = { products: boolean; versions: boolean }

/** Locks products of the company and their versions until the transaction ends: products first, each in id order, as who saves one does. */
export async function lockBulkProducts(
  db: Database,
  companyId: number,
  ids: readonly number[],
  { products, versions }: Lock,
): Promise<void> {
  if (products) {
    await sql`
      select 1 from products where id = any(${ids}::int[]) and company_id = ${companyId} order by id for no key update`.execute(
      db,
    )
  }
  if (versions) {
    await sql`
      select 1 from versions v join products p on p.id = v.product_id
      where v.product_id = any(${ids}::int[]) and p.company_id = ${companyId} order by v.id for no key update of v`.execute(
      db,
    )
  }
}

/** Products of the company by id; those of others and those that are gone are left out. */
export async function findBulkProducts(
  db: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, StoredBulkProduct>> {
  const { rows } = await sql<StoredBulkProduct>`
    select p.id, p.title, p.currency, p.status, p.delivery_days as "deliveryDays", p.vat_scheme as "vatScheme",
      p.barred is not null as barred,
      (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'price', v.price, 'wasPrice', v.was_price,
        'lastPrice', v.last_price, 'quantity', v.quantity, 'short', v.short) order by v.position, v.id), '[]')
        from versions v where v.product_id = p.id) as versions
    from products p where p.company_id = ${companyId} and p.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export type StoredToCheck = OfferToCheck & { id: number; categoryId: number }

/** What publishing asks for, of these products. */
export async function findToPublish(db: Database, companyId: number, ids: readonly number[]): Promise<StoredToCheck[]> {
  const { rows } = await sql<Omit<StoredToCheck, 'devices'>>`
    select p.id, p.category_id as "categoryId", p.title, p.brand, p.texts, p.state, p.grade, p.ean, p.attributes, p.images,
      (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'price', v.price, 'attributes', v.attributes)
        order by v.position, v.id), '[]') from versions v where v.product_id = p.id) as versions
    from products p where p.company_id = ${companyId} and p.id = any(${ids}::int[]) and p.status <> 'published'`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, devices: [] }))
}

/** Sets one field of products, each to its own value, and gives them a new revision. */
export async function writeField(
  db: Database,
  companyId: number,
  field: 'status' | 'delivery_days' | 'vat_scheme',
  values: readonly { id: number; value: string | number }[],
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  const typed = field === 'delivery_days' ? sql`smallint` : sql`text`
  await sql`
    update products set ${sql.ref(field)} = t.value, revision = revision + 1, updated_at = ${at}, updated_by = ${by}::uuid
    from json_to_recordset(${JSON.stringify(values)}::json) as t(id int, value ${typed})
    where products.id = t.id and company_id = ${companyId}`.execute(db)
}
