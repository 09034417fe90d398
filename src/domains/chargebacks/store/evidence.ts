import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type Evidence = { chargebackId: number; companyId: number; words: string; writtenAt: Date }

export async function findEvidence(db: Database, chargebackIds: readonly number[]): Promise<Evidence[]> {
  const { rows } = await sql<Evidence>`
    select chargeback_id as "chargebackId", company_id as "companyId", words, written_at as "writtenAt"
    from chargeback_evidence where chargeback_id = any(${chargebackIds}::bigint[])`.execute(db)
  return rows
}

/** What a company says; what it said before is replaced. */
export async function saveWords(db: Database, evidence: Evidence & { writtenBy: string | null }): Promise<void> {
  const { chargebackId, companyId, words, writtenAt, writtenBy } = evidence
  await sql`
    insert into chargeback_evidence (chargeback_id, company_id, words, written_at, written_by)
    values (${chargebackId}, ${companyId}, ${words}, ${writtenAt}, ${writtenBy})
    on conflict (chargeback_id, company_id) do update
      set words = excluded.words, written_at = excluded.written_at, written_by = excluded.written_by`.execute(db)
}
