import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { HolidayBody, PresentationBody, PresentationView } from '../contract.ts'

/** The presentation of a company, with what nobody has said yet; undefined for no company. */
export async function findPresentation(
  db: Database,
  companyId: number,
  onlyPublic: boolean,
): Promise<PresentationView | undefined> {
  const { rows } = await sql<PresentationView>`
    select c.id as "companyId", coalesce(p.header_text, '{"pl-PL": ""}') as "headerText",
      coalesce(p.banner_text, '{"pl-PL": ""}') as "bannerText", coalesce(p.banner_icon, 'shield-check') as "bannerIcon", p.accent,
      coalesce(p.language, 'pl-PL') as language, p.header_image_key as "headerImageKey", p.thumbnail_key as "thumbnailKey",
      coalesce(p.revision, 0) as revision
    from companies c left join company_presentations p on p.company_id = c.id
    where c.id = ${companyId} and (not ${onlyPublic} or c.status in ('approved', 'suspended'))`.execute(db)
  return rows[0]
}

/** Holds the presentation until the transaction ends, making an empty one where there is none. */
export async function holdPresentation(db: Database, companyId: number): Promise<void> {
  await sql`
    insert into company_presentations (company_id, revision) values (${companyId}, 0)
    on conflict (company_id) do nothing`.execute(db)
  await sql`select from company_presentations where company_id = ${companyId} for update`.execute(db)
}

export async function updatePresentation(
  db: Database,
  companyId: number,
  body: PresentationBody,
  at: Date,
): Promise<void> {
  await sql`
    update company_presentations set header_text = ${JSON.stringify(body.headerText)}::jsonb,
      banner_text = ${JSON.stringify(body.bannerText)}::jsonb, banner_icon = ${body.bannerIcon}, accent = ${body.accent},
      language = ${body.language}, revision = revision + 1, updated_at = ${at}
    where company_id = ${companyId}`.execute(db)
}

export async function setPictures(
  db: Database,
  companyId: number,
  pictures: { headerImageKey: string | null; thumbnailKey: string | null },
  at: Date,
): Promise<void> {
  await sql`
    update company_presentations set header_image_key = ${pictures.headerImageKey}, thumbnail_key = ${pictures.thumbnailKey},
      revision = revision + 1, updated_at = ${at}
    where company_id = ${companyId}`.execute(db)
}

export async function findHoliday(db: Database, companyId: number): Promise<HolidayBody | null> {
  const { rows } = await sql<HolidayBody>`
    select holiday_from::text as "from", holiday_until::text as until, holiday_note as note
    from companies where id = ${companyId} and holiday_from is not null`.execute(db)
  return rows[0] ?? null
}

/** Sets the holiday; true when lists show something else from now on. `day` is today. */
export async function setHoliday(
  db: Database,
  companyId: number,
  holiday: HolidayBody | null,
  day: string,
): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    with before as (select id, on_holiday from companies where id = ${companyId} for update)
    update companies c set on_holiday = coalesce(${day}::date between ${holiday?.from ?? null}::date and ${holiday?.until ?? null}::date, false), holiday_from = ${holiday?.from ?? null}::date, holiday_until = ${holiday?.until ?? null}::date,
      holiday_note = ${holiday?.note ? JSON.stringify(holiday.note) : null}::jsonb
    from before where c.id = before.id returning before.on_holiday or c.on_holiday as shown`.execute(db)
  return rows[0]?.shown ?? false
}

/** Companies whose holiday begins or ended by a day and whose goods do not say so yet; they are told of once. */
export async function turnHolidaysOf(db: Database, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update companies set on_holiday = not on_holiday
    where (on_holiday or holiday_until is not null)
      and on_holiday <> coalesce(${day}::date between holiday_from and holiday_until, false)
    returning id`.execute(db)
  return rows.map((row) => row.id)
}
