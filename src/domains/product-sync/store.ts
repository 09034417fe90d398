import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { AttributeValues } from '../categories/contract.ts'
import { insertFirstPrices } from '../pricing/index.ts'
import type { ProductImage } from '../products/contract.ts'
import { productSql } from '../products/index.ts'
import type { OnHand } from '../stock/contract.ts'
import { findPromised, insertFirstStock } from '../stock/index.ts'
import type { AddedVersion, KnownProduct, KnownVersion, ProductChange } from './rules/known-product.ts'

/**
 * Products of one company by ERP code, with their versions in order. With `lock`, products are locked before versions, both in id order: as
 * who saves one holds them.
 */
export async function findByErpCode(
  db: Database,
  companyId: number,
  erpCodes: readonly string[],
  lock: boolean,
): Promise<Map<string, KnownProduct>> {
  if (lock) await lockProducts(db, companyId, erpCodes)
  const locking = lock ? sql`for no key update of v` : sql``
  const versions = await sql<Omit<KnownVersion, 'promised'> & { productId: number; position: number }>`
    select v.id, v.product_id as "productId", v.position, v.name, v.price, v.quantity, v.short, v.attributes
    from versions v join products p on p.id = v.product_id
    where p.company_id = ${companyId} and p.erp_code = any(${erpCodes}::text[]) order by v.id ${locking}`.execute(db)
  const products = await sql<Omit<KnownProduct, 'versions'>>`
    select p.id, p.erp_code as "erpCode", ${productSql.productColumns}, p.product_index as "productIndex", p.barred is not null as barred
    from products p where p.company_id = ${companyId} and p.erp_code = any(${erpCodes}::text[]) order by p.id`.execute(
    db,
  )
  // Read after the versions are held: nobody takes or returns any meanwhile.
  const ids = versions.rows.map((version) => version.id)
  const promisedOf = await findPromised(db, companyId, ids)
  const byProduct = Map.groupBy(versions.rows, (version) => version.productId)
  return new Map(
    products.rows.map((product) => {
      const own = (byProduct.get(product.id) ?? []).sort((a, b) => a.position - b.position || a.id - b.id)
      return [
        product.erpCode,
        {
          ...product,
          versions: own.map(({ productId: _, position: __, ...version }) => ({
            ...version,
            promised: promisedOf(version.id),
          })),
        },
      ]
    }),
  )
}

/** Nobody else saves these products, or moves their prices, until the caller's transaction ends. */
export async function lockProducts(db: Database, companyId: number, erpCodes: readonly string[]): Promise<void> {
  await sql`
    select 1 from products where company_id = ${companyId} and erp_code = any(${erpCodes}::text[]) order by id for no key update`.execute(
    db,
  )
}

/** Writes products anew that are held already; each gets a new revision. */
export async function updateProducts(db: Database, products: readonly ProductChange[], at: Date): Promise<void> {
  if (products.length === 0) return
  await sql`
    update products p set ${productSql.changedColumns}, status = t.status, revision = p.revision + 1, updated_at = ${at}, updated_by = null
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as ${productSql.productRecord}
    where p.id = t.id`.execute(db)
}

