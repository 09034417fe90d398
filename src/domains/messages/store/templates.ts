import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { MOST_TEMPLATES } from '../rules/bounds.ts'

export type StoredTemplate = { id: number; name: string; words: string }

export async function findTemplates(db: Database, companyId: number): Promise<StoredTemplate[]> {
  const { rows } = await sql<StoredTemplate>`
    select id, name, words from message_templates where company_id = ${companyId} order by lower(name), id
    limit ${MOST_TEMPLATES}`.execute(db)
  return rows
}

/** The caller holds the company: of two at once the second counts the first. */
export async function insertTemplate(
  db: Database,
  companyId: number,
  { name, words }: Omit<StoredTemplate, 'id'>,
): Promise<void> {
  await sql`insert into message_templates (company_id, name, words) values (${companyId}, ${name}, ${words})`.execute(
    db,
  )
}

export async function updateTemplate(
  db: Database,
  companyId: number,
  { id, name, words }: StoredTemplate,
): Promise<boolean> {
  const { rows } = await sql`
    update message_templates set name = ${name}, words = ${words} where id = ${id} and company_id = ${companyId}
    returning id`.execute(db)
  return rows.length > 0
}

export async function deleteTemplate(db: Database, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from message_templates where id = ${id} and company_id = ${companyId} returning id`.execute(db)
  return rows.length > 0
}
