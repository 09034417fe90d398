import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Bounds } from '../../values/map-tile.ts'

export type PlaceRow = {
  id: number
  name: string
  kind: 'city' | 'town' | 'village' | 'district'
  region: string
  district: string
  country: string
  lat: number
  lng: number
  population: number
}

const columns = sql`id, name, kind, region, district, country, lat, lng, population`
const LOADING = 726_351_015

export async function findLoadedVersion(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`select version from places_loaded`.execute(db)
  return rows[0]?.version
}

/** One process at a time fills the list. */
export async function lockLoading(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOADING})`.execute(db)
}

export async function emptyPlaces(db: Database): Promise<void> {
  await sql`delete from places`.execute(db)
}

/** `rows`: a JSON array of places as text, which is passed on as it is. */
export async function insertPlaces(db: Database, rows: string): Promise<void> {
  await sql`insert into places (name, folded, kind, region, district, country, lat, lng, population, rank)
    select name, folded, kind, region, district, country, lat, lng, population, rank
    from jsonb_to_recordset(${rows}::jsonb) as p (name text, folded text, kind text, region text, district text, country text,
      lat double precision, lng double precision, population int, rank int)`.execute(db)
}

export async function markLoaded(db: Database, version: string): Promise<void> {
  await sql`insert into places_loaded (version) values (${version})
    on conflict (single) do update set version = excluded.version, loaded_at = now()`.execute(db)
}

/** Places whose folded name begins so; a name that is whole comes first, then by rank. */
export async function findByName(
  db: Database,
  name: string,
  country: string | null,
  limit: number,
): Promise<PlaceRow[]> {
  const prefix = `${name.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<PlaceRow>`select ${columns} from places
    where folded like ${prefix} and (${country}::text is null or country = ${country})
    order by folded = ${name} desc, rank desc, region, id limit ${limit}`.execute(db)
  return rows
}

/** The places nearest in degrees, nearest first: near enough to choose by true distance. */
export async function findNearest(db: Database, lat: number, lng: number, limit: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`select ${columns} from places
    order by point(lng, lat) <-> point(${lng}, ${lat}) limit ${limit}`.execute(db)
  return rows
}

/** The largest places of a piece of the map; parts of towns only where they are told apart. */
export async function findInBounds(
  db: Database,
  { north, south, west, east }: Bounds,
  { smallest, districts, limit }: { smallest: number; districts: boolean; limit: number },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`select ${columns} from places
    where point(lng, lat) <@ box(point(${west}, ${south}), point(${east}, ${north})) and population >= ${smallest}
      and (kind <> 'district' or ${districts}::boolean)
    order by rank desc, id limit ${limit}`.execute(db)
  return rows
}

export async function findAnswer(db: Database, question: Buffer, since: Date): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`
    select answer from geocode_answers where question = ${question} and asked_at > ${since}`.execute(db)
  return rows[0]?.answer
}

/** Keeps an answer and deletes some that are too old. */
export async function saveAnswer(
  db: Database,
  question: Buffer,
  answer: unknown,
  at: Date,
  since: Date,
): Promise<void> {
  await sql`with old as (
      delete from geocode_answers where question in (
        select question from geocode_answers where asked_at <= ${since} order by asked_at limit 20 for update skip locked))
    insert into geocode_answers (question, answer, asked_at) values (${question}, ${JSON.stringify(answer)}::jsonb, ${at})
    on conflict (question) do update set answer = excluded.answer, asked_at = excluded.asked_at`.execute(db)
}

/**
 * The next free turn of a service that takes one question a second from all our processes together: milliseconds to wait for it, or
 * undefined when that would be longer than `patience`.
 */
export async function takeSlot(db: Database, service: string, patience: number): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number }>`
    insert into geocode_turns as known (service, next_at) values (${service}, clock_timestamp() + interval '1 second')
    on conflict (service) do update set next_at = greatest(known.next_at, clock_timestamp()) + interval '1 second'
      where known.next_at < clock_timestamp() + ${patience} * interval '1 millisecond'
    returning greatest(0, ceil(extract(epoch from next_at - interval '1 second' - clock_timestamp()) * 1000))::int as wait`.execute(
    db,
  )
  return rows[0]?.wait
}
