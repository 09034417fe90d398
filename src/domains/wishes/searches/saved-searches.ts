import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { type Actor, requirePerson } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { lockPerson } from '../../accounts/index.ts'
import { conditionsOf, type SearchMatcher } from '../../search/index.ts'
import { MOST_SEARCHES, type Often, type SavedSearch } from './contract.ts'
import { deleteSearch, findSearches, saveSearch, updateSearch } from './store/searches.ts'

const SAVES = defineLimit({ name: 'saved-searches', attempts: 120, seconds: 3600 })

/** As an address, with everything in it that has to be escaped. */
const LONGEST = 1500

type All = { searches: SavedSearch[] }

async function all(deps: Pick<Deps, 'db'>, userId: string): Promise<All> {
  const rows = await findSearches(deps.db, userId)
  return { searches: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })) }
}

export function readSearches(deps: Deps, actor: Actor | undefined): Promise<All> {
  return all(deps, requirePerson(actor).userId)
}

/** `search_too_wide` for one without conditions, `too_many_searches`; filters are refused as the list refuses them. */
export async function addSearch(
  deps: Deps,
  matcher: SearchMatcher,
  actor: Actor | undefined,
  { name, query, often, locale }: { name: string; query: string; often: Often; locale: Locale },
): Promise<All> {
  const userId = requirePerson(actor).userId
  await deps.limits.count(SAVES, userId)
  const conditions = conditionsOf(query)
  if (conditions.length > LONGEST) throw invalidField('query', 'invalid_filter', { field: 'query' })
  const { search, anchors } = await matcher.compile(conditions, locale)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // Held, so that two at once do not both take the last place.
    if (!(await lockPerson(inside, userId))) throw new Failure('unauthorized', 'unauthorized')
    const { searches } = await all(inside, userId)
    if (searches.length >= MOST_SEARCHES && !searches.some((one) => one.query === conditions)) {
      throw new Failure('conflict', 'too_many_searches', { params: { maximum: MOST_SEARCHES } })
    }
    await saveSearch(db, { userId, name, query: conditions, locale, often, search, anchors, at: deps.now() })
    return all(inside, userId)
  })
}

/** `saved_search_not_found` also for those of others. */
export async function changeSearch(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  { name, often }: { name: string; often: Often },
): Promise<All> {
  const userId = requirePerson(actor).userId
  if (!(await updateSearch(deps.db, userId, id, name, often))) throw new Failure('notFound', 'saved_search_not_found')
  return all(deps, userId)
}

export async function dropSearch(deps: Deps, actor: Actor | undefined, id: number): Promise<All> {
  const userId = requirePerson(actor).userId
  if (!(await deleteSearch(deps.db, userId, id))) throw new Failure('notFound', 'saved_search_not_found')
  return all(deps, userId)
}
