import { type RawBuilder, sql } from 'kysely'

/**
 * `('a', 'b')`, written out: an index of some values only serves a statement that names them. For lists that the program knows, never for
 * what somebody typed: each makes a statement of its own.
 */
export function listOf(values: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(values.map((value) => sql.lit(value)))})`
}