/** Adds versions behind those a product has, with their first price and stock. */
export async function addVersions(
  db: Database,
  versions: readonly AddedVersion[],
  why: { reference: string; byUser: string | null; at: Date },
): Promise<void> {
  if (versions.length === 0) return
  const rows = versions.map((version, index) => ({ ...version, index }))
  const { rows: added } = await sql<{ versionId: number; amount: number; quantity: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t(index int, "productId" int, name text, price bigint, quantity int, attributes jsonb)),
    added as (
      insert into versions (product_id, position, name, price, quantity, attributes)
      select w."productId", coalesce((select max(position) + 1 from versions where product_id = w."productId"), 0)
        + row_number() over (partition by w."productId" order by index) - 1, name, price, quantity, attributes
      from wanted w order by index
      returning id, price, quantity)
    select id as "versionId", price as amount, quantity from added`.execute(db)
  await insertFirstPrices(
    db,
    added.map(({ versionId, amount }) => ({ versionId, amount, validFrom: why.at })),
  )
  await insertFirstStock(db, added, why)
}

/** Renames versions and changes what tells them apart. */
export async function updateVersions(
  db: Database,
  versions: readonly { id: number; name: string; attributes: AttributeValues }[],
): Promise<void> {
  if (versions.length === 0) return
  await sql`
    update versions v set name = t.name, attributes = t.attributes
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as t(id int, name text, attributes jsonb)
    where v.id = t.id`.execute(db)
}

export type StoredForExport = Omit<KnownProduct, 'erpCode' | 'versions' | 'barred'> & {
  erpCode: string | null
  versions: Omit<KnownVersion, 'promised'>[]
}

/** A page of the company's products with an ERP code or without, by id. */
export async function findForExport(
  db: Database,
  companyId: number,
  page: { after: number; limit: number; status: string | null },
): Promise<StoredForExport[]> {
  const { rows } = await sql<StoredForExport>`
    select p.id, p.erp_code as "erpCode", ${productSql.productColumns}, p.product_index as "productIndex", v.all as versions
    from products p
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'price', price, 'quantity', quantity, 'short', short,
        'attributes', attributes) order by position, id), '[]') as all from versions where product_id = p.id) v
    where p.company_id = ${companyId} and p.id > ${page.after} and (${page.status}::text is null or p.status = ${page.status})
    order by p.id limit ${page.limit}`.execute(db)
  return rows
}

export type PushedVersion = {
  id: number
  productId: number
  erpCode: string
  name: string
  price: number
} & OnHand

/** Versions of one company's products by ERP code, locked in id order until the caller's transaction ends. */
export async function lockByErpCode(
  db: Database,
  companyId: number,
  erpCodes: readonly string[],
): Promise<PushedVersion[]> {
  const { rows } = await sql<PushedVersion>`
    select v.id, p.id as "productId", p.erp_code as "erpCode", v.name, v.price, v.quantity, v.short
    from versions v join products p on p.id = v.product_id
    where p.company_id = ${companyId} and p.erp_code = any(${erpCodes}::text[]) order by v.id for no key update of v`.execute(
    db,
  )
  return rows
}

/** Sets the pictures of a product of the company; false when it is gone. */
export async function setImages(
  db: Database,
  companyId: number,
  productId: number,
  images: readonly ProductImage[],
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update products set images = ${JSON.stringify(images)}::jsonb, revision = revision + 1, updated_at = ${at}
    where id = ${productId} and company_id = ${companyId} and images <> ${JSON.stringify(images)}::jsonb returning 1`.execute(
    db,
  )
  return rows.length > 0
}

type ShownProduct = { erpCode: string | null; title: string; defects: string[]; images: ProductImage[] }

/** What names a product of the company, and its pictures. */
export async function findImages(
  db: Database,
  companyId: number,
  productId: number,
): Promise<ShownProduct | undefined> {
  const { rows } = await sql<ShownProduct>`
    select erp_code as "erpCode", title, defects, images from products where id = ${productId} and company_id = ${companyId} for no key update`.execute(
    db,
  )
  return rows[0]
}

/** Versions of these products with their names, in order. */
export async function findVersionNames(
  db: Database,
  productIds: readonly number[],
): Promise<{ id: number; productId: number; name: string }[]> {
  const { rows } = await sql<{ id: number; productId: number; name: string }>`
    select id, product_id as "productId", name from versions where product_id = any(${productIds}::int[]) order by position, id`.execute(
    db,
  )
  return rows
}

/** ERP codes of products, and names of their versions, by id. */
export async function findPlaces(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, { erpCode: string | null; names: Map<number, string> }>> {
  const { rows } = await sql<{ id: number; erpCode: string | null; versions: { id: number; name: string }[] }>`
    select p.id, p.erp_code as "erpCode", (
      select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name)), '[]') from versions v where v.product_id = p.id) as versions
    from products p where p.id = any(${productIds}::int[])`.execute(db)
  return new Map(
    rows.map(({ id, erpCode, versions }) => [
      id,
      { erpCode, names: new Map(versions.map((one) => [one.id, one.name])) },
    ]),
  )
}
