import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { PublicCompany } from '../contract.ts'

/** First and last day (YYYY-MM-DD, days of the market) on which nothing can be ordered of a company. */
type Holiday = Omit<NonNullable<PublicCompany['holiday']>, 'now'>

/** The holiday that is planned or runs; null where there is none. One that is over stays until another is planned. */
export async function findHoliday(db: Database, companyId: number): Promise<Holiday | null> {
  const { rows } = await sql<Holiday>`
    select holiday_from::text as "from", holiday_until::text as until, holiday_note as note
    from companies where id = ${companyId} and holiday_from is not null`.execute(db)
  return rows[0] ?? null
}

/** Sets the holiday; true when lists show something else from now on. `day` is today. */
export async function setHoliday(
  db: Database,
  companyId: number,
  holiday: Holiday | null,
  day: string,
): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    with before as (select id, on_holiday from companies where id = ${companyId} for update)
    update companies c set on_holiday = coalesce(${day}::date between ${holiday?.from ?? null}::date and ${holiday?.until ?? null}::date, false), holiday_from = ${holiday?.from ?? null}::date, holiday_until = ${holiday?.until ?? null}::date,
      holiday_note = ${holiday?.note ? JSON.stringify(holiday.note) : null}::jsonb
    from before where c.id = before.id returning before.on_holiday or c.on_holiday as shown`.execute(db)
  return must(rows[0], `company ${companyId}`).shown
}

/** Companies whose holiday begins or ended by a day and whose goods do not say so yet; they are told of once. */
export async function applyHolidaysOf(db: Database, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update companies set on_holiday = not on_holiday
    where (on_holiday or holiday_until is not null)
      and on_holiday <> coalesce(${day}::date between holiday_from and holiday_until, false)
    returning id`.execute(db)
  return rows.map((row) => row.id)
}
