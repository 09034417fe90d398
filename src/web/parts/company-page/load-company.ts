import type { PublicCompany } from '../../../domains/companies/contract.ts'
import { RATINGS_AT_ONCE } from '../../../domains/ratings/rules/at-once.ts'
import type { Locale } from '../../../values/locale.ts'
import { DEFAULT_CURRENCY } from '../../../values/money.ts'
import type { LoadArgs } from '../../loading.ts'

const SHOWN = 12

/** A seller with shops, delivery prices and some of its offers. */
export async function loadCompany({ api, params, locale }: LoadArgs) {
  const id = params.id ?? ''
  const company = await api('GET /api/companies/{id}', { params: { id } })
  const [{ shops }, { methods }, list] = await Promise.all([
    api('GET /api/shops', { query: { company: company.id } }),
    api('GET /api/companies/{id}/delivery', { params: { id } }),
    api('GET /api/search', { query: { seller: String(company.id), facets: '0' } }),
  ])
  const ids = shops.slice(0, RATINGS_AT_ONCE).map((shop) => shop.id)
  const rated =
    ids.length > 0
      ? await api('GET /api/ratings/{kind}', { params: { kind: 'shop' }, query: { ids: ids.join(',') } })
      : null
  const ratings = new Map(rated?.ratings.map((rating) => [rating.id, rating]))
  const { about, ...data } = company
  return {
    company: data,
    about: aboutIn(about, locale),
    shops: shops.map(({ id: shopId, title, street, city, lat, lng, images }) => ({
      ...{ id: shopId, title, street, city, lat, lng },
      imageKey: images[0]?.key ?? null,
      rating: ratings.get(shopId) ?? null,
    })),
    methods,
    offers: list.items.slice(0, SHOWN),
    total: list.total,
    currency: list.items[0]?.currency ?? DEFAULT_CURRENCY,
  }
}

/** The company's own words, in the language of the page; else in Polish, and marked as such. */
function aboutIn(about: PublicCompany['about'], locale: Locale): { text: string; lang: string } {
  const own = about[locale]
  return own ? { text: own, lang: locale } : { text: about['pl-PL'], lang: 'pl-PL' }
}
