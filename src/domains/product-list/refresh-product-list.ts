import type { Deps } from '../../platform/deps.ts'
import { findCompaniesWithChanges, hasChanges, takeChanges } from './store/refresh.ts'

/** Marks taken in one transaction. */
const STEP = 1000
/** A reader brings so many steps up to date before the list is read; what is left a job does. */
const READERS_STEPS = 5

/** Brings a company's list up to date with what was written; after an import of many thousands not wholly: a job does the rest. */
export async function refreshForReading(deps: Deps, companyId: number): Promise<void> {
  if (!(await hasChanges(deps.db, companyId))) return
  await refresh(deps, companyId, READERS_STEPS)
}

/** Brings a company's list up to date, however much that is. */
export async function refreshWholly(deps: Deps, companyId: number): Promise<void> {
  await refresh(deps, companyId, Number.POSITIVE_INFINITY)
}

/** The same for all companies, one after the other. */
export async function refreshProductLists(deps: Deps): Promise<void> {
  for (const companyId of await findCompaniesWithChanges(deps.db)) await refreshWholly(deps, companyId)
}

async function refresh(deps: Deps, companyId: number, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const more = await deps.db.transaction().execute((tx) => takeChanges(tx, companyId, STEP))
    if (!more) return
  }
}
