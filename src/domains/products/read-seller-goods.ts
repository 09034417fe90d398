import type { Deps } from '../../platform/deps.ts'
import {
  countGoods,
  findGoodsOfModels,
  findLowStock,
  findNames,
  type LowStock,
  type ProductName,
  type SellersModel,
} from './store/seller-goods.ts'

/** How many products of a company are published, paused and drafts, each counted up to `bound`. */
export function readGoodsCounts(
  deps: Pick<Deps, 'db'>,
  companyId: number,
  bound: number,
): Promise<{ published: number; paused: number; draft: number }> {
  return countGoods(deps.db, companyId, bound)
}

/** Those of the versions that are on offer with at most so many pieces left, in the given order. */
export function readLowStock(
  deps: Pick<Deps, 'db'>,
  companyId: number,
  wanted: { versionIds: readonly number[]; pieces: number; limit: number },
): Promise<LowStock[]> {
  return findLowStock(deps.db, companyId, wanted)
}

/** Company, title and first picture of products, whatever their status; vanished ones are left out. */
export function readProductNames(deps: Pick<Deps, 'db'>, ids: readonly number[]): Promise<ProductName[]> {
  return findNames(deps.db, ids)
}

/** Ids of published products that are sold as one of these (`productSql.soldAs`), in id order. */
export function readGoodsOfModels(deps: Pick<Deps, 'db'>, models: readonly SellersModel[]): Promise<number[]> {
  return findGoodsOfModels(deps.db, models)
}
