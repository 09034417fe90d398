import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'

export type NewRepayment = {
  companyId: number
  currency: Currency
  amount: number
  receivedOn: string
  note: string | null
  by: string
  at: Date
}

export async function insertRepayment(db: Database, one: NewRepayment): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payout_repayments (company_id, currency, amount, received_on, note, recorded_by, recorded_at)
    values (${one.companyId}, ${one.currency}, ${one.amount}, ${one.receivedOn}::date, ${one.note}, ${one.by}, ${one.at})
    returning id`.execute(db)
  return must(rows[0], 'a repayment').id
}

export type RepaymentRow = { id: number; companyId: number; currency: Currency; amount: number }

/** All, with an id above `after`, by id. */
export async function findRepayments(db: Database, after: number, limit: number): Promise<RepaymentRow[]> {
  const { rows } = await sql<RepaymentRow>`
    select id, company_id as "companyId", currency, amount from payout_repayments where id > ${after} order by id limit ${limit}`.execute(
    db,
  )
  return rows
}
