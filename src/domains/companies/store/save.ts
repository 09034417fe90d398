import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CompanyData } from '../contract.ts'
import type { CompanyStatus } from '../rules/company-status.ts'

export type StoredCompany = CompanyData & {
  status: CompanyStatus
  photoKey: string | null
  operatesMarket: boolean
  selfCertifiedAt: Date | null
}

/**
 * Makes room where somebody registered this number, never handed the company in, and has left for good. Returns the keys of the files
 * that belonged to it.
 */
export async function deleteForsaken(db: Database, country: string, taxId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (
      delete from companies c where country = ${country} and tax_id = ${taxId} and status = 'draft' and submitted_at is null
        and not operates_market and not exists (select 1 from company_members m where m.company_id = c.id)
        and not exists (select 1 from shops s where s.company_id = c.id)
      returning id, photo_key)
    select photo_key as key from gone where photo_key is not null
    union all select file_key from company_documents where company_id in (select id from gone)`.execute(db)
  return rows.map((row) => row.key)
}

/** The new id; 0 when the tax number is taken in its country. */
export async function insertCompany(db: Database, company: StoredCompany): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into companies (name, short_name, street, postal_code, city, country, tax_id, vat_id, register_name, register_number, bdo_number,
      email, phone, website, bank_iban, bank_bic, bank_holder, about, self_certified, self_certified_at, status, photo_key,
      operates_market)
    values (${company.name}, ${company.shortName}, ${company.street}, ${company.postalCode}, ${company.city}, ${company.country},
      ${company.taxId}, ${company.vatId}, ${company.registerName}, ${company.registerNumber}, ${company.bdoNumber}, ${company.email}, ${company.phone},
      ${company.website}, ${company.bankIban}, ${company.bankBic}, ${company.bankHolder}, ${JSON.stringify(company.about)}::jsonb,
      ${company.selfCertified}, ${company.selfCertifiedAt}, ${company.status}, ${company.photoKey}, ${company.operatesMarket})
    on conflict (country, tax_id) do nothing returning id`.execute(db)
  return rows[0]?.id ?? 0
}

const UNIQUE_VIOLATION = '23505'

/** False when another company of the country has this tax number; the transaction is spoilt then. */
export async function updateCompany(db: Database, id: number, company: CompanyData, now: Date): Promise<boolean> {
  try {
    await sql`update companies set name = ${company.name}, short_name = ${company.shortName}, street = ${company.street},
        postal_code = ${company.postalCode}, city = ${company.city}, country = ${company.country}, tax_id = ${company.taxId},
        vat_id = ${company.vatId}, register_name = ${company.registerName}, register_number = ${company.registerNumber}, bdo_number = ${company.bdoNumber},
        email = ${company.email}, phone = ${company.phone}, website = ${company.website}, bank_iban = ${company.bankIban},
        bank_bic = ${company.bankBic}, bank_holder = ${company.bankHolder}, about = ${JSON.stringify(company.about)}::jsonb,
        self_certified_at = case when not ${company.selfCertified} then null when self_certified then self_certified_at
          else ${now}::timestamptz end,
        self_certified = ${company.selfCertified}, revision = revision + 1
      where id = ${id}`.execute(db)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

export async function insertMember(db: Database, companyId: number, userId: string, role: string): Promise<void> {
  await sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, ${role})
    on conflict (company_id, user_id) do update set role = excluded.role`.execute(db)
}
