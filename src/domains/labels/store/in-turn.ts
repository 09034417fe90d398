import { type RawBuilder, sql } from 'kysely'
import type { LabelCarrier } from '../../shipping/contract.ts'

/** What a company asks of a carrier. */
export type OfContract = { companyId: number; carrier: LabelCarrier }
export const contractOf = ({ companyId, carrier }: OfContract) => `${companyId} ${carrier}`

/** `had`: contracts that have had their turn. */
export type Turn = { now: Date; until: Date; limit: number; had: readonly string[] }

/**
 * `taken`: ids of rows whose time has come, locked, none that another process has: of the contracts that have waited longest and are not among those
 * that `had` their turn, of each its longest waiting first, so that a company with many leaves the others theirs.
 */
export const inTurn = (table: RawBuilder<unknown>, { now, limit, had }: Turn) => sql`
  contracts as (
    (select company_id, carrier, next_at from ${table} where next_at is not null order by company_id, carrier, next_at limit 1)
    union all
    select n.* from contracts c, lateral (
      select company_id, carrier, next_at from ${table} t
      where next_at is not null and (t.company_id, t.carrier) > (c.company_id, c.carrier)
      order by company_id, carrier, next_at limit 1) n),
  chosen as (
    select company_id, carrier from contracts
    where next_at <= ${now} and company_id || ' ' || carrier <> all(${had}::text[]) order by next_at limit ${limit}),
  ranked as (
    select f.id, f.next_at, row_number() over (partition by c.company_id, c.carrier order by f.next_at, f.id) as place
    from chosen c, lateral (
      select id, next_at from ${table}
      where company_id = c.company_id and carrier = c.carrier and next_at <= ${now}
      order by next_at limit ${limit} for update skip locked) f),
  taken as (select id from ranked order by place, next_at limit ${limit})`
