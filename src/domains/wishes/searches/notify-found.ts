import type { Deps } from '../../../platform/deps.ts'
import { notify } from '../../notices/index.ts'
import { readCards } from '../../search/index.ts'
import { takeDue } from './store/matching.ts'

const DAY = 86_400_000
const AT_ONCE = 500
/** Offers named in one notice. */
const NAMED = 3

/** Tells of what saved searches have found: at once, or once a day; each search's new offers in one notice. */
export async function notifyFound(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const taken = await deps.db.transaction().execute((db) => notifySome({ ...deps, db }))
    if (taken < AT_ONCE) return
  }
}

async function notifySome(deps: Deps): Promise<number> {
  const now = deps.now()
  const due = await takeDue(deps.db, { daily: new Date(now.getTime() - DAY), now }, AT_ONCE)
  const ids = [...new Set(due.flatMap(({ waitingIds }) => waitingIds))]
  const titles = new Map((await readCards(deps, ids)).map(({ id, title }) => [id, title]))
  await notify(
    deps,
    ...due.flatMap(({ id, userId, name, query, waiting, waitingIds }) => {
      const named = waitingIds.flatMap((one) => titles.get(one) ?? [])
      // All of them are sold or gone meanwhile.
      if (named.length === 0) return []
      const count = waiting > waitingIds.length ? waiting : named.length
      return [
        {
          ...{ kind: 'savedSearch' as const, userIds: [userId], key: `${id} ${now.toISOString()}` },
          data: { name, count, titles: named.slice(0, NAMED).join(' · ') + (count > NAMED ? ' …' : '') },
          path: `/catalog?${query}${query ? '&' : ''}sort=newest`,
        },
      ]
    }),
  )
  return due.length
}
