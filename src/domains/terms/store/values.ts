import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { TextValues } from '../rules/placeholders.ts'

/** Writes what stands in the places of texts, where it is not what stood there before. */
export async function noteValues(db: Database, values: TextValues, at: Date): Promise<void> {
  const text = JSON.stringify(values)
  await sql`
    insert into text_values (at, values)
    select ${at}, ${text}::jsonb
    where (select values from text_values order by id desc limit 1) is distinct from ${text}::jsonb`.execute(db)
}

/** What stood there at a moment; undefined: not known. */
export async function findValuesAt(db: Database, moment: Date): Promise<TextValues | undefined> {
  const { rows } = await sql<{ values: TextValues }>`
    select values from text_values where at <= ${moment} order by id desc limit 1`.execute(db)
  return rows[0]?.values
}
