import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireVetted } from '../../companies/index.ts'
import { type Counts, type PricePush, pushPrices, pushStock, type StockPush } from '../../product-sync/index.ts'
import { type PushAnswer, priceItem, stockItem } from './contract.ts'
import { eachForItself } from './read-items.ts'

/** Stock of many products at once, in one transaction; each item is accepted, unchanged or refused for itself. */
export async function setStock(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  items: readonly unknown[],
  counts: Counts,
): Promise<PushAnswer> {
  const member = await requireVetted(deps, actor, companyId, 'stock.edit')
  const byUser = member.actor.key ? null : member.actor.userId
  return deps.db.transaction().execute(async (db) => {
    const work = (read: StockPush[]) => pushStock({ ...deps, db }, companyId, read, byUser, counts)
    return answer(await eachForItself(items, stockItem, work))
  })
}

/** Prices of many products at once, in the same way. */
export async function setPrices(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  items: readonly unknown[],
): Promise<PushAnswer> {
  await requireVetted(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => {
    const work = (read: PricePush[]) => pushPrices({ ...deps, db }, companyId, read)
    return answer(await eachForItself(items, priceItem, work))
  })
}

export function answer(items: PushAnswer['items']): PushAnswer {
  const count = (outcome: string) => items.filter((item) => item.outcome === outcome).length
  return { accepted: count('accepted'), unchanged: count('unchanged'), refused: count('refused'), items }
}
