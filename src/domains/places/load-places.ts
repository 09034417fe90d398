import type { Deps } from '../../platform/deps.ts'
import { PLACES_VERSION, readPackages } from './adapters/place-packages.ts'
import { emptyPlaces, findLoadedVersion, insertPlaces, lockLoading, markLoaded } from './store.ts'

/** Fills the list of places, whole or not at all; does nothing when it is there. */
export async function loadPlaces(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await lockLoading(db)
    if ((await findLoadedVersion(db)) === PLACES_VERSION) return
    await emptyPlaces(db)
    for await (const rows of readPackages()) await insertPlaces(db, rows)
    await markLoaded(db, PLACES_VERSION)
  })
}

/** Whether places can be looked up; if not, the list is filled soon: by a job, so that nobody waits for it. */
export async function placesReady(deps: Deps): Promise<boolean> {
  const version = await findLoadedVersion(deps.db)
  if (version !== PLACES_VERSION) await deps.addJob(deps.db, { name: 'places.load', payload: {}, key: 'places.load' })
  // Lists of an earlier version answer until the new ones are there.
  return version !== undefined
}
