import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { USUAL_PARCEL_SIZE } from '../../../values/parcel-size.ts'
import { requireMember } from '../../companies/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import { refuseTakenCode } from '../refuse-taken-code.ts'
import { insertOffer } from '../store/offers.ts'
import type { OfferBody, OwnOffer } from './contract.ts'
import { normalizeOffer } from './normalize-offer.ts'
import { ownParts } from './own-parts.ts'
import { composeOffer } from './read-offer.ts'
import { refuseBetterGrade } from './refuse-better-grade.ts'
import { refuseProblems } from './refuse-problems.ts'
import { saveDevices } from './save-devices.ts'
import { saveVersions } from './save-versions.ts'

/** A new product of the company, with its versions and first stock: a draft, which only the team sees. */
export async function createOffer(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  body: OfferBody,
): Promise<OwnOffer> {
  const { byUser } = requireMember(deps, actor, companyId, 'products.edit')
  const offer = normalizeOffer(body)
  await refuseProblems(deps, offer, 'draft')
  const { currency } = await readPublicSettings(deps)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const row = await ownParts(inside, companyId, offer)
    const { parcelSize = USUAL_PARCEL_SIZE } = row
    const written = { at: deps.now(), by: byUser }
    const id = await refuseTakenCode(() => insertOffer(db, companyId, { ...row, currency, parcelSize }, written))
    await saveVersions(inside, { companyId, productId: id, known: [], byUser }, offer.versions)
    await saveDevices(inside, { ...offer, id, companyId }, offer.devices)
    await refuseBetterGrade(inside, id, offer)
    return composeOffer(inside, companyId, id)
  })
}
