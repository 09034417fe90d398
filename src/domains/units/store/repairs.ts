import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { EventData } from '../rules/event.ts'

export type StoredRepair = {
  code: string
  name: string
  gtin: string | null
  at: Date
  /** Who did it; null: the market. */
  companyId: number | null
  data: EventData['repaired']
  note: string | null
  hash: Buffer
}

type Wanted = { companyId: number | null; from: Date; until: Date; limit: number }

/** Repairs of a time, in their order; of one company those of units that it has or had, whoever did them. */
export async function findRepairs(db: Database, { companyId, from, until, limit }: Wanted): Promise<StoredRepair[]> {
  const { rows } = await sql<StoredRepair>`
    select u.code, u.name, u.gtin, e.at, e.data, e.note, e.hash,
      case when starts_with(e.by, 'seller-') then u.sellers[substr(e.by, 8)::int] end as "companyId"
    from unit_events e join units u on u.id = e.unit_id
    where e.kind = 'repaired' and e.at >= ${from} and e.at < ${until}
      and (${companyId}::int is null or ${companyId}::int = any(u.sellers))
    order by e.at, e.unit_id, e.seq limit ${limit}`.execute(db)
  return rows
}
