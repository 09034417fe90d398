import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { refuseTakenCode } from '../refuse-taken-code.ts'
import { type StoredOffer, updateOffer } from '../store/offers.ts'
import type { OfferBody, OwnOffer } from './contract.ts'
import { normalizeOffer } from './normalize-offer.ts'
import { ownParts } from './own-parts.ts'
import { composeOffer, readNames, requireLockedOffer } from './read-offer.ts'
import { refuseBetterGrade } from './refuse-better-grade.ts'
import { refuseGreen } from './refuse-green.ts'
import { refuseProblems } from './refuse-problems.ts'
import { saveDevices } from './save-devices.ts'
import { saveVersions } from './save-versions.ts'

export type OfferToSave = OfferBody & { revision: number }

/**
 * Saves a product. A revision that is no longer the newest is `product_changed`: nothing of it is written. Orders change stock but no
 * revision, so that selling disturbs nobody who edits.
 */
export async function saveOffer(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId }: { companyId: number; productId: number },
  { revision, ...body }: OfferToSave,
): Promise<OwnOffer> {
  const { byUser } = requireMember(deps, actor, companyId, 'products.edit')
  const offer = normalizeOffer(body)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const stored = await requireLockedOffer(inside, companyId, productId)
    if (stored.revision !== revision) throw await changedMeanwhile(inside, stored)
    const isPublished = stored.status === 'published'
    await refuseProblems(inside, offer, isPublished ? 'published' : 'draft', isPublished ? stored : undefined)
    if (isPublished) await refuseGreen(inside, { ...offer, id: productId }, stored)
    const row = await ownParts(inside, companyId, offer, stored)
    await refuseTakenCode(() => updateOffer(db, productId, row, { at: deps.now(), by: byUser }))
    await saveVersions(inside, { companyId, productId, known: stored.versions, byUser }, offer.versions)
    await saveDevices(inside, { ...offer, id: productId, companyId }, offer.devices)
    await refuseBetterGrade(inside, productId, offer)
    // Nobody sees the others.
    if (isPublished) await deps.emit(db, { name: 'product.changed', payload: { productIds: [productId] } })
    return composeOffer(inside, companyId, productId)
  })
}

async function changedMeanwhile(deps: Deps, { revision, updatedById }: StoredOffer): Promise<Failure> {
  const by = (await readNames(deps, [updatedById])).get(updatedById ?? '') ?? ''
  const params = { revision, by }
  const code = by ? 'product_changed_by' : 'product_changed'
  return new Failure('conflict', 'product_changed', { params, fields: [{ field: 'revision', code, params }] })
}
