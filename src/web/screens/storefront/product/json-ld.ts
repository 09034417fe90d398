import { type Locale, localePath } from '../../../../values/locale.ts'
import { toMajor } from '../../../../values/money.ts'
import type { ShownProduct } from '../../../parts/product-view/shown-product.ts'
import { pictureUrl } from '../../../ui/picture-url.ts'
import type { ProductData } from './load-product.ts'

const SCHEMA = 'https://schema.org/'

/** Mapping of states to schema.org: an opened box counts as used, a refurbished used one as refurbished. */
export function itemCondition(product: Pick<ShownProduct, 'state' | 'grade' | 'refurbished'>): string {
  if (product.state === 'damaged') return `${SCHEMA}DamagedCondition`
  if (product.state === 'used') return `${SCHEMA}${product.refurbished ? 'Refurbished' : 'Used'}Condition`
  return `${SCHEMA}${product.grade === 'openBox' ? 'Used' : 'New'}Condition`
}

/** Numbers from 20 to 29 are a shop's own and mean nothing outside. */
export function isPublicGtin(ean: string | null): boolean {
  return /^(?!2)\d{13}$/.test(ean ?? '')
}

const SEEN = ['none', 'at20', 'at50', 'damaged'] as const

/** What was measured of the things on offer, for machines: of several the range. What nobody measured is not told. */
export function measuredProperties(condition: ShownProduct['condition']): object[] {
  const facts = (condition?.units ?? []).flatMap((unit) => unit.facts ?? [])
  if (!condition || facts.length === 0) return []
  const property = (name: string, value: object) => ({ '@type': 'PropertyValue', propertyID: name, name, ...value })
  const range = (name: string, values: readonly number[], unitCode: string) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    if (values.length === 0) return []
    return [property(name, { ...(least === most ? { value: least } : { minValue: least, maxValue: most }), unitCode })]
  }
  const worst = (name: 'screen' | 'body') => {
    const seen = facts.flatMap((one) => (one[name] ? [SEEN.indexOf(one[name].seen)] : []))
    return seen.length > 0 ? [property(`${name}Marks`, { value: SEEN[Math.max(...seen)] })] : []
  }
  const { best, worst: lowest } = condition
  const failed = new Set(
    facts.flatMap(({ tests = {} }) =>
      Object.entries(tests).flatMap(([name, result]) => (result === 'failed' ? [name] : [])),
    ),
  )
  const wiped = new Set(facts.flatMap((one) => one.wiped ?? []))
  return [
    ...(best && lowest ? [property('grade', { value: best === lowest ? best : `${best}–${lowest}` })] : []),
    ...range(
      'batteryHealth',
      facts.flatMap(({ battery }) => battery?.percent ?? []),
      'P1',
    ),
    ...worst('screen'),
    ...worst('body'),
    ...(failed.size > 0 ? [property('failedTests', { value: [...failed].join(', ') })] : []),
    ...(wiped.size === 1 ? [property('dataErasure', { value: [...wiped].join() })] : []),
  ]
}

/** The offer and its place in the tree for search engines. Prices with a dot, as schema.org wants them. */
export function productJsonLd(
  { product, trail, seller, groups, reviews, returns }: ProductData,
  origin: string,
  locale: Locale,
): object {
  const address = (path: string) => origin + localePath(path, locale)
  const url = address(`/products/${product.id}`)
  const condition = itemCondition(product)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: product.title,
        description: product.words.description,
        url,
        sku: String(product.id),
        ...(product.mpn && { mpn: product.mpn }),
        ...(isPublicGtin(product.ean) && { gtin13: product.ean }),
        brand: { '@type': 'Brand', name: product.brand },
        model: product.model,
        category: trail.map((crumb) => crumb.name).join(' > '),
        image: product.images.map((image) => origin + pictureUrl(image.key, 1280)),
        itemCondition: condition,
        ...(reviews.rating.average !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviews.rating.average.toFixed(1),
            reviewCount: reviews.rating.count,
            bestRating: 5,
          },
        }),
        additionalProperty: [
          ...groups.flatMap((group) =>
            group.rows.map((row) => ({ '@type': 'PropertyValue', name: row.name, value: row.value })),
          ),
          ...measuredProperties(product.condition),
        ],
        offers: product.versions.map((version) => ({
          '@type': 'Offer',
          url,
          ...(version.name && { name: version.name }),
          price: toMajor(version.price).toFixed(2),
          priceCurrency: product.currency,
          availability: `${SCHEMA}${version.quantity > 0 ? 'InStock' : 'SoldOut'}`,
          itemCondition: condition,
          seller: { '@type': 'Organization', name: seller.name, url: address(`/company/${seller.id}`) },
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: 'PL',
            returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
            merchantReturnDays: returns.days,
          },
          ...(product.warrantyMonths > 0 && {
            warranty: {
              '@type': 'WarrantyPromise',
              durationOfWarranty: { '@type': 'QuantitativeValue', value: product.warrantyMonths, unitCode: 'MON' },
            },
          }),
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          ...trail.map((crumb) => ({ name: crumb.name, item: address(`/catalog?category=${crumb.slug}`) })),
          { name: product.title, item: url },
        ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  }
}
