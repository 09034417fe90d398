import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { marketDay } from '../../../values/days.ts'
import type { PublicCompany } from '../contract.ts'
import { isOnHoliday } from '../rules/holiday.ts'

type Holiday = Omit<NonNullable<PublicCompany['holiday']>, 'now'>
type PublicRow = Omit<PublicCompany, 'since' | 'holiday'> & { since: Date; holiday: Holiday | null }

/** Companies that sell or did, and the market's own. */
export async function findPublicCompanies(db: Database, ids: readonly number[], now: Date): Promise<PublicCompany[]> {
  const { rows } = await sql<PublicRow>`
    select id, name, short_name as "shortName", street, postal_code as "postalCode", city, country, tax_id as "taxId",
      vat_id as "vatId", charges_vat as "chargesVat", register_name as "registerName", register_number as "registerNumber", bdo_number as "bdoNumber", email, phone, website,
      photo_key as "photoKey", about, self_certified as "selfCertified", created_at as since, sells,
      case when holiday_from is not null then jsonb_build_object('from', holiday_from, 'until', holiday_until, 'note', holiday_note) end as holiday
    from companies where id = any(${ids}::int[]) and (status in ('approved', 'suspended', 'ended') or operates_market)
    order by id`.execute(db)
  return rows.map(({ since, holiday, ...row }) => ({
    ...row,
    since: since.toISOString(),
    holiday: holiday && holiday.until >= marketDay(now) ? { ...holiday, now: isOnHoliday(holiday, now) } : null,
  }))
}
