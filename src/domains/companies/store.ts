import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { LocalText } from '../../values/locale.ts'
import type { PublicCompany } from './contract.ts'
import type { CompanyStatus } from './rules/company-status.ts'

export type NewCompany = {
  name: string
  shortName: string
  street: string
  postalCode: string
  city: string
  country: string
  taxId: string
  registerNumber: string | null
  email: string
  phone: string
  website: string | null
  bankBic: string | null
  bankIban: string | null
  about: LocalText
  selfCertified: boolean
  status: CompanyStatus
}

export async function insertCompany(db: Database, company: NewCompany): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into companies (name, short_name, street, postal_code, city, country, tax_id, register_number, email, phone, website,
      bank_bic, bank_iban, about, self_certified, status)
    values (${company.name}, ${company.shortName}, ${company.street}, ${company.postalCode}, ${company.city}, ${company.country},
      ${company.taxId}, ${company.registerNumber}, ${company.email}, ${company.phone}, ${company.website},
      ${company.bankBic}, ${company.bankIban}, ${JSON.stringify(company.about)}::jsonb, ${company.selfCertified}, ${company.status})
    on conflict (country, tax_id) do nothing returning id`.execute(db)
  return rows[0]?.id ?? 0
}

export async function insertMember(db: Database, companyId: number, userId: string, role: string): Promise<void> {
  await sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, ${role})
    on conflict (company_id, user_id) do update set role = excluded.role`.execute(db)
}

type CompanyRow = Omit<PublicCompany, 'since'> & { since: Date }

export async function findCompanies(db: Database, ids: readonly number[]): Promise<PublicCompany[]> {
  const { rows } = await sql<CompanyRow>`
    select id, name, short_name as "shortName", street, postal_code as "postalCode", city, country, tax_id as "taxId",
      register_number as "registerNumber", email, phone, website, photo_key as "photoKey", about,
      self_certified as "selfCertified", created_at as since, sells
    from companies where id = any(${ids}::int[]) and status in ('approved', 'suspended') order by id`.execute(db)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}
