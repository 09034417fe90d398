import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ReturnPolicy } from '../rules/may-open.ts'

/** What companies promise beyond the law; who promised nothing is not among them. */
export async function findPolicies(
  db: Database,
  companyIds: readonly number[],
): Promise<(ReturnPolicy & { companyId: number })[]> {
  const { rows } = await sql<ReturnPolicy & { companyId: number }>`
    select company_id as "companyId", return_days as "returnDays", exchange_days as "exchangeDays", warranty_months as "warrantyMonths"
    from return_policies where company_id = any(${companyIds}::int[])`.execute(db)
  return rows
}

export async function writePolicy(db: Database, companyId: number, policy: ReturnPolicy, at: Date): Promise<void> {
  await sql`
    insert into return_policies (company_id, return_days, exchange_days, warranty_months, updated_at)
    values (${companyId}, ${policy.returnDays}, ${policy.exchangeDays}, ${policy.warrantyMonths}, ${at})
    on conflict (company_id) do update set return_days = excluded.return_days, exchange_days = excluded.exchange_days,
      warranty_months = excluded.warranty_months, updated_at = excluded.updated_at`.execute(db)
}
