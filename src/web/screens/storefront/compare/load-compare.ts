import { BETTER_VALUES } from '../../../../domains/categories/rules/better-values.ts'
import type { ProductView } from '../../../../domains/products/contract.ts'
import { pickFacts } from '../../../../domains/products/rules/facts.ts'
import type { Locale } from '../../../../values/locale.ts'
import { titleIn } from '../../../../values/titled.ts'
import type { Api } from '../../../api-types.ts'
import type { LoadArgs } from '../../../loading.ts'
import { attributeName, attributeText } from '../../../parts/categories/attribute-text.ts'
import { readTree } from '../../../parts/categories/category-tree.ts'
import { textsOf } from '../../../texts/registry.ts'
import { type CompareField, idsOf, unionRows } from './rows.ts'

/** V08: at most three; more in the address are left out and said so. */
export async function loadCompare({ api, url, locale }: LoadArgs) {
  const { ids, tooMany } = idsOf(url.searchParams.get('ids'))
  if (ids.length === 0) return { products: [], rows: [], tooMany, asked: false }
  const [{ products }, tree] = await Promise.all([
    api('GET /api/compare', { query: { ids: ids.join(',') } }),
    readTree(api, locale),
  ])
  const sellers = await sellersOf(api, products)
  const fields = products.map((product) => technicalFields(product, tree.schema(product.categoryId), locale))
  return {
    products: products.map((product, index) => summary(product, sellers[index], locale)),
    rows: unionRows(fields),
    tooMany,
    asked: true,
  }
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>
export type ComparedProduct = CompareData['products'][number]

type Seller = { name: string; holidayUntil: string | null }

function sellersOf(api: Api, products: readonly ProductView[]): Promise<Seller[]> {
  return Promise.all(
    products.map(async ({ companyId }) => {
      const { name, holiday } = await api('GET /api/companies/{id}', { params: { id: companyId } })
      return { name, holidayUntil: holiday?.now ? holiday.until : null }
    }),
  )
}

function summary(product: ProductView, seller: Seller | undefined, locale: Locale) {
  const inStock = product.versions.filter((version) => version.quantity > 0)
  const offered = inStock.length ? inStock : product.versions
  const cheapest = offered.reduce(
    (low, version) => (version.price < low.price ? version : low),
    offered[0] as (typeof offered)[0],
  )
  const { id, state, grade, deliveryDays, currency, companyId, vat } = product
  return {
    ...{
      id,
      title: titleIn(product, locale),
      state,
      grade,
      ...pickFacts(product),
      deliveryDays,
      currency,
      companyId,
      vat,
    },
    ...{ seller: seller?.name ?? '', holidayUntil: seller?.holidayUntil },
    image: product.images[0] ?? null,
    price: cheapest.price,
    lastPrice: cheapest.lastPrice,
    from: new Set(offered.map((version) => version.price)).size > 1,
    quantity: inStock.reduce((sum, version) => sum + version.quantity, 0),
    versionId: inStock.length === 1 ? cheapest.id : null,
  }
}

function technicalFields(
  product: ProductView,
  schema: ReturnType<Awaited<ReturnType<typeof readTree>>['schema']>,
  locale: Locale,
): CompareField[] {
  const t = textsOf(locale, 'catalog')
  const words = { yes: t('yes'), no: t('no') }
  return schema.flatMap((field) => {
    // It has a row of its own.
    if (field.key === 'battery_health' && product.batteryHealth !== null) return []
    const layers = [product.attributes, ...product.versions.map((version) => version.attributes)]
    const values = layers.flatMap((layer) => {
      const value = layer[field.key]
      return value === undefined || value === '' ? [] : [value]
    })
    const text = [...new Set(values.map((value) => attributeText(field, value, locale, words)))].join(' / ')
    if (!text) return []
    const better = BETTER_VALUES[field.key]
    const numbers = better && values.filter((value) => typeof value === 'number')
    return [{ key: field.key, name: attributeName(field, locale), text, ...(numbers && { values: numbers, better }) }]
  })
}
