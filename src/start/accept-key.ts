import { sql } from 'kysely'
import { recordAudit } from '../domains/audit/index.ts'
import type { Database } from '../platform/db/database.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import { writeCanary } from './key-fits.ts'

/** What nobody can open or recognise any more without the key, with how many of it there are. */
const LOST = [
  ['second factors (their owners log in by password and set them up again)', 'authenticators', 'true'],
  ['recovery codes', 'recovery_codes', 'true'],
  ['codes and links in mails that were not used yet', 'account_tokens', 'true'],
  ['invitations to teams', 'company_invitations', 'true'],
  ['API keys of companies', 'api_keys', 'true'],
  ['documents of companies (they have to be handed in again)', 'company_documents', 'true'],
  ['certificates of data erasure (they have to be handed in again)', 'unit_erasures', 'true'],
  ['counters of attempts', 'throttles', 'true'],
  ['remembered answers about addresses', 'geocode_answers', 'true'],
  ['keys of carriers', 'carrier_accounts', 'true'],
  ['keys of payment providers', 'settings', `key like 'paymentOperator.%'`],
] as const

/** How many of what is lost with the key. */
export async function countLost(db: Database): Promise<[what: string, count: number][]> {
  const counts: [string, number][] = []
  for (const [what, table, which] of LOST) counts.push([what, await count(db, table, which)])
  counts.push(['numbers of units (their passports stay)', await count(db, 'units', 'number_hash is not null')])
  counts.push(['mails that wait', await count(db, 'mails', `content_sealed is not null`)])
  return counts.filter(([, found]) => found > 0)
}

async function count(db: Database, table: string, which: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(which)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Goes on with another key: everything that only the lost one could open or recognise is removed, in one transaction. */
export function acceptKey(db: Database, secrets: Secrets): Promise<void> {
  return db.transaction().execute(async (inside) => {
    for (const [, table, which] of LOST) {
      await sql`delete from ${sql.table(table)} where ${sql.raw(which)}`.execute(inside)
    }
    await sql`update mails set content_sealed = null, claimed_until = null,
      status = case when status = 'sent' then status else 'dead' end,
      last_error = case when status = 'sent' then last_error else 'unreadable' end
      where content_sealed is not null`.execute(inside)
    // Passports stay, and go on under another key that signs; numbers are told by their last characters alone.
    await sql`update units set number_sealed = null, number_hash = null where number_hash is not null`.execute(inside)
    await sql`update unit_keys set private_sealed = null where private_sealed is not null`.execute(inside)
    // What they carry is sealed.
    await sql`delete from graphile_worker._private_jobs where task_id in
      (select id from graphile_worker._private_tasks where identifier like 'accounts.send%')`.execute(inside)
    await writeCanary(inside, secrets, true)
    const about = { action: 'keyReplaced', subjectKind: 'market', subjectId: 'secret-key' } as const
    await recordAudit({ db: inside }, { actorId: null, ...about })
  })
}
