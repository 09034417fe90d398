import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import { companyConditions } from '../../companies/index.ts'
import type { PublicShop } from '../contract.ts'
import type { OwnShop } from '../own/contract.ts'

export type NewShop = Omit<PublicShop, 'id' | 'companyId' | 'exceptions' | 'removed'> &
  Partial<Pick<PublicShop, 'exceptions'>>

const columns = sql`id, company_id as "companyId", title, street, postal_code as "postalCode", city, country,
  lat, lng, time_zone as "timeZone", hours, exceptions`
/** What the operator withholds only its company sees. */
const publicColumns = sql`${columns}, case when withheld_at is null then description else '{"pl-PL": ""}' end as description,
  case when withheld_at is null then images else '[]' end as images, removed_at is not null as removed`
const ownColumns = sql`${columns}, description, images, revision`

/** First half of the advisory locks that stand for a company's shops. */
const SHOPS_OF = 726_351_014

/** Whoever adds a shop to this company waits until the transaction ends. */
export async function lockShopsOf(db: Database, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SHOPS_OF}::int, ${companyId}::int)`.execute(db)
}

export async function insertShop(db: Database, companyId: number, shop: NewShop): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shops (company_id, title, description, street, postal_code, city, country, lat, lng, time_zone, hours, exceptions, images)
    values (${companyId}, ${shop.title}, ${JSON.stringify(shop.description)}::jsonb, ${shop.street}, ${shop.postalCode}, ${shop.city},
      ${shop.country}, ${shop.lat}, ${shop.lng}, ${shop.timeZone}, ${JSON.stringify(shop.hours)}::jsonb,
      ${JSON.stringify(shop.exceptions ?? [])}::jsonb, ${JSON.stringify(shop.images)}::jsonb)
    returning id`.execute(db)
  return must(rows[0], 'the shop just written').id
}

export async function updateShop(db: Database, id: number, shop: Required<NewShop>): Promise<void> {
  await sql`update shops set title = ${shop.title}, description = ${JSON.stringify(shop.description)}::jsonb, street = ${shop.street},
      postal_code = ${shop.postalCode}, city = ${shop.city}, country = ${shop.country}, lat = ${shop.lat}, lng = ${shop.lng},
      time_zone = ${shop.timeZone}, hours = ${JSON.stringify(shop.hours)}::jsonb, exceptions = ${JSON.stringify(shop.exceptions)}::jsonb,
      images = ${JSON.stringify(shop.images)}::jsonb, revision = revision + 1
    where id = ${id}`.execute(db)
}

/** False: there is no such shop (any more). */
export async function markRemoved(db: Database, companyId: number, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`update shops set removed_at = ${at}, revision = revision + 1
    where id = ${id} and company_id = ${companyId} and removed_at is null returning id`.execute(db)
  return rows.length > 0
}

/** A shop of a company that sells or did: an order waits in a shop also after the shop was closed or its seller suspended. */
export async function findShop(db: Database, id: number): Promise<PublicShop | undefined> {
  const { rows } = await sql<PublicShop>`
    select ${publicColumns} from shops where id = ${id} and ${companyConditions.isPublic('shops.company_id')}`.execute(
    db,
  )
  return rows[0]
}

export async function findShopsOf(db: Database, companyIds: readonly number[]): Promise<PublicShop[]> {
  const { rows } = await sql<PublicShop>`select ${publicColumns} from shops
    where company_id = any(${companyIds}::int[]) and removed_at is null order by id`.execute(db)
  return rows
}

/** What everybody may see: shops of companies that sell, or of one of them. */
export async function findPublicShops(
  db: Database,
  { companyId, limit }: { companyId: number | null; limit: number },
): Promise<PublicShop[]> {
  const { rows } = await sql<PublicShop>`
    select ${publicColumns} from shops
    where removed_at is null and (${companyId}::int is null or company_id = ${companyId}::int)
      and ${companyConditions.sells('shops.company_id')}
    order by id limit ${limit}`.execute(db)
  return rows
}

export async function findOwnShops(db: Database, companyId: number): Promise<OwnShop[]> {
  const { rows } = await sql<OwnShop>`select ${ownColumns} from shops
    where company_id = ${companyId} and removed_at is null order by id`.execute(db)
  return rows
}

/** `held`: others who want to change it wait until the transaction ends. */
export async function findOwnShop(
  db: Database,
  companyId: number,
  id: number,
  { held = false }: { held?: boolean } = {},
): Promise<OwnShop | undefined> {
  const { rows } = await sql<OwnShop>`select ${ownColumns} from shops
    where id = ${id} and company_id = ${companyId} and removed_at is null ${held ? sql`for no key update` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/** Since when its words and pictures are withheld (null: they are shown); answers whose it is, undefined where there is no such shop. */
export async function setWithheld(db: Database, id: number, at: Date | null): Promise<number | undefined> {
  const { rows } = await sql<{ companyId: number }>`
    update shops set withheld_at = ${at} where id = ${id} returning company_id as "companyId"`.execute(db)
  return rows[0]?.companyId
}
