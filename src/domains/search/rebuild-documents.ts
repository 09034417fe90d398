import type { Deps } from '../../platform/deps.ts'
import { DOCUMENT_RULES } from './lexemes.ts'
import { refreshDocuments } from './refresh-documents.ts'
import { findOutdated, isRebuilt, noteRebuilt } from './store/rebuild.ts'

/** Documents that one job makes anew. */
const STEP = 200

export type Rebuild = {
  /** The last product that was looked at. */
  after?: number
}

/** At every start: where an older program made the rows of the lists, they are made anew, while visitors find by the old ones. */
export async function beginRebuild(deps: Deps): Promise<void> {
  if (!(await isRebuilt(deps.db, DOCUMENT_RULES))) await addStep(deps, {})
}

/**
 * One step, and the job of the next. Each row says by which rules it was made, so that a rebuild that runs twice, or was cut off and
 * begins again, passes over what is done.
 */
export async function rebuildDocuments(deps: Deps, { after = 0 }: Rebuild, signal?: AbortSignal): Promise<void> {
  const ids = await findOutdated(deps.db, DOCUMENT_RULES, after, STEP)
  await refreshDocuments(deps, ids, signal)
  const last = ids.at(-1)
  if (last !== undefined && ids.length === STEP) return addStep(deps, { after: last })
  // An older program beside this one may have written behind the walk.
  if (!(await noteRebuilt(deps.db, DOCUMENT_RULES))) await addStep(deps, {})
}

function addStep(deps: Deps, payload: Rebuild): Promise<void> {
  return deps.addJob(deps.db, { name: 'search.renewListings', payload, key: 'search.renewListings' })
}
