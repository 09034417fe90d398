import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import { USUAL_PARCEL_SIZE } from '../../../values/parcel-size.ts'
import { insertFirstPrices } from '../../pricing/index.ts'
import { type FirstStock, insertFirstStock } from '../../stock/index.ts'
import type { ProductToInsert } from '../rules/new-product.ts'
import { newColumns, newValues, productRecord } from './columns.ts'

/** Products, their pictures, versions, first stock movements and price history: a few statements however many they are. */
export async function insertProducts(
  db: Database,
  companyId: number,
  products: readonly ProductToInsert[],
  now: Date,
): Promise<number[]> {
  const rows = products.map((product, index) => ({
    ...product,
    parcelSize: product.parcelSize ?? USUAL_PARCEL_SIZE,
    index,
    versions: undefined,
  }))
  const inserted = await sql<{ id: number }>`
    insert into products (company_id, ${newColumns}, created_at, updated_at)
    select ${companyId}, ${newValues}, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${productRecord}
    order by t.index returning id`.execute(db)
  const ids = inserted.rows.map((row) => row.id)
  await insertImages(db, companyId, products)
  const versions = products.flatMap((product, index) =>
    product.versions.map((version, position) => ({ ...version, productId: ids[index], position })),
  )
  const added = await insertVersions(db, versions)
  await insertFirstStock(db, added)
  await insertFirstPrices(
    db,
    versions.flatMap((version, index) => {
      const { versionId } = must(added[index], 'the version just written')
      return [...version.earlierPrices, { amount: version.price, validFrom: version.pricedAt }].map((point) => ({
        ...point,
        versionId,
      }))
    }),
  )
  return ids
}

/** The company may go on showing the pictures it came with. */
async function insertImages(db: Database, companyId: number, products: readonly ProductToInsert[]): Promise<void> {
  const images = products.flatMap((product) => product.images)
  if (images.length === 0) return
  await sql`
    insert into product_images (key, company_id, width, height)
    select distinct on (key) key, ${companyId}, width, height
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as t(key text, width int, height int)
    on conflict (key, company_id) do update set unused_since = null`.execute(db)
}

async function insertVersions(db: Database, versions: readonly object[]): Promise<FirstStock[]> {
  const { rows } = await sql<FirstStock>`
    with added as (
      insert into versions (product_id, position, name, price, was_price, last_price, quantity, attributes)
      select "productId", position, name, price, "wasPrice", "lastPrice", quantity, attributes
      from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as t("productId" int, position smallint, name text, price bigint,
        "wasPrice" bigint, "lastPrice" bigint, quantity int, attributes jsonb)
      returning id, product_id, position, quantity)
    select id as "versionId", quantity from added order by product_id, position`.execute(db)
  return rows
}
