import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { requireMember } from '../companies/index.ts'
import type { BulkChange, BulkSelection } from './contract.ts'
import { refreshWholly } from './refresh-product-list.ts'
import { MOST_CHANGED } from './rules/list-options.ts'
import { settleFilter } from './settle-filter.ts'
import { findMeant } from './store/bulk-runs.ts'
import { planAnew } from './store/page.ts'

type TeamAction = Parameters<typeof requireMember>[3]

/** What one has to be allowed for a change: the warehouse counts, it does not price. */
export const neededFor = ({ kind }: Pick<BulkChange, 'kind'>): TeamAction =>
  kind === 'stock' ? 'stock.edit' : 'products.edit'

/**
 * Ids of the company's products that are meant, in id order; those of others and those that are gone are not among them. None is
 * `nothing_chosen`, more than 100 000 `too_many_products`.
 */
export async function chooseProducts(deps: Deps, companyId: number, selection: BulkSelection): Promise<number[]> {
  if ((selection.ids === undefined) === (selection.filter === undefined)) {
    throw new Failure('invalid', 'validation', { fields: [{ field: 'selection', code: 'invalid' }] })
  }
  if (selection.ids) return some(await findMeant(deps.db, companyId, { ids: selection.ids }, MOST_CHANGED))
  const filter = await settleFilter(deps, selection.filter ?? {})
  await refreshWholly(deps, companyId)
  const ids = await deps.db.transaction().execute(async (tx) => {
    await planAnew(tx)
    return findMeant(tx, companyId, { filter }, MOST_CHANGED + 1)
  })
  if (ids.length > MOST_CHANGED) {
    throw new Failure('invalid', 'too_many_products', { params: { maximum: MOST_CHANGED } })
  }
  return some(ids)
}

function some(ids: number[]): number[] {
  if (ids.length === 0) throw new Failure('invalid', 'nothing_chosen')
  return ids
}
