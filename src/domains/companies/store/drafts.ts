import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Keys of the photo and of the papers of a company. */
export async function findFileKeys(db: Database, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select photo_key as key from companies where id = ${companyId} and photo_key is not null
    union all select file_key from company_documents where company_id = ${companyId}`.execute(db)
  return rows.map(({ key }) => key)
}

const FOREIGN_KEY_VIOLATION = '23503'

/** False where something of another domain hangs on it (a shop, a conversation): nothing was changed then. */
export async function deleteDraft(db: Database, companyId: number): Promise<boolean> {
  await sql`savepoint draft`.execute(db)
  try {
    await sql`delete from companies where id = ${companyId} and status = 'draft'`.execute(db)
    await sql`release savepoint draft`.execute(db)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error
    await sql`rollback to savepoint draft`.execute(db)
    return false
  }
}

/** The draft stays and has no tax number any more: one that no country gives stands in its place, as every company has another. */
export async function releaseNumber(db: Database, companyId: number): Promise<void> {
  await sql`update companies set tax_id = 'X' || id, vat_id = null, revision = revision + 1
    where id = ${companyId} and status = 'draft'`.execute(db)
}

/** Takes away what a company brought to be let in: papers and what registers said. Answers the keys of files. */
export async function deleteEvidence(db: Database, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with checks as (delete from company_checks where company_id = ${companyId})
    delete from company_documents where company_id = ${companyId} returning file_key as key`.execute(db)
  return rows.map(({ key }) => key)
}
