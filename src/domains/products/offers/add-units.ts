import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { joinUnits } from '../../units/index.ts'
import type { OwnOffer } from './contract.ts'
import { composeOffer, requireLockedOffer } from './read-offer.ts'
import { refuseBetterGrade } from './refuse-better-grade.ts'

type Wanted = { codes: readonly string[]; versionId: number | null }

/** Puts units of the company to one of its products, named by the codes of their passports. How many pieces are sold is another matter. */
export async function addUnits(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId }: { companyId: number; productId: number },
  { codes, versionId }: Wanted,
): Promise<OwnOffer> {
  requireMember(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const stored = await requireLockedOffer(inside, companyId, productId)
    if (versionId !== null && !stored.versions.some(({ id }) => id === versionId)) {
      throw invalidField('versionId', 'version_not_found')
    }
    const left = await joinUnits(inside, { companyId, productId, versionId, codes })
    await refuseBetterGrade(inside, productId, stored)
    // Pages of both show other units now.
    const productIds = [...(stored.status === 'published' ? [productId] : []), ...left]
    if (productIds.length > 0) await deps.emit(db, { name: 'product.changed', payload: { productIds } })
    return composeOffer(inside, companyId, productId)
  })
}
