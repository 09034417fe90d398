import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ReturnPolicy } from '../rules/may-open.ts'

const columns = sql`p.return_days as "returnDays", p.exchange_days as "exchangeDays", p.warranty_months as "warrantyMonths",
  p.return_paid_by as "returnPaidBy", p.return_address as "returnAddress"`

/** What companies promise beyond the law now; who never promised anything is not among them. */
export async function findPolicies(
  db: Database,
  companyIds: readonly number[],
): Promise<(ReturnPolicy & { companyId: number })[]> {
  const { rows } = await sql<ReturnPolicy & { companyId: number }>`
    select distinct on (p.company_id) p.company_id as "companyId", ${columns}
    from return_policy_versions p where p.company_id = any(${companyIds}::int[])
    order by p.company_id, p.since desc`.execute(db)
  return rows
}

/** What was promised when each order was placed. */
export async function findPoliciesOf(
  db: Database,
  orders: readonly { id: number; companyId: number; placedAt: Date }[],
): Promise<(ReturnPolicy & { orderId: number })[]> {
  const { rows } = await sql<ReturnPolicy & { orderId: number }>`
    select o.id as "orderId", ${columns}
    from json_to_recordset(${JSON.stringify(orders)}::json) as o(id bigint, "companyId" int, "placedAt" timestamptz)
    join lateral (select v.* from return_policy_versions v where v.company_id = o."companyId" and v.since <= o."placedAt"
      order by v.since desc limit 1) p on true`.execute(db)
  return rows
}

/** From a moment on; what was promised before stays with the orders of before. */
export async function writePolicy(db: Database, companyId: number, policy: ReturnPolicy, since: Date): Promise<void> {
  await sql`
    insert into return_policy_versions (company_id, since, return_days, exchange_days, warranty_months, return_paid_by, return_address)
    values (${companyId}, ${since}, ${policy.returnDays}, ${policy.exchangeDays}, ${policy.warrantyMonths}, ${policy.returnPaidBy},
      ${policy.returnAddress})
    on conflict (company_id, since) do update set return_days = excluded.return_days, exchange_days = excluded.exchange_days,
      warranty_months = excluded.warranty_months, return_paid_by = excluded.return_paid_by,
      return_address = excluded.return_address`.execute(db)
}
