import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'

export type AlertRow = { versionId: number; productId: number; since: Date }

export async function findAlerts(db: Database, userId: string): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select version_id as "versionId", product_id as "productId", created_at as since from stock_alerts
    where user_id = ${userId} order by id desc`.execute(db)
  return rows
}

type Version = { versionId: number; productId: number }

/** An account has proved its address. */
export async function insertAlert(
  db: Database,
  { versionId, productId }: Version,
  person: { userId: string; locale: Locale },
  at: Date,
): Promise<void> {
  await sql`
    insert into stock_alerts (version_id, product_id, user_id, locale, created_at, confirmed_at, checked_at)
    values (${versionId}, ${productId}, ${person.userId}, ${person.locale}, ${at}, ${at}, ${at}) on conflict do nothing`.execute(
    db,
  )
}

export async function deleteAlert(db: Database, userId: string, versionId: number): Promise<void> {
  await sql`delete from stock_alerts where user_id = ${userId} and version_id = ${versionId}`.execute(db)
}

export type Guest = { sealed: Buffer; digest: Buffer; locale: Locale }

export async function countOfGuest(db: Database, digest: Buffer): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from stock_alerts where email_digest = ${digest}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The alert of a guest for a version, made unless it is there; `confirmed`: nobody has to be asked again. */
export async function insertOfGuest(
  db: Database,
  { versionId, productId }: Version,
  { sealed, digest, locale }: Guest,
  at: Date,
): Promise<{ id: number; confirmed: boolean }> {
  const { rows } = await sql<{ id: number; confirmed: boolean }>`
    insert into stock_alerts (version_id, product_id, email_sealed, email_digest, locale, created_at, checked_at)
    values (${versionId}, ${productId}, ${sealed}, ${digest}, ${locale}, ${at}, ${at})
    on conflict (email_digest, version_id) where email_digest is not null
      do update set locale = excluded.locale, created_at = case when stock_alerts.confirmed_at is null then excluded.created_at else stock_alerts.created_at end
    returning id::float8 as id, confirmed_at is not null as confirmed`.execute(db)
  return must(rows[0], 'the alert just written')
}

export async function confirmAlert(db: Database, id: number, since: Date, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update stock_alerts set confirmed_at = coalesce(confirmed_at, ${at}) where id = ${id}::bigint and email_digest is not null
      and (confirmed_at is not null or created_at > ${since}) returning 1`.execute(db)
  return rows.length > 0
}

export async function deleteById(db: Database, id: number): Promise<void> {
  await sql`delete from stock_alerts where id = ${id}::bigint and email_digest is not null`.execute(db)
}

/** All of an address: whoever wants no more of these mails. */
export async function deleteOfGuest(db: Database, digest: Buffer): Promise<void> {
  await sql`delete from stock_alerts where email_digest = ${digest}`.execute(db)
}

export async function deleteOfUser(db: Database, userId: string): Promise<void> {
  await sql`delete from stock_alerts where user_id = ${userId}`.execute(db)
}

/** Versions of these products of which somebody wants to know. */
export async function findAwaited(db: Database, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct version_id as id from stock_alerts
    where product_id = any(${productIds}::int[]) and confirmed_at is not null order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Versions that nobody has looked at for the longest time. */
export async function takeUnchecked(db: Database, at: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with oldest as (
      select id from stock_alerts where confirmed_at is not null and checked_at < ${at} order by checked_at limit ${limit} for no key update skip locked)
    update stock_alerts s set checked_at = ${at} from oldest where s.id = oldest.id returning s.version_id as id`.execute(
    db,
  )
  return [...new Set(rows.map(({ id }) => id))]
}

export type Waiting = { versionId: number; userId: string | null; sealed: Buffer | null; locale: Locale }

/** Takes alerts of versions that are back: each is taken once. */
export async function takeAlerts(db: Database, versionIds: readonly number[], limit: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with taken as (
      select id from stock_alerts where version_id = any(${versionIds}::int[]) and confirmed_at is not null
      order by id limit ${limit} for update skip locked)
    delete from stock_alerts s using taken where s.id = taken.id
    returning s.version_id as "versionId", s.user_id as "userId", s.email_sealed as sealed, s.locale`.execute(db)
  return rows
}

/** What was not confirmed in time, and what has waited too long. */
export async function purgeAlerts(
  db: Database,
  { unconfirmed, old }: { unconfirmed: Date; old: Date },
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    delete from stock_alerts where id in (
      select id from stock_alerts where created_at < ${unconfirmed} and (confirmed_at is null or created_at < ${old})
      order by created_at limit ${limit}) returning 1`.execute(db)
  return rows.length
}
