import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type StoredErasure = {
  id: number
  unitId: number
  companyId: number | null
  number: string
  wipedOn: string
  method: 'clear' | 'purge' | 'destroy'
  tool: string
  toolVersion: string
  verified: number | null
  /** Operator and drives (serial numbers, results), sealed. */
  privateSealed: Buffer
  fileKey: string | null
  fileSize: number | null
  fileHash: Buffer | null
}

const columns = sql`id, unit_id as "unitId", company_id as "companyId", number, wiped_on::text as "wipedOn", method, tool,
  tool_version as "toolVersion", verified, private_sealed as "privateSealed", file_key as "fileKey", file_size as "fileSize",
  file_hash as "fileHash"`

export async function insertErasure(
  db: Database,
  given: Omit<StoredErasure, 'id' | 'fileKey' | 'fileSize' | 'fileHash'> & { at: Date },
): Promise<void> {
  await sql`
    insert into unit_erasures (unit_id, company_id, number, wiped_on, method, tool, tool_version, verified, private_sealed, written_at)
    values (${given.unitId}, ${given.companyId}, ${given.number}, ${given.wipedOn}, ${given.method}, ${given.tool}, ${given.toolVersion},
      ${given.verified}, ${given.privateSealed}, ${given.at})`.execute(db)
}

/** The newest certificate that a company wrote for a unit. */
export async function findErasure(db: Database, unitId: number, companyId: number): Promise<StoredErasure | undefined> {
  const { rows } = await sql<StoredErasure>`
    select ${columns} from unit_erasures where unit_id = ${unitId} and company_id = ${companyId}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Certificates known by their public fields alone, in one statement. */
export async function insertErasures(
  db: Database,
  given: readonly Pick<
    StoredErasure,
    'unitId' | 'companyId' | 'number' | 'wipedOn' | 'method' | 'tool' | 'privateSealed'
  >[],
  at: Date,
): Promise<void> {
  if (given.length === 0) return
  const rows = given.map((one) => ({ ...one, privateSealed: `\\x${one.privateSealed.toString('hex')}` }))
  await sql`
    insert into unit_erasures (unit_id, company_id, number, wiped_on, method, tool, tool_version, private_sealed, written_at)
    select "unitId", "companyId", number, "wipedOn", method, tool, '', "privateSealed", ${at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as t("unitId" bigint, "companyId" int, number text, "wipedOn" date, method text,
      tool text, "privateSealed" bytea)`.execute(db)
}

/** The number of the newest certificate that a company wrote for each of these units. */
export async function findNewestErasures(
  db: Database,
  unitIds: readonly number[],
  companyId: number,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ unitId: number; number: string }>`
    select distinct on (unit_id) unit_id as "unitId", number from unit_erasures
    where unit_id = any(${unitIds}::bigint[]) and company_id = ${companyId} order by unit_id, id desc`.execute(db)
  return new Map(rows.map(({ unitId, number }) => [unitId, number]))
}

/** Writes the fields of a certificate anew that has no file yet. */
export async function rewriteErasure(
  db: Database,
  id: number,
  given: Omit<StoredErasure, 'id' | 'unitId' | 'companyId' | 'fileKey' | 'fileSize' | 'fileHash'> & { at: Date },
): Promise<void> {
  await sql`
    update unit_erasures set number = ${given.number}, wiped_on = ${given.wipedOn}, method = ${given.method}, tool = ${given.tool},
      tool_version = ${given.toolVersion}, verified = ${given.verified}, private_sealed = ${given.privateSealed}, written_at = ${given.at}
    where id = ${id} and file_key is null`.execute(db)
}

export async function attachErasureFile(
  db: Database,
  id: number,
  file: { fileKey: string; fileSize: number; fileHash: Buffer },
): Promise<void> {
  await sql`
    update unit_erasures set file_key = ${file.fileKey}, file_size = ${file.fileSize}, file_hash = ${file.fileHash}
    where id = ${id} and file_key is null`.execute(db)
}

/** Whether a certificate of a unit has the file with this hash. */
export async function hasErasureFile(db: Database, unitId: number, fileHash: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from unit_erasures where unit_id = ${unitId} and file_hash = decode(${fileHash}, 'hex')) as there`.execute(
    db,
  )
  return rows[0]?.there === true
}

/** Whether a file belongs to a certificate. */
export async function isErasureFileKept(db: Database, fileKey: string): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select exists (select from unit_erasures where file_key = ${fileKey}) as kept`.execute(db)
  return rows[0]?.kept === true
}

/** Of these units, which companies have a certificate with its file. */
export async function findCertified(
  db: Database,
  unitIds: readonly number[],
): Promise<{ unitId: number; companyId: number }[]> {
  const { rows } = await sql<{ unitId: number; companyId: number }>`
    select distinct on (unit_id, company_id) unit_id as "unitId", company_id as "companyId" from unit_erasures
    where unit_id = any(${unitIds}::bigint[]) and company_id is not null and file_key is not null`.execute(db)
  return rows
}
