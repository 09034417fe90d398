import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { MailRow } from '../contract.ts'
import type { StoredMail } from './outgoing.ts'

type Row = Omit<MailRow, 'createdAt' | 'sentAt'> & { createdAt: Date; sentAt: Date | null }
type WholeMail = MailRow & { stored: StoredMail }

const columns = sql`id, recipient, template, locale, status, attempts, last_error as "lastError", created_at as "createdAt",
  sent_at as "sentAt"`

const toMailRow = (row: Row): MailRow => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})

/** Mails newest first, `after` the last one seen. */
export async function findMails(
  db: Database,
  filter: { q?: string | undefined; status?: string | undefined; after?: number | undefined },
  limit: number,
): Promise<MailRow[]> {
  const { rows } = await sql<Row>`
    select ${columns} from mails
    where (${filter.status ?? null}::text is null or status = ${filter.status ?? null})
      ${filter.q ? sql`and lower(recipient) = lower(${filter.q})` : sql``}
      and id < ${filter.after ?? Number.MAX_SAFE_INTEGER}
    order by id desc limit ${limit}`.execute(db)
  return rows.map(toMailRow)
}

export async function findMail(db: Database, id: number): Promise<WholeMail | undefined> {
  const { rows } = await sql<Row & { content: Buffer | null }>`
    select ${columns}, content_sealed as content from mails where id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { content, ...rest } = row
  return { ...toMailRow(rest), stored: { ...rest, content } as StoredMail }
}

/** What was written to an address, oldest first, without what it said. */
export async function findMailsTo(db: Database, address: string): Promise<MailRow[]> {
  const { rows } = await sql<Row>`
    select ${columns} from mails where lower(recipient) = lower(${address}) order by id`.execute(db)
  return rows.map(toMailRow)
}

export type MailHealth = { outbox: number; queued: number; dead: number; lastSentAt: Date | null }

/** How many mails wait or were given up, each counted up to a bound, and when the last one left. By the index of states alone. */
export async function findMailHealth(db: Database, bound: number): Promise<MailHealth> {
  const { rows } = await sql<MailHealth>`
    select
      (select count(*)::int from (select 1 from mails where status = 'outbox' limit ${bound}) as o) as outbox,
      (select count(*)::int from (select 1 from mails where status = 'queued' limit ${bound}) as q) as queued,
      (select count(*)::int from (select 1 from mails where status = 'dead' limit ${bound}) as d) as dead,
      (select sent_at from mails where status = 'sent' order by id desc limit 1) as "lastSentAt"`.execute(db)
  return must(rows[0], 'the sums')
}
