import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/http/service.ts'
import { type PricePush, pushPrices, pushStock, type StockPush } from '../../catalog/index.ts'
import { requireMember } from '../../companies/index.ts'
import type { PushAnswer } from './contract.ts'

/** Stock of many products at once, in one transaction; each item is accepted, unchanged or refused for itself. */
export async function setStock(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  items: readonly StockPush[],
): Promise<PushAnswer> {
  const member = requireMember(deps, actor, companyId, 'stock.edit')
  const byUser = member.actor.key ? null : member.actor.userId
  return deps.db.transaction().execute(async (db) => answer(await pushStock({ ...deps, db }, companyId, items, byUser)))
}

/** Prices of many products at once, in the same way. */
export async function setPrices(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  items: readonly PricePush[],
): Promise<PushAnswer> {
  requireMember(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => answer(await pushPrices({ ...deps, db }, companyId, items)))
}

function answer(items: PushAnswer['items']): PushAnswer {
  const count = (outcome: string) => items.filter((item) => item.outcome === outcome).length
  return { accepted: count('accepted'), unchanged: count('unchanged'), refused: count('refused'), items }
}
