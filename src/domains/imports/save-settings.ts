import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, type FieldError } from '../../values/failure.ts'
import { readCategories } from '../categories/index.ts'
import { requireVetted } from '../companies/index.ts'
import { readShops } from '../shops/index.ts'
import type { ImportSettings, ImportView } from './contract.ts'
import { presentImport } from './present-import.ts'
import { requireImport, requireLockedImport, requireStanding } from './require-import.ts'
import { settingsErrors } from './rules/settings-errors.ts'
import { patchImport } from './store/imports.ts'
import { deleteProblems } from './store/problems.ts'
import { deleteRows } from './store/rows.ts'
import { understandTable } from './understand-table.ts'

/** Each look at a file takes a thread. */
const READINGS = defineLimit({ name: 'import-settings', attempts: 300, seconds: 3600 })

/**
 * Says how a table is read and what its columns are. What was staged or found by a dry run is forgotten. Another reading that shows other
 * columns brings a mapping of its own.
 */
export async function saveSettings(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, importId }: { companyId: number; importId: number },
  settings: ImportSettings,
): Promise<ImportView> {
  await requireVetted(deps, actor, companyId, 'products.edit')
  const row = await requireImport(deps, companyId, importId)
  requireStanding(row)
  await deps.limits.count(READINGS, String(companyId))
  await refuseWrong(deps, companyId, settings)
  const { fingerprint } = row
  const fresh = await understandTable(deps, companyId, {
    path: deps.files.path(row.fileKey),
    reading: settings.reading,
    said: { fingerprint, settings },
  })
  const { reading, mapping } = fresh.settings
  // Other columns bring a mapping of their own.
  const understood =
    fresh.fingerprint === fingerprint ? fresh : { ...fresh, settings: { ...settings, reading, mapping } }
  const width = understood.layout.header.length
  if (understood.settings.mapping.some(({ column }) => column >= width)) throw new Failure('invalid', 'column_unknown')
  await deps.db.transaction().execute(async (db) => {
    const locked = await requireLockedImport({ ...deps, db }, companyId, importId)
    requireStanding(locked)
    await deleteRows(db, importId)
    await deleteProblems(db, importId, ['reading', 'checking', 'pictures'])
    const { layout, fingerprint, settings: kept, remembered } = understood
    await patchImport(db, importId, {
      ...{ layout, fingerprint, settings: kept, remembered },
      ...{ status: 'ready', phase: null, failure: null, staged: false, round: locked.round + 1 },
      ...{ rowsTotal: null, rowsRead: 0, rowsDone: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, warnings: 0 },
      ...{ drafts: 0, generated: 0 },
    })
  })
  return presentImport(deps, await requireImport(deps, companyId, importId))
}

async function refuseWrong(deps: Deps, companyId: number, settings: ImportSettings): Promise<void> {
  const categories = await readCategories(deps)
  const shops = await readShops(deps, { companyIds: [companyId] })
  const errors: FieldError[] = settingsErrors(settings, {
    categoryIds: new Set(categories.map((category) => category.id)),
    shopIds: new Set(shops.map((shop) => shop.id)),
    attributes: new Set(categories.flatMap((category) => category.attributes.map((attribute) => attribute.key))),
  })
  if (errors.length > 0) throw new Failure('invalid', errors[0]?.code ?? 'validation', { fields: errors })
}
