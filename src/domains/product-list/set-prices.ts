import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import { changePrices } from '../pricing/index.ts'
import { offers } from '../products/index.ts'
import type { OwnOffer } from '../products/offers/contract.ts'

/** `expected`: the price that the person saw, grosze. */
type Wanted = { versionId: number; expected: number; price: number; announce: boolean }

/** Changes prices from the list. Where one is no longer what the person saw, nothing is changed (`price_changed_meanwhile`). */
export async function setPrices(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId }: { companyId: number; productId: number },
  prices: readonly Wanted[],
): Promise<OwnOffer> {
  const { byUser } = requireMember(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { versions } = await offers.requireLockedOffer(inside, companyId, productId)
    const now = new Map(versions.map((version) => [version.id, version.price]))
    const fieldsWhere = (wrong: (one: Wanted) => boolean, code: string) =>
      prices.flatMap((one, index) => (wrong(one) ? [{ field: `prices.${index}.price`, code }] : []))
    const unknown = fieldsWhere((one) => !now.has(one.versionId), 'version_not_found')
    if (unknown.length > 0) throw new Failure('notFound', 'version_not_found', { fields: unknown })
    const moved = fieldsWhere((one) => now.get(one.versionId) !== one.expected, 'price_changed_meanwhile')
    if (moved.length > 0) throw new Failure('conflict', 'price_changed_meanwhile', { fields: moved })
    await changePrices(inside, companyId, prices, byUser)
    return offers.composeOffer(inside, companyId, productId)
  })
}
