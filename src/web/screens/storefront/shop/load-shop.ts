import type { LoadArgs } from '../../../loading.ts'

const SHOWN = 8

/** A shop, whose it is and what this seller offers. */
export async function loadShop({ api, params, locale }: LoadArgs) {
  const shop = await api('GET /api/shops/{id}', { params: { id: params.id ?? '' } })
  const [company, list] = await Promise.all([
    api('GET /api/companies/{id}', { params: { id: shop.companyId } }),
    api('GET /api/listings', { query: { seller: String(shop.companyId), facets: '0' } }),
  ])
  const { description, ...plain } = shop
  return {
    shop: { ...plain, description: description[locale] || description['pl-PL'] },
    company: { id: company.id, name: company.name, phone: company.phone, email: company.email },
    offers: list.items.slice(0, SHOWN),
  }
}

export type ShopData = Awaited<ReturnType<typeof loadShop>>
