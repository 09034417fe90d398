import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireVetted } from '../companies/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import type { ImportView } from './contract.ts'
import { presentImport } from './present-import.ts'
import { requireImport, requireLockedImport, requireStanding, STARTS } from './require-import.ts'
import { missingSettings } from './rules/missing-settings.ts'
import { saveHabit } from './store/habits.ts'
import { isBusy, patchImport } from './store/imports.ts'
import { lockCompanyImports } from './store/lock-company-imports.ts'
import { deleteTasks } from './store/pictures.ts'
import { countProblems, deleteProblems } from './store/problems.ts'
import { deleteRows } from './store/rows.ts'

type Place = { companyId: number; importId: number }

/** Begins to read every row and say what a run would do. */
export const startDryRun = (deps: Deps, actor: Actor | undefined, place: Place) => start(deps, actor, place, true)

/** Begins an import. Rows that a dry run with these settings staged are not read again. */
export const startRun = (deps: Deps, actor: Actor | undefined, place: Place) => start(deps, actor, place, false)

async function start(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, importId }: Place,
  dry: boolean,
): Promise<ImportView> {
  await requireVetted(deps, actor, companyId, 'products.edit')
  await deps.limits.count(STARTS, String(companyId))
  const { currency } = await readPublicSettings(deps)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // Two at once are let in one after the other.
    await lockCompanyImports(db, companyId)
    const row = await requireLockedImport(inside, companyId, importId)
    requireStanding(row)
    const missing = missingSettings(row.settings, { header: row.layout.header, currency })
    if (missing.length > 0) throw new Failure('invalid', 'import_incomplete', { fields: missing })
    if (await isBusy(db, companyId, importId)) throw new Failure('conflict', 'import_running')
    await deleteProblems(db, importId, row.staged ? ['checking', 'pictures'] : ['reading', 'checking', 'pictures'])
    await deleteTasks(db, importId)
    if (!row.staged) await deleteRows(db, importId)
    const checks = dry || row.settings.mode === 'allOrNothing'
    const fresh = { rowsTotal: null, productsTotal: null, rowsRead: 0, lastLine: 0, readShare: 0, generated: 0 }
    await patchImport(db, importId, {
      ...(row.staged ? {} : fresh),
      ...{ status: dry ? 'checking' : 'running', phase: row.staged ? (checks ? 'checking' : 'writing') : 'reading' },
      ...{ round: row.round + 1, failure: null, faults: 0, startedAt: deps.now(), finishedAt: null },
      ...{
        lastProduct: 0,
        rowsDone: 0,
        created: 0,
        updated: 0,
        unchanged: 0,
        drafts: 0,
        fromTitles: 0,
        picturesTotal: 0,
        picturesDone: 0,
      },
      ...(await countProblems(db, importId)),
    })
    await saveHabit(db, companyId, row.fingerprint, row.settings, deps.now())
    await deps.addJob(db, { name: 'imports.work', payload: { importId, round: row.round + 1 } })
  })
  return presentImport(deps, await requireImport(deps, companyId, importId))
}
