import type { Deps } from '../../platform/deps.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { askDatabase } from './ask-database.ts'
import { browse } from './browse.ts'
import { type Conditions, isPlain } from './conditions.ts'
import type { Found, Search } from './found.ts'
import type { Knowledge, RequestMemory } from './memory.ts'
import type { Request } from './read-request.ts'
import { searchMemory } from './search-memory.ts'

/**
 * The page a request asks for, under the given conditions, with the counts around it. A small market is searched in memory, a large
 * one in the database.
 */
export async function findPage(
  deps: Deps,
  memory: RequestMemory,
  known: Knowledge,
  request: Request,
  conditions: Conditions,
): Promise<Found> {
  const { sort, after, before, offset } = request
  const search: Search = { conditions, sort, after, before, offset, size: PAGE_SIZE }
  const way = (after ?? before)?.way ?? 'few'
  if (memory.index?.level === 0 && way === 'few') return searchMemory(memory, memory.index, known, search)
  return isPlain(conditions) ? browse(deps, memory, known, search) : askDatabase(deps, memory, known, search)
}
