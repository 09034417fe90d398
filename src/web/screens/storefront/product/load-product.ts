import type { LoadArgs } from '../../../loading.ts'
import { readTree } from '../../../parts/categories/category-tree.ts'
import { showProduct } from '../../../parts/product-view/shown-product.ts'
import { loadReviews } from '../../../parts/reviews/load-reviews.ts'
import { wordSafety } from './safety/load-safety.ts'
import { loadTold } from './told/load-told.tsx'

/** A product with everything its page shows. */
export async function loadProduct({ api, params, locale }: LoadArgs) {
  const product = await api('GET /api/products/{id}', { params: { id: params.id ?? '' } })
  const company = { params: { id: product.companyId } }
  const [tree, seller, delivery, shops, reviews, returns, sellers, safety, same] = await Promise.all([
    readTree(api, locale),
    api('GET /api/companies/{id}', company),
    api('GET /api/companies/{id}/delivery', {
      ...company,
      query: { size: product.parcelSize, days: product.deliveryDays },
    }),
    api('GET /api/shops', { query: { company: product.companyId } }),
    loadReviews(api, 'product', product.id),
    // Not by the function of the sellers' pages: it would be a file more for this one.
    api('GET /api/return-terms', { query: { companies: String(product.companyId) } }),
    api('GET /api/ratings/{kind}', { params: { kind: 'company' }, query: { ids: String(product.companyId) } }),
    wordSafety(api, product.id, locale),
    api('GET /api/products/{id}/same-model', { params: { id: product.id } }),
  ])
  const shown = showProduct(product, tree, locale)
  return {
    ...shown,
    // In words already: neither the rules of grades nor their texts are loaded with the page.
    told: await loadTold(shown.product, { view: product, same, schema: tree.schema(product.categoryId) }, locale),
    safety,
    seller: { ...seller, about: { 'pl-PL': '' } },
    reviews,
    // Nobody rated who has none.
    sellerRating: sellers.ratings[0],
    returns: returns.terms[0],
    methods: delivery.methods,
    shops: shops.shops
      .filter((shop) => product.shopIds.includes(shop.id))
      .map(({ id, title, street, city }) => ({ id, title, street, city })),
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
