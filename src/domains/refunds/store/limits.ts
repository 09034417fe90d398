import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { RefundLimits } from '../rules/refund-limits.ts'

/** A company's own limits; undefined where it said nothing. */
export async function findLimits(db: Database, companyId: number): Promise<RefundLimits | undefined> {
  const { rows } = await sql<{ limits: RefundLimits }>`
    select limits from refund_limits where company_id = ${companyId}`.execute(db)
  return rows[0]?.limits
}

export async function writeLimits(db: Database, companyId: number, limits: RefundLimits, at: Date): Promise<void> {
  await sql`
    insert into refund_limits (company_id, limits, updated_at) values (${companyId}, ${JSON.stringify(limits)}::jsonb, ${at})
    on conflict (company_id) do update set limits = excluded.limits, revision = refund_limits.revision + 1,
      updated_at = excluded.updated_at`.execute(db)
}

export async function deleteLimits(db: Database, companyId: number): Promise<void> {
  await sql`delete from refund_limits where company_id = ${companyId}`.execute(db)
}
