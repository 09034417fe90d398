import type { Deps } from '../../platform/deps.ts'
import { LISTING_RULES } from './lexemes.ts'
import { refreshListings } from './refresh-listings.ts'
import { findOutdated, isRenewed, noteRenewed } from './store/renewal.ts'

/** Listings that one job makes anew. */
const STEP = 200

export type Renewal = {
  /** The last product that was looked at. */
  after?: number
}

/** At every start: where an older program made the rows of the lists, they are made anew, while visitors find by the old ones. */
export async function beginRenewal(deps: Deps): Promise<void> {
  if (!(await isRenewed(deps.db, LISTING_RULES))) await addStep(deps, {})
}

/**
 * One step, and the job of the next. Each row says by which rules it was made, so that a renewal that runs twice, or was cut off and
 * begins again, passes over what is done.
 */
export async function renewListings(deps: Deps, { after = 0 }: Renewal, signal?: AbortSignal): Promise<void> {
  const ids = await findOutdated(deps.db, LISTING_RULES, after, STEP)
  await refreshListings(deps, ids, signal)
  const last = ids.at(-1)
  if (last !== undefined && ids.length === STEP) return addStep(deps, { after: last })
  // An older program beside this one may have written behind the walk.
  if (!(await noteRenewed(deps.db, LISTING_RULES))) await addStep(deps, {})
}

function addStep(deps: Deps, payload: Renewal): Promise<void> {
  return deps.addJob(deps.db, { name: 'search.renewListings', payload, key: 'search.renewListings' })
}
