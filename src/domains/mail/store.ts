import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Locale } from '../../values/locale.ts'

export async function insertMail(
  db: Database,
  mail: { recipient: string; template: string; locale: Locale; content: Buffer },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mails (recipient, template, locale, content_sealed)
    values (${mail.recipient}, ${mail.template}, ${mail.locale}, ${mail.content}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}
