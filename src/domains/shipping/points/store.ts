import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { foldText } from '../../../values/text-fold.ts'
import type { DeliveryMethod, PickupPoint } from '../contract.ts'
import { LAST, type PointWords } from './search-words.ts'

/** A point that somebody chose, also one that is closed meanwhile. */
export type KnownPoint = Omit<PickupPoint, 'distance'> & { open: boolean }
export type PointSource = 'demo' | 'list' | 'file'
/** A point as it is written: open, and seen at `seenAt`. */
export type PointToWrite = Omit<PickupPoint, 'distance'>

/** Where somebody is, or looks. Degrees. */
export type Place = { lat: number; lng: number }
export type Asked = { method: DeliveryMethod; cash: boolean; limit: number }

export const columns = sql`p.code, p.method, p.name, p.street, p.postal_code as "postalCode", p.city, p.lat, p.lng, p.hours, p.hint,
  p.takes_cash as "takesCash"`

export async function findPoints(
  db: Database,
  wanted: readonly { method: DeliveryMethod; code: string }[],
): Promise<KnownPoint[]> {
  const { rows } = await sql<KnownPoint>`
    select ${columns}, p.status = 'open' as open from pickup_points p
    where (method, code) in (select * from unnest(${wanted.map((one) => one.method)}::text[], ${wanted.map((one) => one.code)}::text[]))`.execute(
    db,
  )
  return rows
}

/** Metres along the ground. */
const metresFrom = (place: Place | undefined) =>
  place
    ? sql`round(12742018 * asin(least(1, sqrt(power(sin(radians(p.lat - ${place.lat}::float8) / 2), 2)
        + cos(radians(${place.lat}::float8)) * cos(radians(p.lat)) * power(sin(radians(p.lng - ${place.lng}::float8) / 2), 2)))))::int`
    : sql`null::int`

/**
 * Open points whose code, post code or town begins with what was typed, in this order; then those that hold all its words somewhere. Every
 * branch reads an index and stops.
 */
export async function searchPoints(
  db: Database,
  words: PointWords,
  asked: Asked,
  place: Place | undefined,
): Promise<PickupPoint[]> {
  const { method, cash, limit } = asked
  const offered = sql`method = ${method} and status = 'open' and (takes_cash or not ${cash}::bool)`
  const [first, second, third, fourth] = words.within ?? ['', '', '', '']
  const { rows } = await sql<PickupPoint>`
    with found as (
      (select code, 1 as rank from pickup_points where ${offered}
        and code collate "C" >= ${words.code} and code collate "C" < ${words.code + LAST} order by code collate "C" limit ${limit})
      union all
      (select code, 2 from pickup_points where ${offered}
        and postal_code collate "C" >= ${words.postCode} and postal_code collate "C" < ${words.postCode + LAST}
        order by postal_code collate "C", code collate "C" limit ${limit})
      union all
      (select code, 3 from pickup_points where ${offered}
        and town collate "C" >= ${words.town} and town collate "C" < ${words.town + LAST}
        order by town collate "C", code collate "C" limit ${limit})
      union all
      (select code, 4 from pickup_points where ${words.within !== null}::bool and ${offered}
        and folded like ${first} and folded like ${second} and folded like ${third} and folded like ${fourth} limit ${limit * 4})),
    best as (select code, min(rank) as rank from found group by code)
    select ${columns}, ${metresFrom(place)} as distance from best join pickup_points p on p.method = ${method} and p.code = best.code
    order by best.rank, p.city, p.code limit ${limit}`.execute(db)
  return rows
}

/** Open points within so many degrees north and south, and as far east and west, nearest first. */
export async function findPointsAround(
  db: Database,
  place: Place,
  degrees: number,
  { method, cash, limit }: Asked,
): Promise<(PickupPoint & { distance: number })[]> {
  const wide = degrees / Math.max(0.1, Math.cos((place.lat * Math.PI) / 180))
  const { rows } = await sql<PickupPoint & { distance: number }>`
    select ${columns}, ${metresFrom(place)} as distance from pickup_points p
    where method = ${method} and status = 'open' and (takes_cash or not ${cash}::bool)
      and lat between ${place.lat - degrees}::float8 and ${place.lat + degrees}::float8
      and lng between ${place.lng - wide}::float8 and ${place.lng + wide}::float8
    order by distance, code limit ${limit}`.execute(db)
  return rows
}

/** Adds points or updates them, all of one page at once: they are open, and were seen now. */
export async function writePoints(
  db: Database,
  points: readonly PointToWrite[],
  source: PointSource,
  seenAt: Date,
): Promise<void> {
  const rows = points.map((point) => ({
    ...point,
    town: foldText(point.city),
    folded: foldText([point.code, point.city, point.postalCode, point.street].join(' ')),
  }))
  await sql`
    insert into pickup_points as p (code, method, name, street, postal_code, city, lat, lng, hours, hint, takes_cash, town, folded, source, seen_at)
    select code, method, name, street, "postalCode", city, lat, lng, hours, hint, "takesCash", town, folded, ${source}, ${seenAt}
    from json_to_recordset(${JSON.stringify(rows)}::json) as t(code text, method text, name text, street text, "postalCode" text,
      city text, lat float8, lng float8, hours text, hint text, "takesCash" boolean, town text, folded text)
    on conflict (method, code) do update set name = excluded.name, street = excluded.street, postal_code = excluded.postal_code,
      city = excluded.city, lat = excluded.lat, lng = excluded.lng, hours = excluded.hours, hint = excluded.hint,
      takes_cash = excluded.takes_cash, town = excluded.town, folded = excluded.folded, source = excluded.source, status = 'open',
      seen_at = excluded.seen_at`.execute(db)
}

/** Takes the turn to ask a carrier for its list, unless somebody tried after `triedSince` or a pass was completed after `completedSince`. */
export async function takeListTurn(
  db: Database,
  carrier: string,
  { now, triedSince, completedSince }: { now: Date; triedSince: Date; completedSince: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into point_lists as l (carrier, tried_at) values (${carrier}, ${now})
    on conflict (carrier) do update set tried_at = excluded.tried_at
    where l.tried_at <= ${triedSince} and (l.completed_at is null or l.completed_at <= ${completedSince})
    returning carrier`.execute(db)
  return rows.length > 0
}

/** Open points of these methods that a list brought before, and how many of them there are in the pass that began at `since`. */
export async function countSeen(
  db: Database,
  methods: readonly string[],
  since: Date,
): Promise<{ before: number; seen: number }> {
  const { rows } = await sql<{ before: number; seen: number }>`
    select count(*) filter (where source <> 'demo')::int as before, count(*) filter (where seen_at >= ${since})::int as seen
    from pickup_points where method = any(${methods}::text[]) and status = 'open'`.execute(db)
  return rows[0] ?? { before: 0, seen: 0 }
}

/** Ends a pass that was believed: what it did not see is closed. Nothing where a later attempt has begun. Returns how many were closed. */
export async function closeUnseen(
  db: Database,
  { carrier, methods, began, now }: { carrier: string; methods: readonly string[]; began: Date; now: Date },
): Promise<number> {
  const { rows } = await sql<{ closed: number }>`
    with ended as (
      update point_lists set completed_at = ${now} where carrier = ${carrier} and tried_at = ${began} returning carrier),
    closed as (
      update pickup_points set status = 'closed'
      where method = any(${methods}::text[]) and status = 'open' and (seen_at is null or seen_at < ${began})
        and exists (select from ended)
      returning code)
    select count(*)::int as closed from closed`.execute(db)
  return rows[0]?.closed ?? 0
}
