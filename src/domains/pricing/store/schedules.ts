import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'

export type Schedule = {
  id: number
  versionId: number
  /** Gross, grosze. */
  price: number
  announce: boolean
  startsAt: Date
  endsAt: Date | null
  status: 'planned' | 'running'
  /** The price to return to; known while it runs. */
  priceBefore: number | null
}

const columns = sql`s.id, s.version_id as "versionId", s.price, s.announce, s.starts_at as "startsAt", s.ends_at as "endsAt", s.status,
  s.price_before as "priceBefore"`

/** Planned and running prices of a version; the caller holds its product. */
export async function findSchedules(db: Database, versionId: number): Promise<Schedule[]> {
  const { rows } = await sql<Schedule>`
    select ${columns} from price_schedules s where s.version_id = ${versionId} and s.status in ('planned', 'running')
    order by s.starts_at, s.id`.execute(db)
  return rows
}

/** Planned and running prices of versions, those that begin first before others. */
export async function findOpenSchedules(
  db: Database,
  versionIds: readonly number[],
): Promise<(versionId: number) => Omit<Schedule, 'versionId' | 'priceBefore'>[]> {
  const { rows } = await sql<Schedule>`
    select ${columns} from price_schedules s where s.version_id = any(${versionIds}::int[]) and s.status in ('planned', 'running')
    order by s.starts_at, s.id`.execute(db)
  const byVersion = Map.groupBy(rows, ({ versionId }) => versionId)
  return (id) => (byVersion.get(id) ?? []).map(({ versionId: _, priceBefore: __, ...schedule }) => schedule)
}

/** A planned or running price of a product. */
export async function findSchedule(db: Database, productId: number, id: number): Promise<Schedule | undefined> {
  const { rows } = await sql<Schedule>`
    select ${columns} from price_schedules s join versions v on v.id = s.version_id
    where s.id = ${id} and v.product_id = ${productId} and s.status in ('planned', 'running')`.execute(db)
  return rows[0]
}

/** Versions with something due, those longest due first. */
export async function findDueVersions(db: Database, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ versionId: number }>`
    select version_id as "versionId" from price_schedules
    where status in ('planned', 'running') and least(starts_at, ends_at) <= ${now} and (status = 'planned' or ends_at <= ${now})
    group by version_id order by min(starts_at) limit ${limit}`.execute(db)
  return rows.map((row) => row.versionId)
}

/** Which product of which company a version belongs to. */
export async function findOwnerOf(
  db: Database,
  versionId: number,
): Promise<{ companyId: number; productId: number } | undefined> {
  const { rows } = await sql<{ companyId: number; productId: number }>`
    select p.company_id as "companyId", p.id as "productId" from versions v join products p on p.id = v.product_id
    where v.id = ${versionId}`.execute(db)
  return rows[0]
}

export async function findPrice(db: Database, versionId: number): Promise<number | undefined> {
  const { rows } = await sql<{ price: number }>`select price from versions where id = ${versionId}`.execute(db)
  return rows[0]?.price
}

/**
 * Plans a price (gross, grosze) from one moment (UTC) to another; the caller has checked that no other runs meanwhile. Answers its id.
 */
export async function insertSchedule(
  db: Database,
  schedule: Omit<Schedule, 'id' | 'status' | 'priceBefore'>,
  by: string | null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into price_schedules (version_id, price, announce, starts_at, ends_at, created_by)
    values (${schedule.versionId}, ${schedule.price}, ${schedule.announce}, ${schedule.startsAt}, ${schedule.endsAt}, ${by})
    returning id`.execute(db)
  return must(rows[0], 'the planned price just written').id
}

/** Begins or ends a planned price. `priceBefore` (grosze): what to return to; null once it is over. */
export async function setScheduleStatus(
  db: Database,
  id: number,
  status: 'running' | 'done' | 'cancelled',
  priceBefore: number | null,
): Promise<void> {
  await sql`update price_schedules set status = ${status}, price_before = ${priceBefore} where id = ${id}`.execute(db)
}

/** Locks the product whose price changes until the transaction ends; false when the company has no such product. */
export async function lockProduct(db: Database, companyId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from products where id = ${productId} and company_id = ${companyId} for no key update`.execute(db)
  return rows.length > 0
}
