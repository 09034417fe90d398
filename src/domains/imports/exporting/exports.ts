import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { requireMember, requireVetted } from '../../companies/index.ts'
import type { ExportView } from '../contract.ts'
import { purgedAt } from '../files-later.ts'
import { type ExportRow, findExport, insertExport, listExports } from '../store/exports.ts'

const LAST = 10
/** Files of all products are written and kept for a month: nobody fills the disk with them. */
const EXPORTS = defineLimit({ name: 'table-export', attempts: 60, seconds: 3600 })

/** Begins to write all products of the company, or those of a status, into a file. One export of a company at a time. */
export async function startExport(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { format, status, locale }: { format: 'csv' | 'xlsx'; status: ExportRow['productStatus']; locale: Locale },
): Promise<ExportView> {
  const { byUser } = await requireVetted(deps, actor, companyId, 'products.view')
  await deps.limits.count(EXPORTS, String(companyId))
  const at = deps.now()
  return deps.db.transaction().execute(async (db) => {
    const row = await insertExport(db, { companyId, format, productStatus: status, byUser, at })
    if (!row) throw new Failure('conflict', 'export_running')
    await deps.addJob(
      db,
      { name: 'imports.writeExport', payload: { exportId: row.id, locale } },
      { name: 'imports.forgetExport', payload: { exportId: row.id }, runAt: purgedAt(at) },
    )
    return present(row)
  })
}

/** The last exports of a company. */
export async function readExports(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<{ exports: ExportView[] }> {
  requireMember(deps, actor, companyId, 'products.view')
  return { exports: (await listExports(deps.db, companyId, LAST)).map(present) }
}

type Place = { companyId: number; exportId: number }

/** One export of a company. */
export const readExport = async (deps: Deps, actor: Actor | undefined, place: Place): Promise<ExportView> =>
  present(await requireExport(deps, actor, place))

/** The file of a finished export, as a stream. */
export async function openExport(
  deps: Deps,
  actor: Actor | undefined,
  place: Place,
): Promise<{ name: string; format: 'csv' | 'xlsx'; stream: Readable }> {
  const row = await requireExport(deps, actor, place)
  if (row.status !== 'done' || !row.fileKey) throw new Failure('notFound', 'export_not_found')
  const stream = createReadStream(deps.files.path(row.fileKey))
  return { name: nameOf(row), format: row.format, stream }
}

async function requireExport(deps: Deps, actor: Actor | undefined, { companyId, exportId }: Place): Promise<ExportRow> {
  requireMember(deps, actor, companyId, 'products.view')
  const row = await findExport(deps.db, exportId)
  if (row?.companyId !== companyId) throw new Failure('notFound', 'export_not_found')
  return row
}

const nameOf = ({ format, createdAt }: ExportRow) =>
  `obieg-${createdAt.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.${format}`

function present(row: ExportRow): ExportView {
  const { id, format, status, rows, bytes, createdAt } = row
  return { id, format, name: nameOf(row), status, rows, bytes, createdAt: createdAt.toISOString() }
}
