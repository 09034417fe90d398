import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** What a company has said of itself already, as far as a tax office is told of it. */
export type TaxParty = {
  companyId: number
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  taxId: string
  vatId: string | null
  registerName: string | null
  registerNumber: string | null
  iban: string | null
  /** Null where the account is in the company's own name. */
  holder: string | null
  operatesMarket: boolean
  /** It sells, or did before it was suspended. */
  approved: boolean
  /** Payouts wait since then for data that are missing. */
  heldSince: Date | null
}

const parties = sql`select id as "companyId", name, street, postal_code as "postalCode", city, country, tax_id as "taxId", vat_id as "vatId",
  register_name as "registerName", register_number as "registerNumber", bank_iban as iban, bank_holder as holder,
  operates_market as "operatesMarket", status in ('approved', 'suspended') as approved, tax_held_since as "heldSince" from companies`

export async function findTaxParty(db: Database, id: number): Promise<TaxParty | undefined> {
  const { rows } = await sql<TaxParty>`${parties} where id = ${id}`.execute(db)
  return rows[0]
}

/** All companies that were ever let in, behind an id and in their order; not the one that runs the market. */
export async function findTaxParties(db: Database, after: number, limit: number): Promise<TaxParty[]> {
  const { rows } = await sql<TaxParty>`
    ${parties} where id > ${after} and not operates_market and status not in ('draft', 'submitted', 'rejected')
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Lets the payouts of a company wait for what is missing, or no longer (null). */
export async function saveTaxHold(db: Database, id: number, since: Date | null): Promise<void> {
  await sql`update companies set tax_held_since = ${since} where id = ${id} and tax_held_since is distinct from ${since}`.execute(
    db,
  )
}
