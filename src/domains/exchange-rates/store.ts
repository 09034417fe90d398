import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DisplayCurrency } from '../../values/exchange.ts'
import type { Currency } from '../../values/money.ts'
import type { EnteredRate } from './contract.ts'

type Row = Omit<EnteredRate, 'setAt'> & { setAt: Date }
const columns = sql`id, market_currency as of, currency, rate::float8 as rate, day::text as day, source, set_at as "setAt"`
const toRate = ({ setAt, ...row }: Row): EnteredRate => ({ ...row, setAt: setAt.toISOString() })

/** The newest rate of each currency, by day and then by entry. */
export async function findNewest(db: Database, of: Currency): Promise<EnteredRate[]> {
  const { rows } = await sql<Row>`
    select distinct on (currency) ${columns} from exchange_rates where market_currency = ${of}
    order by currency, day desc, id desc`.execute(db)
  return rows.map(toRate)
}

/** The newest of a currency on a day or before it. */
export async function findNewestUntil(
  db: Database,
  { of, currency, day }: { of: Currency; currency: DisplayCurrency; day: string },
): Promise<EnteredRate | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from exchange_rates where market_currency = ${of} and currency = ${currency} and day <= ${day}::date
    order by day desc, id desc limit 1`.execute(db)
  return rows.map(toRate)[0]
}

/** What was entered, newest first; `after`: an id to go on behind. */
export async function findEntered(db: Database, after: number | null, limit: number): Promise<EnteredRate[]> {
  const { rows } = await sql<Row>`
    select ${columns} from exchange_rates where ${after}::int is null or id < ${after}::int
    order by id desc limit ${limit}`.execute(db)
  return rows.map(toRate)
}

type NewRate = { currency: DisplayCurrency; rate: number; day: string; source: string }

/** Adds a rate unless the newest entry of its day says the same already; true when it was added. */
export async function insertRate(db: Database, of: Currency, rate: NewRate, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into exchange_rates (market_currency, currency, rate, day, source, set_at)
    select ${of}, ${rate.currency}, ${rate.rate}::bigint, ${rate.day}::date, ${rate.source}, ${at}
    where not exists (
      select from (
        select rate, source from exchange_rates
        where market_currency = ${of} and currency = ${rate.currency} and day = ${rate.day}::date order by id desc limit 1) last
      where last.rate = ${rate.rate}::bigint and last.source = ${rate.source})
    returning 1`.execute(db)
  return rows.length > 0
}
