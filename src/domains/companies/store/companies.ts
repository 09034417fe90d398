import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CompanyData } from '../contract.ts'
import type { CompanyStatus } from '../rules/company-status.ts'

/** A company as it is stored, as far as its own people and the operator see it. */
export type CompanyRow = CompanyData & {
  id: number
  status: CompanyStatus
  statusReason: string | null
  photoKey: string | null
  missing: string[]
  sells: boolean
  operatesMarket: boolean
  revision: number
  createdAt: Date
}

/** All that is stored of a company, bank data included: whoever hands it on asks first who may see what (`visibleTo`). */
export async function findCompany(db: Database, id: number): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select id, name, short_name as "shortName", street, postal_code as "postalCode", city, country, tax_id as "taxId",
      vat_id as "vatId", register_name as "registerName", register_number as "registerNumber", bdo_number as "bdoNumber", email, phone, website,
      bank_iban as "bankIban", bank_bic as "bankBic", bank_holder as "bankHolder", about, self_certified as "selfCertified",
      status, status_reason as "statusReason", photo_key as "photoKey", missing, sells, operates_market as "operatesMarket",
      revision, created_at as "createdAt"
    from companies where id = ${id}`.execute(db)
  return rows[0]
}

export type CompanyOfMember = {
  id: number
  name: string
  shortName: string
  status: CompanyStatus
  sells: boolean
  operatesMarket: boolean
  chargesVat: boolean
}

/** Companies by id, in id order; unknown ids are left out. */
export async function findCompaniesOf(db: Database, ids: readonly number[]): Promise<CompanyOfMember[]> {
  const { rows } = await sql<CompanyOfMember>`
    select id, name, short_name as "shortName", status, sells, operates_market as "operatesMarket", charges_vat as "chargesVat"
    from companies where id = any(${ids}::int[]) order by id`.execute(db)
  return rows
}

export type CompanyOnCards = {
  id: number
  shortName: string
  city: string
  /** The last day of the holiday that the company is on (YYYY-MM-DD). */
  holidayUntil: string | null
  sells: boolean
  /** False: it is exempt, and sells everything without VAT. */
  chargesVat: boolean
}

/** What cards of goods say of their companies. */
export async function findCompaniesOnCards(db: Database, ids: readonly number[]): Promise<CompanyOnCards[]> {
  const { rows } = await sql<CompanyOnCards>`
    select id, short_name as "shortName", city, case when on_holiday then holiday_until::text end as "holidayUntil", sells,
      charges_vat as "chargesVat"
    from companies where id = any(${ids}::int[])`.execute(db)
  return rows
}

/** Locks the company until the transaction ends: who weighs it up and who changes it wait for each other. */
export async function lockCompany(
  db: Database,
  id: number,
): Promise<{ status: CompanyStatus; sells: boolean } | undefined> {
  const { rows } = await sql<{ status: CompanyStatus; sells: boolean }>`
    select status, sells from companies where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Notes what is missing; tells whether the company sells now. */
export async function setMissing(db: Database, id: number, missing: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ sells: boolean }>`
    update companies set missing = ${missing}::text[] where id = ${id} returning sells`.execute(db)
  return rows[0]?.sells ?? false
}

export async function setSubmitted(db: Database, id: number, at: Date): Promise<void> {
  await sql`update companies set status = 'submitted', status_reason = null, submitted_at = ${at}, decided_at = null
    where id = ${id}`.execute(db)
}

/** Changes the photo; returns the key of the one before. */
export async function setPhoto(db: Database, id: number, photoKey: string): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update companies c set photo_key = ${photoKey} from (select photo_key as before from companies where id = ${id} for update) o
    where c.id = ${id} returning o.before`.execute(db)
  return rows[0]?.before ?? null
}
