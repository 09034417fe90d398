import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { NoticeChoice } from '../contract.ts'

export async function findChoices(db: Database, userId: string): Promise<NoticeChoice[]> {
  const { rows } = await sql<NoticeChoice>`
    select kind, in_market as "inMarket", by_mail as "byMail" from notice_choices where user_id = ${userId}`.execute(db)
  return rows
}

export async function saveChoices(db: Database, userId: string, choices: readonly NoticeChoice[]): Promise<void> {
  await sql`
    insert into notice_choices (user_id, kind, in_market, by_mail)
    select ${userId}::uuid, kind, "inMarket", "byMail" from json_to_recordset(${JSON.stringify(choices)}::json)
      as t(kind text, "inMarket" boolean, "byMail" boolean) order by kind
    on conflict (user_id, kind) do update set in_market = excluded.in_market, by_mail = excluded.by_mail`.execute(db)
}
