import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type PointCount = { method: string; open: number; closed: number; demo: number }

export async function countPoints(db: Database): Promise<PointCount[]> {
  const { rows } = await sql<PointCount>`
    select method, count(*) filter (where status = 'open')::int as open, count(*) filter (where status = 'closed')::int as closed,
      count(*) filter (where status = 'open' and source = 'demo')::int as demo
    from pickup_points group by method`.execute(db)
  return rows
}

export type ListRead = { carrier: string; triedAt: Date; completedAt: Date | null }

export async function findLists(db: Database): Promise<ListRead[]> {
  const { rows } = await sql<ListRead>`
    select carrier, tried_at as "triedAt", completed_at as "completedAt" from point_lists`.execute(db)
  return rows
}
