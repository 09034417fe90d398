import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { DocumentKind } from '../rules/kinds.ts'

export type StoredSettings = {
  issuer: 'market' | 'seller'
  vatStatus: 'active' | 'exempt'
  exemption: string | null
  series: Partial<Record<DocumentKind, string>>
  /** Whether invoices to companies go to KSeF, and to which. */
  ksef: 'off' | 'test' | 'production'
  revision: number
}

const columns = sql`issuer, vat_status as "vatStatus", exemption, series, ksef, revision`

export async function findSettings(db: Database, companyId: number): Promise<StoredSettings | undefined> {
  const { rows } = await sql<StoredSettings>`
    select ${columns} from document_settings where company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends: whoever issues for this company, or changes how, waits. Made where there were none. */
export async function lockSettings(db: Database, companyId: number, now: Date): Promise<StoredSettings> {
  await sql`
    insert into document_settings (company_id, updated_at) values (${companyId}, ${now}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<StoredSettings>`
    select ${columns} from document_settings where company_id = ${companyId} for update`.execute(db)
  const row = rows[0]
  if (!row) throw new Error(`no company ${companyId}`)
  return row
}

export async function updateSettings(
  db: Database,
  companyId: number,
  now: Date,
  { issuer, vatStatus, exemption, series }: Omit<StoredSettings, 'revision' | 'ksef'>,
): Promise<void> {
  await sql`
    update document_settings set issuer = ${issuer}, vat_status = ${vatStatus}, exemption = ${exemption},
      series = ${JSON.stringify(series)}::jsonb, revision = revision + 1, updated_at = ${now}
    where company_id = ${companyId}`.execute(db)
}
