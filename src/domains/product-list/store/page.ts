import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { MOST_COUNTED, type Sort, STANDINGS, type Standing } from '../rules/list-options.ts'
import { isRare, matches, type SettledFilter } from './filter.ts'

const COLUMNS: Record<Sort, RawBuilder<unknown>> = {
  created: sql`created_at`,
  updated: sql`updated_at`,
  title: sql`title`,
  price: sql`price`,
  quantity: sql`quantity`,
}

const BOUND = MOST_COUNTED + 1
const NONE = { published: 0, soldOut: 0, paused: 0, draft: 0 }

export type Place = { value: string | number; id: number }
/** Times as `Date` or as text, as the way of finding has it. */
export type FoundRow = { id: number; value: string | number | Date }
/** Out of JSON, which knows no `Date`. */
type GatheredRow = { id: number; value: string | number }

/** Every filter is planned for what it asks: a common word and a rare one want different ways. */
export async function planAnew(db: Database): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db)
}

export type Order = { sort: Sort; down: boolean; after: Place | undefined; limit: number }
export type Counts = Record<Standing, number>

/** Ids that match in the asked order, after a place of it (`down`: from the end), and how many match in each standing, up to a bound. */
export async function findPage(
  db: Database,
  companyId: number,
  filter: SettledFilter,
  order: Order,
): Promise<{ rows: FoundRow[]; counts: Counts }> {
  if (isRare(filter)) return gatherPage(db, companyId, filter, order)
  return { rows: await walkPage(db, companyId, filter, order), counts: await countStandings(db, companyId, filter) }
}

/** Conditions, order and end of a page. */
function pageOf({ sort, down, after, limit }: Order): RawBuilder<unknown> {
  const column = COLUMNS[sort]
  const way = down ? sql`desc` : sql`asc`
  const beyond = after
    ? sql`and (${column}, product_id) ${down ? sql`<` : sql`>`} (${after.value}, ${after.id})`
    : sql``
  return sql`${beyond} order by ${column} ${way}, product_id ${way} limit ${limit}`
}

async function walkPage(db: Database, companyId: number, filter: SettledFilter, order: Order): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select product_id as id, ${COLUMNS[order.sort]} as value from assortment
    where ${matches(companyId, filter)} ${pageOf(order)}`.execute(db)
  return rows
}

async function countStandings(db: Database, companyId: number, filter: SettledFilter): Promise<Counts> {
  const counts = STANDINGS.map(
    (standing) => sql`
      (select count(*)::int from (select 1 from assortment where ${matches(companyId, { ...filter, standing })}
        limit ${sql.lit(BOUND)}) found) as ${sql.ref(standing)}`,
  )
  const { rows } = await sql<Counts>`select ${sql.join(counts)}`.execute(db)
  return rows[0] ?? NONE
}

async function gatherPage(db: Database, companyId: number, filter: SettledFilter, order: Order) {
  const column = COLUMNS[order.sort]
  const standing = filter.standing ? sql`standing = ${filter.standing}` : sql`true`
  const { rows } = await sql<{ rows: GatheredRow[]; counts: Partial<Counts> }>`
    with found as materialized (
      select product_id, standing, ${column} from assortment where ${matches(companyId, { ...filter, standing: null })}),
    page as (select product_id as id, ${column} as value from found where ${standing} ${pageOf(order)})
    select (select coalesce(json_agg(page), '[]') from page) as rows,
      (select coalesce(json_object_agg(standing, least(n, ${sql.lit(BOUND)})), '{}')
        from (select standing, count(*) as n from found group by standing) counted) as counts`.execute(db)
  return { rows: rows[0]?.rows ?? [], counts: { ...NONE, ...rows[0]?.counts } }
}
