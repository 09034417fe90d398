import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { type OrderListFilter, SAVED_FILTERS_LIMIT, type SavedFilter } from './contract.ts'
import { deleteFilter, type FilterOwner, findFilters, findFiltersOf, lockFilters, writeFilter } from './store.ts'

type Filters = { filters: SavedFilter[] }

export async function readSavedFilters(deps: Deps, actor: Actor | undefined, companyId: number): Promise<Filters> {
  return { filters: await findFilters(deps.db, ownerOf(deps, actor, companyId)) }
}

/** All that a person keeps, for an export of it. */
export function readFiltersOf(
  deps: Pick<Deps, 'db'>,
  userId: string,
): Promise<{ companyId: number; name: string; filter: OrderListFilter }[]> {
  return findFiltersOf(deps.db, userId)
}

/** `too_many_filters` beyond twenty; two tabs that save at once count each other's. */
export function saveFilter(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  wanted: { name: string; filter: OrderListFilter },
): Promise<Filters> {
  const owner = ownerOf(deps, actor, companyId)
  return deps.db.transaction().execute(async (tx) => {
    await lockFilters(tx, owner)
    await writeFilter(tx, owner, wanted)
    const filters = await findFilters(tx, owner)
    if (filters.length > SAVED_FILTERS_LIMIT) throw new Failure('conflict', 'too_many_filters')
    return { filters }
  })
}

/** `saved_filter_not_found`: of another person, or dropped in another tab. */
export async function dropFilter(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  id: number,
): Promise<Filters> {
  const owner = ownerOf(deps, actor, companyId)
  if (!(await deleteFilter(deps.db, owner, id))) throw new Failure('notFound', 'saved_filter_not_found')
  return { filters: await findFilters(deps.db, owner) }
}

function ownerOf(deps: Deps, asking: Actor | undefined, companyId: number): FilterOwner {
  const { actor } = requireMember(deps, asking, companyId, 'orders.view')
  return { companyId, userId: actor.userId }
}
