import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { readCategories } from '../../categories/index.ts'
import { findCompaniesOnCards } from '../../companies/index.ts'
import { type Buyable, cheapestByGrade, newOffersOf, type OfModel } from './compare-offers.ts'
import type { OtherOffer, SameModel } from './contract.ts'
import { findOfModel } from './store.ts'

/** What the answer depends on, for caches. */
type Named = { companyIds: number[]; productIds: number[] }

/** Offers of the model of an offer that can be bought now, in other grades and new. Two statements, however many there are. */
export async function readSameModel(deps: Deps, id: number): Promise<SameModel & Named> {
  const all = await findOfModel(deps.db, id)
  const companies = new Map(
    (await findCompaniesOnCards(deps.db, [...new Set(all.map(({ companyId }) => companyId))])).map((one) => [
      one.id,
      one,
    ]),
  )
  const own = all.find((offer) => offer.id === id)
  if (!own || !companies.get(own.companyId)?.sells) throw new Failure('notFound', 'product_not_found')
  const buyable = all.flatMap((offer): Buyable[] => {
    const company = companies.get(offer.companyId)
    const version = offer.versions.find(({ quantity }) => quantity > 0)
    return offer !== own && version && company?.sells && !company.holidayUntil ? [{ ...offer, version }] : []
  })
  const seller = ({ companyId }: OfModel) => ({ id: companyId, name: companies.get(companyId)?.shortName ?? '' })
  const schema = (await readCategories(deps)).find((category) => category.id === own.categoryId)?.attributes ?? []
  const others = cheapestByGrade(own, buyable)
  const fresh = newOffersOf(own, buyable, schema)
  const named = [own, ...others, ...fresh.map(({ offer }) => offer)]
  return {
    others: others.map((offer) => ({ ...shown(offer), seller: seller(offer) })),
    count: buyable.length,
    fresh: fresh.map(({ ofVersion, offer, version, differs }) => ({
      ...{ ofVersion, id: offer.id, versionId: version.id, price: version.price },
      seller: seller(offer),
      differs,
    })),
    companyIds: [...new Set(named.map(({ companyId }) => companyId))],
    productIds: [...new Set(named.map((offer) => offer.id))],
  }
}

function shown({ companyId: _, categoryId: __, versions, version, ...offer }: Buyable): Omit<OtherOffer, 'seller'> {
  return {
    ...offer,
    versionId: version.id,
    price: version.price,
    from: versions.some(({ price, quantity }) => quantity > 0 && price !== version.price),
    attributes: { ...offer.attributes, ...version.attributes },
  }
}
