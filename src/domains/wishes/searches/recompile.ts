import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import type { SearchMatcher } from '../../search/index.ts'
import { findOldest, type Recompiled, saveCompiled } from './store/searches.ts'

const DAY = 86_400_000
/** In a minute: a hundred thousand searches take less than a day. */
const AT_ONCE = 200

/** Values of filters get ids when they first appear in the lists, and categories change: what searches are compared by is made anew once a day. */
export async function recompileSearches(deps: Deps, matcher: SearchMatcher, signal: AbortSignal): Promise<void> {
  const old = await findOldest(deps.db, new Date(deps.now().getTime() - DAY), AT_ONCE)
  const made: Recompiled[] = []
  for (const { id, query, locale } of old) {
    signal.throwIfAborted()
    try {
      made.push({ id, ...(await matcher.compile(query, locale)) })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      made.push({ id, search: null, anchors: [] })
    }
  }
  if (made.length > 0) await saveCompiled(deps.db, made, deps.now())
}
