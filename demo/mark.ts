import { sql } from 'kysely'
import type { Config } from '../src/platform/config/config.ts'
import type { Database } from '../src/platform/db/database.ts'

/** The setting that says what this database is: a demo (how far it is loaded, or being emptied), or a market of somebody's own. */
export const MARK = 'demo'
export type DemoMark = 'loading' | 'loaded' | 'closing' | 'closed'

const CLOSE = 'npm run demo:close'

/** The mark of a database, however old, also before its first migration; and whether companies or products were entered there. */
export async function readMark(db: Database): Promise<{ mark: DemoMark | undefined; entered: boolean }> {
  if (!(await exists(db, 'settings'))) return { mark: undefined, entered: false }
  const { rows } = await sql<{ value: DemoMark }>`select value from settings where key = ${MARK}`.execute(db)
  let entered = false
  for (const table of ['companies', 'products']) {
    if (!(await exists(db, table))) continue
    const found = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    entered ||= found.rows.length > 0
  }
  return { mark: rows[0]?.value, entered }
}

async function exists(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${`public.${table}`}) is not null as there`.execute(
    db,
  )
  return rows[0]?.there ?? false
}

/**
 * Refuses to open a demo for business, and to load a demo into a market that is somebody's own; in words that say what to do. Changes
 * nothing: it is asked before the first migration.
 */
export async function refuseWrongMarket(db: Database, { demo }: Pick<Config, 'demo'>): Promise<void> {
  const { mark, entered } = await readMark(db)
  if (mark === 'closing') {
    throw new Error(
      `The demo in this database was being removed and that did not come to its end. Run it again: ${CLOSE}`,
    )
  }
  if (!demo && (mark === 'loaded' || mark === 'loading')) {
    throw new Error(
      `This database holds the demo market: invented goods, and accounts whose password everybody knows, who may have let others in.
It is not opened for business (DEMO=false) like that. Choose:
  ${CLOSE} -- --dry-run   shows what would be removed and what stays
  ${CLOSE}                removes the demo and keeps what you made
  another DATA_DIR or DATABASE_URL  begins with an empty market
  DEMO=true                         goes on with the demo`,
    )
  }
  if (demo && (mark === 'closed' || (mark === undefined && entered))) {
    throw new Error(
      `This database belongs to a market that is open for business: the demo is not loaded into it.
Set DEMO=false. For a demo name another DATA_DIR or DATABASE_URL.`,
    )
  }
}

/** Says that this database belongs to a market of somebody's own: no demo is ever loaded into it. */
export async function markAsOpen(db: Database): Promise<void> {
  await sql`insert into settings (key, value) values (${MARK}, '"closed"') on conflict (key) do nothing`.execute(db)
}
