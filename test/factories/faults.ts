import type { TestMarket } from '../market.ts'

/** Keeps tables of a market as they are now: to plant faults in them as whoever owns the server could, and to take them out again. */
export async function faultsIn(market: TestMarket, tables: readonly string[]) {
  for (const table of tables) await market.query(`create table kept_${table} as table ${table}`)
  /** Without triggers and references. */
  const plant = (...statements: string[]) =>
    market.query(['set session_replication_role = replica', ...statements, 'reset session_replication_role'].join(';'))
  const restore = async () => {
    for (const table of tables) {
      const { rows } = await market.query(
        `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      )
      const { names } = rows[0]
      await plant(
        `delete from ${table}`,
        `insert into ${table} (${names}) overriding system value select ${names} from kept_${table}`,
      )
    }
  }
  return { plant, restore }
}
