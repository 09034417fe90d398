import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Minor } from '../../../values/money.ts'

export type BilledLine = { orderId: number; line: number; net: Minor; vat: Minor }

export async function insertBilled(
  db: Database,
  { companyId, documentId }: { companyId: number; documentId: number },
  lines: readonly BilledLine[],
): Promise<void> {
  await sql`
    insert into billed_commissions (order_id, document_id, company_id, line, net, vat)
    select "orderId", ${documentId}, ${companyId}, line, net, vat
    from json_to_recordset(${JSON.stringify(lines)}::json) as t("orderId" bigint, line int, net bigint, vat bigint)`.execute(
    db,
  )
}

/** Which of these orders were billed, whatever was taken back since. */
export async function findBilled(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct order_id as id from billed_commissions where order_id = any(${orderIds}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type BilledOrder = BilledLine & { documentId: number }

/** What orders of a company still owe of their bills, a row a line of the invoice; with an id above `after`, by id. */
export async function findOwed(
  db: Database,
  companyId: number,
  page: { after: number; limit: number },
): Promise<BilledOrder[]> {
  const { rows } = await sql<BilledOrder>`
    with chosen as (
      select order_id from billed_commissions where company_id = ${companyId} and order_id > ${page.after}
      group by order_id having sum(net) + sum(vat) <> 0 order by order_id limit ${page.limit})
    select b.order_id as "orderId", coalesce(d.corrects_id, d.id) as "documentId", b.line, sum(b.net)::bigint as net,
      sum(b.vat)::bigint as vat
    from billed_commissions b join documents d on d.id = b.document_id
    where b.company_id = ${companyId} and b.order_id in (select order_id from chosen)
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}
