import { type RawBuilder, sql } from 'kysely'

/** A moment of the database as a whole number, to the microsecond: `Date` would lose some, and a page begin twice. */
export const microseconds = (at: RawBuilder<unknown>) => sql<number>`(extract(epoch from ${at}) * 1000000)::bigint`

/** The moment that `microseconds` made a number of. */
export const momentOf = (value: number) => sql`(timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond')`
