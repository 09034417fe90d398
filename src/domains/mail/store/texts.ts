// Words of mails that the operator wrote, version by version.
import { sql } from 'kysely'
import type { MailWords } from '../../../i18n/mail-words.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Locale } from '../../../values/locale.ts'

export type StoredText = {
  id: number
  template: string
  locale: Locale
  /** Null: what the market comes with. */
  words: MailWords | null
  by: string
  at: Date
}

const columns = sql`id, template, locale, words, by, at`

/** Changes of a mail's words in one language follow each other. */
export async function lockText(db: Database, template: string, locale: Locale): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`mail text ${template} ${locale}`}))`.execute(db)
}

/** The newest version, which holds. */
export async function findText(db: Database, template: string, locale: Locale): Promise<StoredText | undefined> {
  const { rows } = await sql<StoredText>`
    select ${columns} from mail_texts where template = ${template} and locale = ${locale} order by id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** The newest of each mail and language in which something was ever changed. */
export async function findNewestTexts(db: Database): Promise<StoredText[]> {
  const { rows } = await sql<StoredText>`
    select distinct on (template, locale) ${columns} from mail_texts order by template, locale, id desc`.execute(db)
  return rows
}

/** All versions of a mail, the newest first, behind one. */
export async function findTextVersions(
  db: Database,
  template: string,
  before: number | null,
  limit: number,
): Promise<StoredText[]> {
  const beyond = before === null ? sql`` : sql`and id < ${before}`
  const { rows } = await sql<StoredText>`
    select ${columns} from mail_texts where template = ${template} ${beyond} order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function insertText(
  db: Database,
  { template, locale, words, by, at }: Omit<StoredText, 'id'>,
): Promise<void> {
  await sql`
    insert into mail_texts (template, locale, words, by, at)
    values (${template}, ${locale}, ${words && JSON.stringify(words)}::jsonb, ${by}::uuid, ${at})`.execute(db)
}
