import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { companyConditions } from '../../companies/index.ts'
import type { PresentationBody, PresentationView } from '../contract.ts'

/** The presentation of a company, with what nobody has said yet; undefined where only a public one is wanted and it is none. */
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
    from (select ${companyId}::int as id) c left join company_presentations p on p.company_id = c.id
    where not ${onlyPublic} or ${companyConditions.isPublic('c.id')}`.execute(db)
  return rows[0]
}

/** Locks the presentation until the transaction ends, making an empty one where there is none. */
export async function lockPresentation(db: Database, companyId: number): Promise<void> {
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
