import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
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
  filter: { status?: string | undefined; after?: number | undefined },
  limit: number,
): Promise<MailRow[]> {
  const { rows } = await sql<Row>`
    select ${columns} from mails
    where (${filter.status ?? null}::text is null or status = ${filter.status ?? null})
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
