import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireMember } from '../../companies/index.ts'
import { findMovements } from '../../stock/index.ts'
import type { StockMovement } from './contract.ts'
import { readNames, requireOffer } from './read-offer.ts'

const PAGE = 50

/** Why the stock of a product is what it is, newest first, a page before the given movement. */
export async function readStock(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId, before }: { companyId: number; productId: number; before: number | undefined },
): Promise<{ movements: StockMovement[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'products.view')
  await requireOffer(deps, companyId, productId)
  const rows = await findMovements(deps.db, productId, before ?? null, PAGE + 1)
  const page = rows.slice(0, PAGE)
  const names = await readNames(
    deps,
    page.map((row) => row.byUser),
  )
  return {
    movements: page.map(({ byUser, at, ...row }) => ({
      ...row,
      by: names.get(byUser ?? '') ?? null,
      at: at.toISOString(),
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}
