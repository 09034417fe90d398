import type { Deps } from '../../platform/deps.ts'
import { dossiers } from '../companies/index.ts'
import { refreshForReading } from './refresh-product-list.ts'
import type { Standing } from './rules/list-options.ts'
import { settleFilter } from './settle-filter.ts'
import {
  findMarketFile,
  findMarketIds,
  findMarketProducts,
  type MarketFile,
  type MarketProduct,
} from './store/market.ts'
import { planAnew } from './store/page.ts'

/** Companies that a search is about at most. */
const CALLED_SO = 20

export type MarketWanted = {
  /** Words of title, brand, model and codes, a product's number, or the name of a company. */
  q?: string | undefined
  status?: Standing | 'barred' | undefined
  /** With the categories below it. */
  category?: number | undefined
  company?: number | undefined
}

/** What all companies offer, the newest first, so many behind a product; whoever calls has asked who may. */
export async function listMarket(
  deps: Deps,
  { q, status, category, company }: MarketWanted,
  after: number | null,
  limit: number,
): Promise<MarketProduct[]> {
  const barred = status === 'barred'
  const { words, categoryIds } = await settleFilter(deps, { q, category })
  const called = q && company === undefined ? await dossiers.findRows(deps.db, { q }, CALLED_SO) : []
  if (company !== undefined) await refreshForReading(deps, company)
  const filter = {
    ...{ words, categoryIds, barred, companyId: company ?? null, standing: barred ? null : (status ?? null) },
    calledSo: called.map(({ id }) => id),
  }
  return deps.db.transaction().execute(async (tx) => {
    await planAnew(tx)
    const ids = await findMarketIds(tx, filter, after, limit)
    return ids.length > 0 ? findMarketProducts(tx, ids) : []
  })
}

/** One product of any company, whatever its status; undefined: there is none. */
export const readMarketFile = (deps: Pick<Deps, 'db'>, id: number): Promise<MarketFile | undefined> =>
  findMarketFile(deps.db, id)
