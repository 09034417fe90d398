import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { ImportSettings } from '../contract.ts'
import type { ImportPhase, ImportStatus } from '../rules/import-limits.ts'
import type { Layout } from '../rules/layout.ts'

export type Archive = { key: string; name: string; files: number }

export type ImportRow = {
  id: number
  companyId: number
  name: string
  format: 'csv' | 'xlsx'
  bytes: number
  fileKey: string
  layout: Layout
  fingerprint: string
  settings: ImportSettings
  remembered: boolean
  archive: Archive | null
  status: ImportStatus
  phase: ImportPhase | null
  failure: string | null
  round: number
  staged: boolean
  lastLine: number
  lastProduct: number
  productsTotal: number | null
  rowsTotal: number | null
  rowsRead: number
  rowsDone: number
  created: number
  updated: number
  unchanged: number
  rejected: number
  warnings: number
  drafts: number
  generated: number
  fromTitles: number
  readShare: number
  faults: number
  picturesTotal: number
  picturesDone: number
  byUser: string | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
}

const plain = sql`i.id, i.company_id as "companyId", i.name, i.format, i.bytes, i.file_key as "fileKey", i.fingerprint, i.remembered, i.archive,
  i.status, i.phase, i.failure, i.round, i.staged, i.last_line as "lastLine", i.last_product as "lastProduct",
  i.products_total as "productsTotal", i.rows_total as "rowsTotal", i.rows_read as "rowsRead", i.rows_done as "rowsDone", i.created,
  i.updated, i.unchanged, i.rejected, i.warnings, i.drafts, i.generated, i.from_titles as "fromTitles", i.read_share as "readShare", i.faults, i.pictures_total as "picturesTotal",
  i.pictures_done as "picturesDone", i.by_user as "byUser", i.created_at as "createdAt", i.started_at as "startedAt",
  i.finished_at as "finishedAt"`
const columns = sql`${plain}, i.layout, i.settings`

export type NewImport = Pick<
  ImportRow,
  | 'companyId'
  | 'name'
  | 'format'
  | 'bytes'
  | 'fileKey'
  | 'layout'
  | 'fingerprint'
  | 'settings'
  | 'remembered'
  | 'byUser'
>

export async function insertImport(db: Database, row: NewImport, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into imports (company_id, name, format, bytes, file_key, layout, fingerprint, settings, remembered, by_user, created_at)
    values (${row.companyId}, ${row.name}, ${row.format}, ${row.bytes}, ${row.fileKey}, ${JSON.stringify(row.layout)}::jsonb,
      ${row.fingerprint}, ${JSON.stringify(row.settings)}::jsonb, ${row.remembered}, ${row.byUser}::uuid, ${at})
    returning id`.execute(db)
  return must(rows[0], 'the import just written').id
}

/** An import of the company; those of others are not found. */
export async function findImport(db: Database, companyId: number, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports i where i.id = ${id} and i.company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The import that a job works on, whoever it belongs to. */
export async function findWork(db: Database, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${columns} from imports i where i.id = ${id}`.execute(db)
  return rows[0]
}

/** The round of an import that is at work; undefined when it is not. */
export async function findRound(db: Database, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ round: number }>`
    select round from imports where id = ${id} and status in ('checking', 'running')`.execute(db)
  return rows[0]?.round
}

/** Locks an import until the transaction ends. */
export async function lockImport(db: Database, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports i where i.id = ${id} for update`.execute(db)
  return rows[0]
}

/** Imports of a company, newest first, without what was read of their files. */
export async function listImports(
  db: Database,
  companyId: number,
  page: { before: number | null; limit: number },
): Promise<Omit<ImportRow, 'layout' | 'settings'>[]> {
  const { rows } = await sql<Omit<ImportRow, 'layout' | 'settings'>>`
    select ${plain} from imports i where i.company_id = ${companyId} and (${page.before}::int is null or i.id < ${page.before}) order by i.id desc limit ${page.limit}`.execute(
    db,
  )
  return rows
}

/** Whether another import of the company runs; the company's import of the id does not count. */
export async function isBusy(db: Database, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from imports where company_id = ${companyId} and id <> ${id} and status in ('checking', 'running')`.execute(
    db,
  )
  return rows.length > 0
}

export type ImportPatch = Partial<
  Omit<ImportRow, 'id' | 'companyId' | 'byUser' | 'createdAt' | 'name' | 'format' | 'bytes' | 'fileKey'>
>

/** Sets what is named. */
export async function patchImport(db: Database, id: number, patch: ImportPatch): Promise<void> {
  await sql`
    update imports i set
      layout = coalesce(t.layout, i.layout), fingerprint = coalesce(t.fingerprint, i.fingerprint),
      settings = coalesce(t.settings, i.settings), remembered = coalesce(t.remembered, i.remembered),
      archive = case when p ? 'archive' then nullif(t.archive, 'null') else i.archive end,
      status = coalesce(t.status, i.status), phase = case when p ? 'phase' then t.phase else i.phase end,
      failure = case when p ? 'failure' then t.failure else i.failure end, round = coalesce(t.round, i.round),
      staged = coalesce(t.staged, i.staged), last_line = coalesce(t."lastLine", i.last_line),
      last_product = coalesce(t."lastProduct", i.last_product),
      products_total = case when p ? 'productsTotal' then t."productsTotal" else i.products_total end,
      rows_total = case when p ? 'rowsTotal' then t."rowsTotal" else i.rows_total end,
      rows_read = coalesce(t."rowsRead", i.rows_read), rows_done = coalesce(t."rowsDone", i.rows_done),
      created = coalesce(t.created, i.created), updated = coalesce(t.updated, i.updated), unchanged = coalesce(t.unchanged, i.unchanged),
      rejected = coalesce(t.rejected, i.rejected), warnings = coalesce(t.warnings, i.warnings),
      drafts = coalesce(t.drafts, i.drafts), generated = coalesce(t.generated, i.generated),
      read_share = coalesce(t."readShare", i.read_share), faults = coalesce(t.faults, i.faults),
      from_titles = coalesce(t."fromTitles", i.from_titles),
      pictures_total = coalesce(t."picturesTotal", i.pictures_total), pictures_done = coalesce(t."picturesDone", i.pictures_done),
      started_at = case when p ? 'startedAt' then t."startedAt" else i.started_at end,
      finished_at = case when p ? 'finishedAt' then t."finishedAt" else i.finished_at end
    from (select ${JSON.stringify(patch)}::jsonb as p) patch, jsonb_to_record(patch.p) as t(layout jsonb, fingerprint text, settings jsonb,
      remembered boolean, archive jsonb, status text, phase text, failure text, round int, staged boolean, "lastLine" int,
      "lastProduct" int, "productsTotal" int, "rowsTotal" int, "rowsRead" int, "rowsDone" int, created int, updated int, unchanged int,
      rejected int, warnings int, drafts int, generated int, "fromTitles" int, "readShare" real, faults int, "picturesTotal" int, "picturesDone" int, "startedAt" timestamptz,
      "finishedAt" timestamptz)
    where i.id = ${id}`.execute(db)
}

/** Removes an import with all that was staged; returns the keys of its files. */
export async function deleteImport(db: Database, id: number): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string; archive: Archive | null }>`
    delete from imports where id = ${id} returning file_key as "fileKey", archive`.execute(db)
  return rows.flatMap((row) => [row.fileKey, ...(row.archive ? [row.archive.key] : [])])
}
