import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { unitListing } from '../../units/index.ts'
import { mayBecome, type OfferStatus } from '../rules/offer-status.ts'
import { updateStatus } from '../store/offers.ts'
import type { OwnOffer } from './contract.ts'
import { composeOffer, requireLockedOffer } from './read-offer.ts'
import { refuseBetterGrade } from './refuse-better-grade.ts'
import { refuseGreen } from './refuse-green.ts'
import { refuseProblems } from './refuse-problems.ts'
import { refuseUnsafe } from './refuse-unsafe.ts'

/**
 * Publishes a product, pauses it or takes it back to draft. Publishing asks for everything a buyer needs and names what is missing. A
 * company that does not sell yet may publish: its goods come into the lists with it.
 */
export async function changeStatus(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId }: { companyId: number; productId: number },
  status: OfferStatus,
): Promise<OwnOffer> {
  const { byUser } = requireMember(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const stored = await requireLockedOffer(inside, companyId, productId)
    if (stored.status === status) return composeOffer(inside, companyId, productId)
    if (!mayBecome(stored.status, status)) throw new Failure('conflict', 'status_not_possible')
    if (status === 'published') {
      if (stored.barred) throw new Failure('conflict', 'offer_barred')
      await refuseProblems(inside, stored, 'published')
      await refuseBetterGrade(inside, productId, stored)
      await refuseUnsafe(inside, stored)
      await refuseGreen(inside, stored)
    }
    await updateStatus(db, productId, status, { at: deps.now(), by: byUser })
    if (status === 'published') await unitListing.publishedUnits(inside, [productId])
    await deps.emit(db, { name: 'product.changed', payload: { productIds: [productId] } })
    return composeOffer(inside, companyId, productId)
  })
}
