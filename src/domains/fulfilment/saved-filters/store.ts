import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { type OrderListFilter, SAVED_FILTERS_LIMIT, type SavedFilter } from './contract.ts'

export type FilterOwner = { companyId: number; userId: string }

/** One more than there may be, for who has just added one. */
export async function findFilters(db: Database, { companyId, userId }: FilterOwner): Promise<SavedFilter[]> {
  const { rows } = await sql<SavedFilter>`
    select id, name, filter from saved_order_filters
    where company_id = ${companyId} and user_id = ${userId} order by lower(name), id limit ${SAVED_FILTERS_LIMIT + 1}`.execute(
    db,
  )
  return rows
}

/** All of a person, whichever company they are of; each company has few. */
export async function findFiltersOf(
  db: Database,
  userId: string,
): Promise<{ companyId: number; name: string; filter: OrderListFilter }[]> {
  const { rows } = await sql<{ companyId: number; name: string; filter: OrderListFilter }>`
    select company_id as "companyId", name, filter from saved_order_filters where user_id = ${userId}
    order by company_id, lower(name)`.execute(db)
  return rows
}

/** The person's filters of the company follow each other until the transaction ends. */
export async function lockFilters(db: Database, { companyId, userId }: FilterOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`order filters ${companyId} ${userId}`}))`.execute(db)
}

export async function writeFilter(
  db: Database,
  { companyId, userId }: FilterOwner,
  { name, filter }: { name: string; filter: OrderListFilter },
): Promise<void> {
  await sql`
    insert into saved_order_filters (company_id, user_id, name, filter)
    values (${companyId}, ${userId}, ${name}, ${JSON.stringify(filter)}::jsonb)
    on conflict (company_id, user_id, lower(name)) do update set name = excluded.name, filter = excluded.filter`.execute(
    db,
  )
}

export async function deleteFilter(db: Database, { companyId, userId }: FilterOwner, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_order_filters where id = ${id} and company_id = ${companyId} and user_id = ${userId}
    returning id`.execute(db)
  return rows.length > 0
}
