import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { UnitState } from './units.ts'

/** `state`: `sold` is what the company sold, null both what it has and what it sold, everything else what it has. `text`: words of the name, or last characters of a number; `code`: in it. */
export type Wanted = {
  companyId: number
  state: UnitState | null
  productId: number | null
  text: string | null
  code: string | null
  after: number | null
  limit: number
}

/** Ids of units that a company has or sold, the newest first. */
export async function findUnitIds(db: Database, wanted: Wanted): Promise<number[]> {
  const { companyId, state, productId, text, code, after, limit } = wanted
  const last4 = text?.toUpperCase()
  const like = text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  // Each by its own index, and no more of it than the page.
  const of = (whose: RawBuilder<unknown>) => sql`(
    select id from units where ${whose}
      and (${productId}::int is null or product_id = ${productId})
      and (${text}::text is null or code = ${code} or last4 = ${last4} or name ilike ${like})
      and (${after}::bigint is null or id < ${after})
    order by id desc limit ${limit})`
  const had = of(sql`company_id = ${companyId} and (${state}::text is null or state = ${state})`)
  const sold = of(sql`state = 'sold' and sold_by = ${companyId}`)
  const { rows } = await (state === null
    ? sql<{ id: number }>`select id from (${had} union ${sold}) t order by id desc limit ${limit}`
    : sql<{ id: number }>`select id from ${state === 'sold' ? sold : had} t order by id desc limit ${limit}`
  ).execute(db)
  return rows.map(({ id }) => id)
}
