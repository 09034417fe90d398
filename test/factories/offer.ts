import type { OfferBody, OwnOffer } from '../../src/domains/products/offers/contract.ts'
import type { TestMarket } from '../market.ts'
import { aPicture, upload } from './company.ts'
import { authOf } from './person.ts'
import { aCategory } from './product.ts'
import { aSeller } from './seller.ts'

export type Version = OfferBody['versions'][number]

/** A version of an offer: new, with three pieces. Prices in grosze. */
export const aVersion = (over: Partial<Version> = {}): Version => ({
  id: null,
  name: '',
  price: 129_900,
  announce: false,
  stockDelta: 3,
  attributes: {},
  ...over,
})

/** What a seller sends for a product, right in every field; without pictures. */
export function offerBody(categoryId: number, over: Partial<OfferBody> = {}): OfferBody {
  return {
    categoryId,
    title: 'Lenovo ThinkPad T480',
    brand: 'Lenovo',
    model: 'ThinkPad T480',
    mpn: null,
    texts: { 'pl-PL': { description: 'Sprawny, sprawdzony, z zasilaczem.' } },
    state: 'used',
    grade: 'B',
    refurbished: false,
    batteryHealth: 87,
    warrantyMonths: 12,
    defects: [],
    erpCode: null,
    ean: null,
    productIndex: null,
    deliveryDays: 1,
    vatScheme: 'vat23',
    attributes: { ram_gb: 16 },
    images: [],
    versions: [aVersion()],
    shopIds: [],
    devices: [],
    ...over,
  }
}

/** An offer as it was read, as a form would send it back: nothing changed but `over`. */
export function sameAgain(offer: OwnOffer, over: Partial<OfferBody & { revision: number }> = {}) {
  const { id: _, slug: __, companyId: ___, status: ____, soldOut: _____, currency: ______, ...rest } = offer
  const { createdAt: _c, updatedAt: _u, updatedBy: _b, ...body } = rest
  return {
    ...body,
    devices: offer.devices.map(({ id, kind }) => ({ id, kind })),
    versions: offer.versions.map(({ id, name, price, attributes }) =>
      aVersion({ id, name, price, attributes, stockDelta: 0 }),
    ),
    ...over,
  }
}

/** A company with its owner logged in, and what she does about its products. */
export async function aHouse(market: TestMarket) {
  const seller = await aSeller(market.deps)
  const categoryId = await aCategory(market.deps)
  const auth = await authOf(market, seller.ownerId)
  const path = `/api/companies/${seller.companyId}/products`
  const call = (method: string, rest: string, body?: unknown, by: Record<string, string> = auth) =>
    market.api(method, path + rest, body, by)
  const picture = async () => {
    const bytes = await aPicture(60, 40).jpeg().toBuffer()
    const { json } = await upload(market, 'POST', `/api/companies/${seller.companyId}/product-images`, bytes, auth)
    return { ...json, alt: { 'pl-PL': '' } } as OfferBody['images'][number]
  }
  const create = async (over: Partial<OfferBody> = {}) => {
    const answer = await call('POST', '', offerBody(categoryId, over))
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.json as OwnOffer
  }
  return {
    ...seller,
    ...{ auth, path, categoryId, call, picture, create },
    body: (over: Partial<OfferBody> = {}) => offerBody(categoryId, over),
    read: async (id: number): Promise<OwnOffer> => (await call('GET', `/${id}`)).json,
    save: (offer: OwnOffer, over: Partial<OfferBody & { revision: number }> = {}, by = auth) =>
      call('PUT', `/${offer.id}`, sameAgain(offer, over), by),
    setStatus: (id: number, status: string, by = auth) => call('PUT', `/${id}/status`, { status }, by),
    /** An offer that is published. */
    async publish(over: Partial<OfferBody> = {}): Promise<OwnOffer> {
      const { id } = await create({ images: [await picture()], ...over })
      const answer = await call('PUT', `/${id}/status`, { status: 'published' })
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.json
    },
  }
}
export type House = Awaited<ReturnType<typeof aHouse>>
