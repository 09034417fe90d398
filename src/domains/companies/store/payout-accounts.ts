import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Where a company is paid. `holder`: null where the account is in the company's own name. */
type PayoutAccount = {
  companyId: number
  name: string
  holder: string | null
  iban: string | null
  bic: string | null
  street: string
  postalCode: string
  city: string
  country: string
  /** Nothing is paid out until then, since the bank data were changed. */
  heldUntil: Date | null
  /** Nothing is paid out, since what the tax office has to know is missing after two reminders. */
  taxHeld: boolean
  operatesMarket: boolean
  /** By the operator: sells nothing, and is still owed what it sold before. */
  suspended: boolean
}

const accounts = sql`select id as "companyId", name, bank_holder as holder, bank_iban as iban, bank_bic as bic, street,
  postal_code as "postalCode", city, country, payouts_held_until as "heldUntil", operates_market as "operatesMarket",
  tax_held_since is not null as "taxHeld",
  status = 'suspended' as suspended
  from companies`

/** Of these companies, in id order. Who may see it asks before. */
export async function findPayoutAccounts(db: Database, companyIds: readonly number[]): Promise<PayoutAccount[]> {
  const { rows } = await sql<PayoutAccount>`${accounts} where id = any(${companyIds}::int[]) order by id`.execute(db)
  return rows
}

/** The same, locked until the transaction ends: whoever changes bank data meanwhile waits. */
export async function lockPayoutAccounts(db: Database, companyIds: readonly number[]): Promise<PayoutAccount[]> {
  const { rows } = await sql<PayoutAccount>`
    ${accounts} where id = any(${companyIds}::int[]) order by id for share`.execute(db)
  return rows
}
