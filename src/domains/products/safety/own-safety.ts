import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireMember } from '../../companies/index.ts'
import type { OfferSafetyBody } from '../../product-safety/contract.ts'
import { claimsOf, energyStandings, findAnswering, saveOfferSafety } from '../../product-safety/index.ts'
import { readPublishingRule } from '../../settings/index.ts'
import { requireLockedOffer, requireOffer } from '../offers/read-offer.ts'
import type { OfferSafetyView } from './contract.ts'

/** What a product of the company tells of its safety; `product_not_found`. */
export async function readOfferSafety(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  productId: number,
): Promise<OfferSafetyView> {
  requireMember(deps, actor, companyId, 'products.view')
  return compose(deps, companyId, productId)
}

/** Saves it; the page of the product shows it at once. */
export async function saveSafetyOf(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId }: { companyId: number; productId: number },
  body: OfferSafetyBody,
): Promise<OfferSafetyView> {
  requireMember(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await requireLockedOffer(inside, companyId, productId)
    await saveOfferSafety(db, productId, body, deps.now())
    await invalidateTags(db, [`product:${productId}`])
    return compose(inside, companyId, productId)
  })
}

async function compose(deps: Deps, companyId: number, productId: number): Promise<OfferSafetyView> {
  const offer = await requireOffer(deps, companyId, productId)
  const found = (await findAnswering(deps, [offer])).get(productId)
  const { refuseFrom } = await readPublishingRule(deps, 'safety')
  const standing = await energyStandings(deps)
  const { maker = null, responsible = null, from = null, lacks = [], own } = found ?? {}
  return {
    ...(own ?? { maker: null, responsible: null, warnings: {}, greenProof: '', energy: null }),
    shown: { maker, responsible, from },
    lacks,
    greenClaims: claimsOf(offer),
    proofFrom: (await readPublishingRule(deps, 'green')).refuseFrom,
    energyStanding: standing(offer, own?.energy ?? null),
    energyFrom: (await readPublishingRule(deps, 'energy')).refuseFrom,
    refuseFrom,
  }
}
