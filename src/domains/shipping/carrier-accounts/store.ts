import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CHECK_RESULTS, LabelCarrier } from './contract.ts'

/** A secret lies sealed (base64); `last4` tells people which one it is. */
export type KeptField = { value?: string; sealed?: string; last4?: string }
export type AccountOf = { companyId: number; carrier: LabelCarrier }
export type StoredAccount = {
  carrier: LabelCarrier
  isTest: boolean
  isStandIn: boolean
  fields: Readonly<Record<string, KeptField>>
  changedAt: Date
  checkedAt: Date | null
  checkResult: (typeof CHECK_RESULTS)[number] | null
  newsAt: Date | null
}

const columns = sql`carrier, is_test as "isTest", is_stand_in as "isStandIn", fields, changed_at as "changedAt",
  checked_at as "checkedAt", check_result as "checkResult", news_at as "newsAt"`

export async function findAccounts(db: Database, companyId: number): Promise<StoredAccount[]> {
  const { rows } = await sql<StoredAccount>`
    select ${columns} from carrier_accounts where company_id = ${companyId}`.execute(db)
  return rows
}

/** The account, locked until the transaction ends; two who write one that is not there yet wait for each other at the insert. */
export async function lockAccount(
  db: Database,
  companyId: number,
  carrier: LabelCarrier,
): Promise<StoredAccount | undefined> {
  const { rows } = await sql<StoredAccount>`
    select ${columns} from carrier_accounts where company_id = ${companyId} and carrier = ${carrier} for update`.execute(
    db,
  )
  return rows[0]
}

export async function saveAccount(
  db: Database,
  companyId: number,
  { carrier, isTest, isStandIn, fields, changedAt }: Omit<StoredAccount, 'checkedAt' | 'checkResult' | 'newsAt'>,
): Promise<void> {
  await sql`
    insert into carrier_accounts (company_id, carrier, is_test, is_stand_in, fields, changed_at)
    values (${companyId}, ${carrier}, ${isTest}, ${isStandIn}, ${JSON.stringify(fields)}::jsonb, ${changedAt})
    on conflict (company_id, carrier) do update set is_test = excluded.is_test, is_stand_in = excluded.is_stand_in,
      fields = excluded.fields, changed_at = excluded.changed_at, checked_at = null, check_result = null`.execute(db)
}

/** How the connection was found, unless the keys were changed since they were tried. */
export async function noteCheck(
  db: Database,
  companyId: number,
  carrier: LabelCarrier,
  { triedWith, at, result }: { triedWith: Date; at: Date; result: (typeof CHECK_RESULTS)[number] },
): Promise<void> {
  await sql`
    update carrier_accounts set checked_at = ${at}, check_result = ${result}
    where company_id = ${companyId} and carrier = ${carrier} and changed_at = ${triedWith}`.execute(db)
}

/** Noted once a minute at most: a carrier that has much to tell waits for no lock. */
export async function noteNews(db: Database, { companyId, carrier }: AccountOf, at: Date): Promise<void> {
  await sql`
    update carrier_accounts set news_at = ${at}
    where company_id = ${companyId} and carrier = ${carrier}
      and (news_at is null or news_at < ${at}::timestamptz - interval '1 minute')`.execute(db)
}

/** Whether there was one. */
export async function deleteAccount(db: Database, companyId: number, carrier: LabelCarrier): Promise<boolean> {
  const { rows } = await sql`
    delete from carrier_accounts where company_id = ${companyId} and carrier = ${carrier} returning 1`.execute(db)
  return rows.length > 0
}
