import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import type { MailStatus } from '../rules/mail-status.ts'
import type { MailTemplate } from '../templates.ts'

export type StoredMail = {
  id: number
  recipient: string
  template: MailTemplate
  locale: Locale
  content: Buffer | null
  attempts: number
  /** Its code or link has ended. */
  expired?: boolean
}

/** Longer than drawing what goes with it and sending may take. */
const CLAIM_SECONDS = 300
/** The last words to an address that was left: it is forgotten with them. */
const recipientOnceErased = `case when template in ('accountDeleted', 'emailChanged') then '' else recipient end`

export async function insertMail(
  db: Database,
  mail: {
    recipient: string
    template: string
    locale: Locale
    content: Buffer
    status: MailStatus
    expiresAt: Date | null
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mails (recipient, template, locale, content_sealed, status, expires_at)
    values (${mail.recipient}, ${mail.template}, ${mail.locale}, ${mail.content}, ${mail.status},
      ${mail.expiresAt}) returning id`.execute(db)
  return must(rows[0], 'the mail just written').id
}

/** Takes a queued mail for one attempt, unless somebody has it. */
export async function claimMail(db: Database, id: number): Promise<StoredMail | undefined> {
  const { rows } = await sql<StoredMail>`
    update mails set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = ${id} and status = 'queued' and (claimed_until is null or claimed_until <= now())
    returning id, recipient, template, locale, content_sealed as content, attempts,
      coalesce(expires_at <= now(), false) as expired`.execute(db)
  return rows[0]
}

/** Until when somebody has a mail that has not left yet. */
export async function findClaim(db: Database, id: number): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select coalesce(claimed_until, now()) as until from mails where id = ${id} and status = 'queued'`.execute(db)
  return rows[0]?.until
}

export async function markSent(db: Database, id: number): Promise<void> {
  await sql`update mails set status = 'sent', sent_at = now(), content_sealed = null, last_error = null,
    claimed_until = null, recipient = ${sql.raw(recipientOnceErased)} where id = ${id}`.execute(db)
}

/** Why it did not leave, and whether it waits or is given up. */
export async function recordFailure(
  db: Database,
  id: number,
  reason: string,
  status: 'queued' | 'dead',
): Promise<void> {
  await sql`update mails set status = ${status}, last_error = ${reason}, claimed_until = null
    where id = ${id} and status = 'queued'`.execute(db)
}

/** Puts a queued mail into the outbox. */
export async function shelveMail(db: Database, id: number): Promise<void> {
  await sql`update mails set status = 'outbox' where id = ${id} and status = 'queued'`.execute(db)
}

/** Queues a mail anew that was given up or shelved; false when there is nothing to send. */
export async function requeueMail(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    update mails set status = 'queued', attempts = case when status = 'queued' then attempts else 0 end
    where id = ${id} and content_sealed is not null and (expires_at is null or expires_at > now()) returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Puts at most so many mails of the outbox on their way, the oldest first, and gives those up whose code or link has ended. Answers which
 * are to be sent, and how many were taken.
 */
export async function emptyOutbox(db: Database, limit: number): Promise<{ toSend: number[]; taken: number }> {
  const { rows } = await sql<{ id: number; queued: boolean }>`
    with waiting as (
      select id, content_sealed is null or coalesce(expires_at <= now(), false) as late from mails
      where status = 'outbox' order by id limit ${limit} for update skip locked
    )
    update mails set status = case when late then 'dead' else 'queued' end, attempts = 0,
      last_error = case when late then 'expired' end, content_sealed = case when late then null else content_sealed end
    from waiting where mails.id = waiting.id
    returning mails.id, status = 'queued' as queued`.execute(db)
  return { toSend: rows.filter(({ queued }) => queued).map(({ id }) => id), taken: rows.length }
}

/** Erases what old mails say, whatever became of them, and deletes the oldest. */
export async function purgeMails(db: Database, days: { contents: number; rows: number }): Promise<void> {
  await sql`update mails set content_sealed = null, claimed_until = null,
      recipient = ${sql.raw(recipientOnceErased)}, status = case when status = 'queued' then 'dead' else status end,
      last_error = case when status = 'queued' then 'expired' else last_error end
    where content_sealed is not null and created_at < now() - make_interval(days => ${days.contents})`.execute(db)
  await sql`delete from mails where created_at < now() - make_interval(days => ${days.rows})`.execute(db)
}

/** What was written to an address, and still waits, is another address's; but for the last words to the old one. */
export async function moveRecipient(db: Database, from: string, to: string): Promise<void> {
  await sql`update mails set recipient = ${to} where lower(recipient) = lower(${from}) and template <> 'emailChanged'`.execute(
    db,
  )
}

/** Erases what was written to an address, and the address; what still waited is never sent. */
export async function eraseRecipient(db: Database, address: string): Promise<void> {
  await sql`update mails set recipient = '', content_sealed = null, claimed_until = null,
      status = case when status = 'sent' then status else 'dead' end,
      last_error = case when status = 'sent' then last_error else 'erased' end
    where lower(recipient) = lower(${address})`.execute(db)
}
