import type { Deps } from '../../../platform/deps.ts'
import { describeError } from '../../../platform/log/describe-error.ts'
import { MAX_LEVEL } from '../lexemes.ts'
import { findRevision } from '../store/dictionary.ts'
import { countDocuments, findChanges, findIds, findIndexed } from '../store/memory-index.ts'
import { MemoryIndex } from './memory-index.ts'

/** A market of at most so many documents is kept whole, of a larger one the largest sample that is no larger: 15 to 40 MB. */
const MOST_KEPT = 16_384
/** Small enough not to keep other requests waiting. */
const BATCH = 400
/** A sample may be a little old. */
const SAMPLE_AGE_MS = 2000

type Building = { small: Promise<boolean>; done: Promise<void> }

/**
 * Keeps documents in memory and gives them out. A whole market is as new as the database is when asked: one cheap statement tells,
 * shared by all who ask at the same time. A sample follows within seconds. Null: not there (yet), the database must be asked.
 */
export function followIndex(deps: Deps): () => Promise<MemoryIndex | null> {
  let index: MemoryIndex | null = null
  let building: Building | null = null
  let checked = 0
  const build = (): Building => {
    if (building) return building
    const level = chooseLevel(deps)
    const done = level
      .then((chosen) => buildIndex(deps, chosen))
      .then((built) => {
        index = built
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
    const followed = index
    if (!followed || (await catchUp(deps, followed))) return
    if (index === followed) index = null
    build()
  })
  const ask = async (attempt: number): Promise<MemoryIndex | null> => {
    if (index && index.level > 0) {
      if (Date.now() > checked + SAMPLE_AGE_MS)
        follow().catch((error) => deps.log.warn({ searchMemory: describeError(error) }))
      return index
    }
    if (!index) {
      const { small, done } = build()
      if (!(await small)) return null
      await done
    }
    await follow()
    return index || attempt > 1 ? index : ask(attempt + 1)
  }
  return () =>
    ask(0).catch((error) => {
      deps.log.warn({ searchMemory: describeError(error) })
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
  const count = await countDocuments(db, MOST_KEPT)
  return count <= MOST_KEPT ? 0 : Math.min(MAX_LEVEL, Math.ceil(Math.log2(count / MOST_KEPT)))
}

async function buildIndex(deps: Deps, level: number): Promise<MemoryIndex> {
  const index = new MemoryIndex(level, await findRevision(deps.db))
  await read(deps, index, await findIds(deps.db, level))
  return index
}

async function read({ db }: Deps, index: MemoryIndex, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = ids.slice(start, start + BATCH)
    const found = await findIndexed(db, part, index.level)
    const there = new Set(found.map((document) => document.id))
    for (const id of part) if (!there.has(id)) index.remove(id)
    for (const document of found) index.put(document)
  }
}

/** Reads what has changed since. False: the in-memory index must be built anew. */
async function catchUp(deps: Deps, index: MemoryIndex): Promise<boolean> {
  const revision = await findRevision(deps.db)
  if (revision === index.revision) return true
  const { ids, revisions } = await findChanges(deps.db, index.revision, revision)
  if (revisions !== revision - index.revision) return false
  await read(deps, index, ids)
  index.revision = revision
  const outgrown = index.size > MOST_KEPT * (index.level > 0 ? 1.5 : 1)
  const shrunk = index.level > 0 && index.size < MOST_KEPT / 4
  return !(index.worn || outgrown || shrunk)
}
