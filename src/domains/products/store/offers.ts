import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { ParcelSize } from '../../../values/parcel-size.ts'
import { findOpenSchedules } from '../../pricing/index.ts'
import type { OfferBody, OwnOffer, OwnVersion } from '../offers/contract.ts'
import type { StoredReport } from '../rules/report.ts'
import { changedColumns, newColumns, newValues, productColumns, productRecord } from './columns.ts'
import { readDevices } from './devices.ts'

type StoredVersion = Omit<OwnVersion, 'reducibleBelow'>

/** An offer as it is kept. */
export type StoredOffer = Omit<
  OwnOffer,
  'slug' | 'soldOut' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'versions' | 'report' | 'notices'
> & {
  report: StoredReport | null
  versions: StoredVersion[]
  parcelSize: ParcelSize
  createdAt: Date
  updatedAt: Date
  updatedById: string | null
}

const versionsOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'price', v.price, 'wasPrice', v.was_price,
    'lastPrice', v.last_price, 'quantity', v.quantity, 'attributes', v.attributes) order by v.position, v.id), '[]')
  from versions v where v.product_id = p.id)`

/** An offer of the company, whatever its status. */
export async function findOffer(db: Database, companyId: number, id: number): Promise<StoredOffer | undefined> {
  const { rows } = await sql<
    Omit<StoredOffer, 'versions' | 'devices'> & { versions: Omit<StoredVersion, 'schedules'>[] }
  >`
    select p.id, p.company_id as "companyId", ${productColumns}, p.erp_code as "erpCode", p.product_index as "productIndex", p.currency,
      p.parcel_size as "parcelSize", p.revision, p.barred, p.created_at as "createdAt", p.updated_at as "updatedAt", p.updated_by as "updatedById", ${versionsOf} as versions
    from products p where p.id = ${id} and p.company_id = ${companyId}`.execute(db)
  const [offer] = rows
  if (!offer) return undefined
  const schedulesOf = await findOpenSchedules(
    db,
    offer.versions.map((version) => version.id),
  )
  const versions = offer.versions.map((version) => ({
    ...version,
    schedules: schedulesOf(version.id).map(({ startsAt, endsAt, ...schedule }) => ({
      ...schedule,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    })),
  }))
  return { ...offer, versions, devices: await readDevices(db, id) }
}

/** Whoever changes the offer waits until the caller's transaction ends; false when the company has no such offer. */
export async function lockOffer(db: Database, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from products where id = ${id} and company_id = ${companyId} for no key update`.execute(db)
  return rows.length > 0
}

/** What a published offer promises, locked as `lockOffer` does; undefined when it is not published. */
export async function lockPublished(
  db: Database,
  id: number,
): Promise<Pick<StoredOffer, 'state' | 'grade'> | undefined> {
  const { rows } = await sql<Pick<StoredOffer, 'state' | 'grade'>>`
    select state, grade from products where id = ${id} and status = 'published' for no key update`.execute(db)
  return rows[0]
}

/** What stands in the row of an offer. */
export type OfferRow = Omit<OfferBody, 'versions' | 'devices' | 'report'> & {
  /** None: as it was. `{}`: nothing is reported any more. */
  report?: StoredReport | Record<string, never>
}
export type Written = { at: Date; by: string | null }

/** Writes a new product without versions, a draft that only the team sees; answers its id. Fails with what `isTakenCode` recognises. */
export async function insertOffer(
  db: Database,
  companyId: number,
  row: OfferRow & { currency: string; parcelSize: ParcelSize },
  { at, by }: Written,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into products (company_id, ${newColumns}, created_at, updated_at, updated_by)
    select ${companyId}, ${newValues}, ${at}, ${at}, ${by}
    from jsonb_to_recordset(${JSON.stringify([{ ...row, status: 'draft' }])}::jsonb) as ${productRecord}
    returning id`.execute(db)
  return must(rows[0], 'the product just written').id
}

/** Writes a locked offer and gives it a new revision. */
export async function updateOffer(db: Database, id: number, row: OfferRow, { at, by }: Written): Promise<void> {
  await sql`
    update products p set ${changedColumns}, erp_code = t."erpCode", revision = p.revision + 1, updated_at = ${at}, updated_by = ${by}
    from jsonb_to_recordset(${JSON.stringify([row])}::jsonb) as ${productRecord}
    where p.id = ${id}`.execute(db)
}

/** Sets the status of a locked product and gives it a new revision. Whether it may become so is asked before (`mayBecome`). */
export async function updateStatus(db: Database, id: number, status: string, { at, by }: Written): Promise<void> {
  await sql`
    update products set status = ${status}, revision = revision + 1, updated_at = ${at}, updated_by = ${by}
    where id = ${id}`.execute(db)
}

/** Sets the grade of a locked product and gives it a new revision. */
export async function lowerGrade(db: Database, id: number, grade: string, { at, by }: Written): Promise<void> {
  await sql`
    update products set grade = ${grade}, revision = revision + 1, updated_at = ${at}, updated_by = ${by} where id = ${id}`.execute(
    db,
  )
}

export async function deleteOffer(db: Database, id: number): Promise<void> {
  await sql`delete from products where id = ${id}`.execute(db)
}

const violates = (error: unknown, constraint: string, code = '23505'): boolean => {
  const violated = error as { code?: string; constraint?: string }
  return violated.code === code && violated.constraint === constraint
}

/** Whether a write failed because the company has another product with this code; the transaction is spoilt then. */
export const isTakenCode = (error: unknown): boolean => violates(error, 'products_erp_code')

/** Whether a write failed because the category was merged or removed a moment ago; the transaction is spoilt then. */
export const isCategoryGone = (error: unknown): boolean => violates(error, 'products_category_id_fkey', '23503')
