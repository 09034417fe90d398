import type { LoadArgs } from '../../../loading.ts'
import { readNames } from '../../../parts/place-map/names.ts'
import { regionOf } from '../../../parts/place-map/plain-view.ts'
import { FIRST_SIZE } from '../../../parts/place-map/use-size.ts'
import { loadTerms } from '../../../parts/return-terms/load-terms.ts'
import { loadReviews } from '../../../parts/reviews/load-reviews.ts'
import { wordsFor } from '../../../parts/shop/picture-words.ts'

/** A shop, whose it is, the towns around it and what can be collected there. */
export async function loadShop({ api, params, locale }: LoadArgs) {
  const shop = await api('GET /api/shops/{id}', { params: { id: params.id ?? '' } })
  const view = regionOf(shop)
  const [company, { products, next }, { styleUrl }, known, reviews, returns] = await Promise.all([
    api('GET /api/companies/{id}', { params: { id: shop.companyId } }),
    api('GET /api/shops/{id}/products', { params: { id: shop.id } }),
    api('GET /api/map'),
    view && readNames(api, view, FIRST_SIZE),
    loadReviews(api, 'shop', shop.id),
    loadTerms(api, shop.companyId),
  ])
  const { description, images, ...plain } = shop
  return {
    shop: {
      ...plain,
      description: description[locale] || description['pl-PL'],
      images: images.map(({ alt, ...image }) => ({ ...image, alt: wordsFor(alt, locale) })),
    },
    company: { id: company.id, name: company.name, phone: company.phone },
    pickup: { products, next },
    reviews,
    returns,
    map: { view, styleUrl, names: known?.names },
  }
}

export type ShopData = Awaited<ReturnType<typeof loadShop>>
