import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Minor } from '../../../values/money.ts'

/** What an order bears of a chargeback; `held` of its seller's money waits. `borne`: in the end. Grosze. */
export type ChargebackPart = {
  chargebackId: number
  orderId: number
  companyId: number
  number: string
  amount: Minor
  held: Minor
  borne: Minor | null
}

export async function insertParts(db: Database, parts: readonly Omit<ChargebackPart, 'borne'>[]): Promise<void> {
  await sql`
    insert into chargeback_parts (chargeback_id, order_id, company_id, number, amount, held)
    select "chargebackId", "orderId", "companyId", number, amount, held
    from json_to_recordset(${JSON.stringify(parts)}::json)
      as t("chargebackId" bigint, "orderId" bigint, "companyId" int, number text, amount bigint, held bigint)`.execute(
    db,
  )
}

export async function findParts(db: Database, chargebackIds: readonly number[]): Promise<ChargebackPart[]> {
  const { rows } = await sql<ChargebackPart>`
    select chargeback_id as "chargebackId", order_id as "orderId", company_id as "companyId", number, amount, held, borne
    from chargeback_parts where chargeback_id = any(${chargebackIds}::bigint[]) order by chargeback_id, order_id`.execute(
    db,
  )
  return rows
}

/** Notes what each order bore in the end, also one that was none of the parts before. */
export async function saveBorne(
  db: Database,
  parts: readonly Pick<ChargebackPart, 'chargebackId' | 'orderId' | 'companyId' | 'number' | 'amount'>[],
): Promise<void> {
  await sql`
    insert into chargeback_parts (chargeback_id, order_id, company_id, number, amount, held, borne)
    select "chargebackId", "orderId", "companyId", number, 0, 0, amount
    from json_to_recordset(${JSON.stringify(parts)}::json)
      as t("chargebackId" bigint, "orderId" bigint, "companyId" int, number text, amount bigint)
    on conflict (chargeback_id, order_id) do update set borne = excluded.borne`.execute(db)
}

/** What orders bore of lost ones, all in all; orders that bore nothing are left out. */
export async function findBorne(db: Database, orderIds: readonly number[]): Promise<Map<number, Minor>> {
  const { rows } = await sql<{ orderId: number; borne: Minor }>`
    select order_id as "orderId", sum(borne)::bigint as borne from chargeback_parts
    where order_id = any(${orderIds}::bigint[]) and borne > 0 group by order_id`.execute(db)
  return new Map(rows.map(({ orderId, borne }) => [orderId, borne]))
}

/** What an order bore of a chargeback that was lost: null of any other. Undefined where the chargeback is not about the order. */
export async function findLoss(
  db: Database,
  chargebackId: number,
  number: string,
): Promise<{ orderId: number; companyId: number; borne: Minor | null } | undefined> {
  const { rows } = await sql<{ orderId: number; companyId: number; borne: Minor | null }>`
    select p.order_id as "orderId", p.company_id as "companyId", case when c.state = 'lost' then p.borne end as borne
    from chargeback_parts p join chargebacks c on c.id = p.chargeback_id
    where c.id = ${chargebackId} and p.number = ${number}`.execute(db)
  return rows[0]
}
