import type { AttributeSchema, AttributeValues } from '../../../../../domains/categories/contract.ts'
import type { ProductView } from '../../../../../domains/products/contract.ts'
import type { OtherOffer, SameModel } from '../../../../../domains/products/same-model/contract.ts'
import type { Locale } from '../../../../../values/locale.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { attributeName, attributeText } from '../../../../parts/categories/attribute-text.ts'
import { gradeName, stateName } from '../../../../parts/product-card/state-badge.tsx'
import { textsOf } from '../../../../texts/registry.ts'

type Offered = Pick<OtherOffer, 'id' | 'price' | 'from' | 'currency' | 'vat'>
type WordedOffer = Offered & { to: string; grade: string; about: string }
/** `all`: where the list of all offers of the model is, when there are more. */
export type WordedOthers = { title: string; offers: WordedOffer[]; all: { words: string; to: string } | null }
/** By version: what it costs new, where that is, and how much less this one costs. */
export type WordedSavings = Record<number, { to: string; fresh: string; less: string; differs: string | null }>
/** What an offer is compared with, and what is known of its attributes. */
export type Alike = { view: ProductView; same: SameModel; schema: readonly AttributeSchema[] }

const pathOf = (offer: { id: number; versionId: number }) => `/products/${offer.id}?version=${offer.versionId}`

/** Offers of the same model in other grades: each with its price, whose it is, and what is different about it. */
export function wordOthers({ view, same, schema }: Alike, locale: Locale): WordedOthers | null {
  const t = textsOf(locale, 'offerClaims')
  const shell = textsOf(locale, 'shell')
  const product = textsOf(locale, 'product')
  if (same.others.length === 0) return null
  const owned = [view.attributes, ...view.versions.map(({ attributes }) => attributes)]
  const isNews = ({ key, onCard, carried, group }: AttributeSchema, values: AttributeValues) =>
    (onCard || carried) &&
    group !== 'condition' &&
    values[key] !== undefined &&
    !owned.some((own) => own[key] === values[key])
  const about = ({ seller, attributes, batteryHealth, warrantyMonths, refurbished }: OtherOffer) => [
    seller.name,
    ...(refurbished && !view.refurbished ? [product('refurbished')] : []),
    ...schema.filter((field) => isNews(field, attributes)).map((field) => factText(field, attributes, locale)),
    ...(batteryHealth === null || batteryHealth === view.batteryHealth
      ? []
      : [t('otherBattery', { percent: batteryHealth })]),
    ...(warrantyMonths === view.warrantyMonths
      ? []
      : [warrantyMonths > 0 ? shell('warranty', { count: warrantyMonths }) : t('otherNoWarranty')]),
  ]
  const model = `${view.brand} ${view.model}`
  return {
    title: t('othersTitle'),
    offers: same.others.map((offer) => ({
      ...{ id: offer.id, price: offer.price, from: offer.from, currency: offer.currency, vat: offer.vat },
      to: pathOf(offer),
      grade: [stateName(shell, offer.state), ...(offer.grade ? [gradeName(shell, offer.grade)] : [])].join(' · '),
      about: about(offer).join(' · '),
    })),
    all:
      same.count > same.others.length
        ? { words: t('othersAll', { model }), to: `/catalog?q=${encodeURIComponent(model)}` }
        : null,
  }
}

/** What is saved against new: said of an offer that can be bought here, in so many words. */
export function wordSavings({ view, same, schema }: Alike, locale: Locale): WordedSavings | null {
  const t = textsOf(locale, 'offerClaims')
  const money = (amount: number) => formatMoney(amount, view.currency, locale)
  const found = same.fresh.flatMap((fresh) => {
    const version = view.versions.find(({ id }) => id === fresh.ofVersion)
    if (!version || fresh.price <= version.price) return []
    const facts = schema
      .filter(({ key }) => fresh.differs[key] !== undefined)
      .map((field) => `${attributeName(field, locale)}: ${attributeValue(field, fresh.differs, locale)}`)
    const words = {
      to: pathOf(fresh),
      fresh: t('newCosts', { seller: fresh.seller.name, price: money(fresh.price) }),
      less: t('costsLess', { amount: money(fresh.price - version.price) }),
      differs: facts.length > 0 ? t('newDiffers', { facts: facts.join(', ') }) : null,
    }
    return [[version.id, words] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

function attributeValue(field: AttributeSchema, values: AttributeValues, locale: Locale): string {
  const product = textsOf(locale, 'product')
  return attributeText(field, values[field.key] ?? '', locale, { yes: product('yes'), no: product('no') })
}

/** A number with its unit and a name need no more words; a yes does. */
function factText(field: AttributeSchema, values: AttributeValues, locale: Locale): string {
  const value = attributeValue(field, values, locale)
  return field.type === 'boolean' || (field.type === 'number' && !field.unit)
    ? `${attributeName(field, locale)}: ${value}`
    : value
}
