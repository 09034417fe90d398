import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import type { Bounds } from '../../../../values/map-tile.ts'
import type { PickupPoint, PointCluster } from '../../contract.ts'
import { type Asked, columns } from '../store.ts'

const within = ({ south, north, west, east }: Bounds, { method, cash }: Pick<Asked, 'method' | 'cash'>) => sql`
  method = ${method} and status = 'open' and (takes_cash or not ${cash}::bool)
    and lat >= ${south}::float8 and lat < ${north}::float8 and lng >= ${west}::float8 and lng < ${east}::float8`

/** Some open points of a piece of the map, whichever are met first. */
export async function findWithin(db: Database, bounds: Bounds, asked: Asked): Promise<PickupPoint[]> {
  const { rows } = await sql<PickupPoint>`
    select ${columns}, null::int as distance from pickup_points p where ${within(bounds, asked)} limit ${asked.limit}`.execute(
    db,
  )
  return rows
}

/** A piece of the map is counted in so many parts each way: a piece two zooms nearer each. */
const PARTS = 4
/** Points are counted by squares as they are written (migration 0175); each is a piece of the map at this zoom. */
const SQUARES_AT = 11
/** Pieces of the map that whole squares make up. */
export const isMadeOfSquares = (z: number): boolean => z + Math.log2(PARTS) <= SQUARES_AT

/** How many open points lie together in the parts of a wide piece of the map, and where their middle is: from squares that are counted already. */
export async function countSquares(
  db: Database,
  { z, x, y }: { z: number; x: number; y: number },
  { method, cash }: Pick<Asked, 'method' | 'cash'>,
): Promise<PointCluster[]> {
  const wide = 2 ** (SQUARES_AT - z)
  const part = wide / PARTS
  const { rows } = await sql<PointCluster>`
    select sum(count)::int as count, sum(lat_sum)::float8 / sum(count) / 1e6 as lat, sum(lng_sum)::float8 / sum(count) / 1e6 as lng
    from point_cells
    where method = ${method} and (takes_cash or not ${cash}::bool) and count > 0
      and x >= ${x * wide}::int and x < ${(x + 1) * wide}::int and y >= ${y * wide}::int and y < ${(y + 1) * wide}::int
    group by x / ${part}::int, y / ${part}::int order by count desc, lat`.execute(db)
  return rows
}

/** The same of a near piece, from the index of points alone. */
export async function countWithin(
  db: Database,
  bounds: Bounds,
  asked: Pick<Asked, 'method' | 'cash'>,
): Promise<PointCluster[]> {
  const { south, north, west, east } = bounds
  const { rows } = await sql<PointCluster>`
    select count(*)::int as count, avg(lat) as lat, avg(lng) as lng from pickup_points where ${within(bounds, asked)}
    group by floor((lat - ${south}::float8) / ${(north - south) / PARTS}::float8), floor((lng - ${west}::float8) / ${(east - west) / PARTS}::float8)
    order by count desc, lat`.execute(db)
  return rows
}
