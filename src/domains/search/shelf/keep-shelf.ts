import type { Deps } from '../../../platform/deps.ts'
import { describeError } from '../../../platform/log/describe-error.ts'
import { MAX_LEVEL } from '../lexemes.ts'
import { findRevision } from '../store/dictionary.ts'
import { countListings, findChanges, findIds, findShelved } from '../store/shelf.ts'
import { Shelf } from './shelf.ts'

/** A market of at most so many listings is kept whole, of a larger one the largest sample that is no larger: 15 to 40 MB. */
const MOST_KEPT = 16_384
/** Small enough not to keep other requests waiting. */
const BATCH = 400
/** A sample may be a little old. */
const SAMPLE_AGE_MS = 2000

type Building = { small: Promise<boolean>; done: Promise<void> }

/**
 * Keeps listings in memory and gives them out. A whole market is as new as the database is when asked: one cheap statement tells,
 * shared by all who ask at the same time. A sample follows within seconds. Null: not there (yet), the database must be asked.
 */
export function keepShelf(deps: Deps): () => Promise<Shelf | null> {
  let shelf: Shelf | null = null
  let building: Building | null = null
  let checked = 0
  const build = (): Building => {
    if (building) return building
    const level = chooseLevel(deps)
    const done = level
      .then((chosen) => buildShelf(deps, chosen))
      .then((built) => {
        shelf = built
        checked = Date.now()
      })
      .finally(() => {
        building = null
      })
    building = { small: level.then((chosen) => chosen === 0), done }
    done.catch(() => undefined)
    building.small.catch(() => undefined)
    return building
  }
  const follow = shareRuns(async () => {
    checked = Date.now()
    const followed = shelf
    if (!followed || (await catchUp(deps, followed))) return
    if (shelf === followed) shelf = null
    build()
  })
  const ask = async (attempt: number): Promise<Shelf | null> => {
    if (shelf && shelf.level > 0) {
      if (Date.now() > checked + SAMPLE_AGE_MS)
        follow().catch((error) => deps.log.warn({ searchShelf: describeError(error) }))
      return shelf
    }
    if (!shelf) {
      const { small, done } = build()
      if (!(await small)) return null
      await done
    }
    await follow()
    return shelf || attempt > 1 ? shelf : ask(attempt + 1)
  }
  return () =>
    ask(0).catch((error) => {
      deps.log.warn({ searchShelf: describeError(error) })
      return null
    })
}

/** Runs a task once for all who ask before it begins; who asks while it runs waits for the next run, which sees what is new. */
function shareRuns(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const run = () => {
    running = task().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return run()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return run()
      })
    return next
  }
}

async function chooseLevel({ db }: Deps): Promise<number> {
  const count = await countListings(db, MOST_KEPT)
  return count <= MOST_KEPT ? 0 : Math.min(MAX_LEVEL, Math.ceil(Math.log2(count / MOST_KEPT)))
}

async function buildShelf(deps: Deps, level: number): Promise<Shelf> {
  const shelf = new Shelf(level, await findRevision(deps.db))
  await read(deps, shelf, await findIds(deps.db, level))
  return shelf
}

async function read({ db }: Deps, shelf: Shelf, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = ids.slice(start, start + BATCH)
    const found = await findShelved(db, part, shelf.level)
    const there = new Set(found.map((listing) => listing.id))
    for (const id of part) if (!there.has(id)) shelf.remove(id)
    for (const listing of found) shelf.put(listing)
  }
}

/** Reads what has changed since. False: the shelf must be built anew. */
async function catchUp(deps: Deps, shelf: Shelf): Promise<boolean> {
  const revision = await findRevision(deps.db)
  if (revision === shelf.revision) return true
  const { ids, revisions } = await findChanges(deps.db, shelf.revision, revision)
  if (revisions !== revision - shelf.revision) return false
  await read(deps, shelf, ids)
  shelf.revision = revision
  const outgrown = shelf.size > MOST_KEPT * (shelf.level > 0 ? 1.5 : 1)
  const shrunk = shelf.level > 0 && shelf.size < MOST_KEPT / 4
  return !(shelf.worn || outgrown || shrunk)
}
