import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { KsefCause } from '../rules/ksef-causes.ts'

export type KsefStatus = 'waiting' | 'sent' | 'accepted' | 'refused'
export type KsefEnvironment = 'test' | 'production'
export type KsefRow = {
  documentId: number
  environment: KsefEnvironment
  status: KsefStatus
  xml: string | null
  session: string | null
  reference: string | null
  ksefNumber: string | null
  problem: string | null
  cause: KsefCause | null
  attempts: number
}

const columns = sql`document_id as "documentId", environment, status, xml, session, reference, ksef_number as "ksefNumber", problem,
  cause, attempts`

export async function insertKsef(
  db: Database,
  documentId: number,
  environment: KsefEnvironment,
  now: Date,
): Promise<void> {
  await sql`
    insert into ksef_invoices (document_id, environment, status, changed_at)
    values (${documentId}, ${environment}, 'waiting', ${now})`.execute(db)
}

export async function findKsef(db: Database, documentIds: readonly number[]): Promise<KsefRow[]> {
  const { rows } = await sql<KsefRow>`
    select ${columns} from ksef_invoices where document_id = any(${documentIds}::bigint[])`.execute(db)
  return rows
}

/** Takes an invoice that is not done for so long, for one process; undefined when another has it or nothing is left to do. */
export async function takeKsef(db: Database, documentId: number, now: Date, until: Date): Promise<KsefRow | undefined> {
  const { rows } = await sql<KsefRow>`
    update ksef_invoices set busy_until = ${until}, attempts = attempts + 1
    where document_id = ${documentId} and status in ('waiting', 'sent') and (busy_until is null or busy_until <= ${now})
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Keeps the file that will be sent; one that was made before stays. Returns the one that counts. */
export async function saveXml(db: Database, documentId: number, xml: string): Promise<string> {
  const { rows } = await sql<{ xml: string | null }>`
    update ksef_invoices set xml = coalesce(xml, ${xml}) where document_id = ${documentId} returning xml`.execute(db)
  const kept = rows[0]?.xml
  if (!kept) throw new Error(`document ${documentId} is not for KSeF`)
  return kept
}

/** How far it came, and lets it go. What is accepted or refused stays so: false. */
export async function saveKsef(
  db: Database,
  documentId: number,
  now: Date,
  {
    status,
    session = null,
    reference = null,
    ksefNumber = null,
    problem = null,
    cause = null,
  }: Pick<KsefRow, 'status'> & Partial<KsefRow>,
): Promise<boolean> {
  const { rows } = await sql`
    update ksef_invoices set status = ${status}, session = coalesce(${session}, session), reference = coalesce(${reference}, reference),
      ksef_number = coalesce(${ksefNumber}, ksef_number), problem = ${problem}, cause = ${cause}, busy_until = null,
      changed_at = ${now}
    where document_id = ${documentId} and status in ('waiting', 'sent') returning document_id`.execute(db)
  return rows.length > 0
}

/**
 * A refused invoice waits again, as if it had never been sent: its file is made anew from the same content. False where it is not refused,
 * or somebody else was faster.
 */
export async function resetRefused(db: Database, documentId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ksef_invoices set status = 'waiting', xml = null, session = null, reference = null, problem = null, cause = null,
      attempts = 0, busy_until = null, changed_at = ${now}
    where document_id = ${documentId} and status = 'refused' returning document_id`.execute(db)
  return rows.length > 0
}

/** Notes that the system refuses a company's token; false where that is known. */
export async function markTokenRefused(db: Database, companyId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update document_settings set ksef_token_refused_at = ${now}
    where company_id = ${companyId} and ksef_token_refused_at is null returning company_id`.execute(db)
  return rows.length > 0
}

/** The system took the token. */
export async function clearTokenRefused(db: Database, companyId: number): Promise<void> {
  await sql`
    update document_settings set ksef_token_refused_at = null
    where company_id = ${companyId} and ksef_token_refused_at is not null`.execute(db)
}

/** What a company's access to KSeF is. Secrets sealed. */
export type KsefAccess = {
  mode: 'off' | KsefEnvironment
  token: Buffer | null
  tokenEnd: string | null
  tokenAt: Date | null
  /** Since when the system does not take it. */
  tokenRefusedAt: Date | null
  certificate: string | null
  certificateKey: Buffer | null
}

export async function findKsefAccess(db: Database, companyId: number): Promise<KsefAccess | undefined> {
  const { rows } = await sql<KsefAccess>`
    select ksef as mode, ksef_token as token, ksef_token_end as "tokenEnd", ksef_token_at as "tokenAt",
      ksef_token_refused_at as "tokenRefusedAt", ksef_certificate as certificate, ksef_certificate_key as "certificateKey"
    from document_settings where company_id = ${companyId}`.execute(db)
  return rows[0]
}

export async function saveKsefAccess(db: Database, companyId: number, access: KsefAccess): Promise<void> {
  await sql`
    update document_settings set ksef = ${access.mode}, ksef_token = ${access.token}, ksef_token_end = ${access.tokenEnd},
      ksef_token_at = ${access.tokenAt}, ksef_token_refused_at = ${access.tokenRefusedAt},
      ksef_certificate = ${access.certificate}, ksef_certificate_key = ${access.certificateKey}
    where company_id = ${companyId}`.execute(db)
}
