import type { Deps } from '../../platform/deps.ts'
import { sellerGoods } from '../products/index.ts'
import { salesStep } from './sales-share.ts'
import { claimSalesDay, saveModelSales } from './store/model-sales.ts'

/** Documents that one job makes anew. */
const STEP = 1000

/** Buyers of a company's model, each once; `name` as `productSql.soldAs` names it. */
export type BuyersOfModel = { companyId: number; categoryId: number; name: string; buyers: number }

/** Whether sales are to be counted now: once a day, in a market that has offers. */
export const beginSales = (deps: Pick<Deps, 'db'>, day: string): Promise<boolean> => claimSalesDay(deps.db, day)

/**
 * Takes over how the models of companies sell, all of theirs at once, and makes the documents of those anew whose step has changed. The
 * same told twice changes nothing.
 */
export async function noteSales(
  deps: Deps,
  companyIds: readonly number[],
  counted: readonly BuyersOfModel[],
): Promise<void> {
  const sold = counted.flatMap(({ buyers, ...model }) => {
    const step = salesStep(buyers)
    return step > 0 ? [{ ...model, step }] : []
  })
  await deps.db.transaction().execute(async (db) => {
    const changed = await saveModelSales(db, companyIds, sold)
    const ids = await sellerGoods.readGoodsOfModels({ db }, changed)
    for (let start = 0; start < ids.length; start += STEP) {
      const productIds = ids.slice(start, start + STEP)
      await deps.addJob(db, { name: 'search.refreshSold', payload: { productIds } })
    }
  })
}
