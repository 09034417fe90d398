import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { type DemoMark, MARK } from '../mark.ts'
import { names, type Plan } from './plan.ts'

/** Tables of which something stays: what the program fills itself, and what an operator enters. Every other table is emptied. */
const STAYING = [
  'migrations',
  'audit_log',
  'search_state',
  'places',
  'places_loaded',
  'settings',
  'users',
  'authenticators',
  'recovery_codes',
  'passkeys',
  'categories',
  'category_aliases',
  'commission_rules',
  'companies',
  'company_members',
  'company_documents',
  'company_checks',
  'company_presentations',
  'company_logistics',
]

/** In one transaction of the caller: the demo goes, what the plan keeps stays, and the database gets the mark of what comes next. */
export async function emptyDemo(db: Database, plan: Plan, next: DemoMark): Promise<void> {
  const kept = plan.operators.map(({ id }) => id)
  const stays = names(plan.stays)
  await truncateOthers(db)
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  if (names(plan.goes).includes('categories')) {
    await sql`delete from commission_rules where category_id is not null`.execute(db)
    await sql`delete from category_aliases`.execute(db)
    await sql`delete from categories where parent_id is not null`.execute(db)
    await sql`delete from categories`.execute(db)
  } else await sql`update categories set product_count = 0`.execute(db)
  if (!stays.includes('commission')) await sql`delete from commission_rules`.execute(db)
  await sql`delete from companies where not (operates_market and ${stays.includes('owner')})`.execute(db)
  // What its documents said of VAT has gone with their settings.
  await sql`update companies set charges_vat = true where not charges_vat`.execute(db)
  await sql`delete from users where id <> all(${kept}::uuid[])`.execute(db)
  await restoreOperators(db, plan)
  const settings = ['canary', ...plan.stays.flatMap((item) => item.settings)]
  await sql`delete from settings where key <> all(${settings})`.execute(db)
  await sql`insert into settings (key, value) values (${MARK}, ${JSON.stringify(next)}::jsonb)`.execute(db)
}

/** The bit of `pg_trigger.tgtype` that says so. */
const ON_TRUNCATE = 32

/** Numbers go on where they were: the log names the old ones. */
async function truncateOthers(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${STAYING})`.execute(db)
  const tables = sql.join(rows.map((row) => sql.table(row.name)))
  const { rows: guards } = await sql<{ table: string; name: string }>`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgtype & ${ON_TRUNCATE} <> 0`.execute(db)
  // What books refuse: these were of play money. Nobody sees them unguarded, as this is one transaction.
  for (const { table, name } of guards)
    await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(name)}`.execute(db)
  // Without cascade: a table that refers to what goes has to be named above, or goes as well.
  await sql`truncate ${tables}`.execute(db)
  for (const { table, name } of guards)
    await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(name)}`.execute(db)
}

/** Visitors may have taken an operator's right away, or got at its mail. */
async function restoreOperators(db: Database, { operators }: Plan): Promise<void> {
  const voided = operators.filter((one) => one.voided).map(({ id }) => id)
  for (const { id } of operators) {
    await sql`update users set permissions = 'admin', status = 'active', status_reason = null where id = ${id}
      and (permissions <> 'admin' or status <> 'active')`.execute(db)
  }
  await sql`update users set password_hash = null where id = any(${voided}::uuid[])`.execute(db)
  for (const table of ['passkeys', 'authenticators', 'recovery_codes']) {
    await sql`delete from ${sql.table(table)} where user_id = any(${voided}::uuid[])`.execute(db)
  }
}
