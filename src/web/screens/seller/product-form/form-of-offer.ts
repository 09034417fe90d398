import type { AttributeValues } from '../../../../domains/categories/contract.ts'
import type { OwnOffer, OwnVersion } from '../../../../domains/products/offers/contract.ts'
import { eachLocale, type Locale } from '../../../../values/locale.ts'
import { priceText } from '../../../parts/forms/read-number.ts'
import { typedFacts } from './facts.ts'
import type { OfferForm, Values, VersionForm, Words } from './form-state.ts'
import { BATTERY } from './offer-body.ts'

type Texts = OwnOffer['texts']

/** What the market keeps, as it stands in the form. `comma`: the page's language writes 1299,00. */
export function formOfOffer(offer: OwnOffer, comma: boolean): OfferForm {
  return {
    categoryId: offer.categoryId,
    title: offer.title,
    brand: offer.brand,
    model: offer.model,
    mpn: offer.mpn ?? '',
    texts: eachLocale((locale) => wordsOf(offer.texts[locale])),
    state: offer.state,
    grade: offer.grade,
    ...typedFacts(offer),
    batteryHealth: String(offer.batteryHealth ?? offer.attributes[BATTERY] ?? ''),
    defects: offer.defects,
    erpCode: offer.erpCode ?? '',
    ean: offer.ean ?? '',
    productIndex: offer.productIndex ?? '',
    deliveryDays: String(offer.deliveryDays),
    parcelSize: offer.parcelSize ?? 'medium',
    vatScheme: offer.vatScheme,
    attributes: typedValues(offer.attributes, comma),
    report: offer.report && {
      ...{ by: offer.report.by, day: offer.report.day, note: offer.report.note },
      results: Object.fromEntries(offer.report.points.map(({ key, result }) => [key, result])),
    },
    images: offer.images.map(({ key, width, height, alt, illustration, defect }) => ({
      ...{ key, width, height },
      ...(illustration && { illustration: true as const }),
      ...(defect && { defect }),
      // A picture nobody described is told by the title.
      alt: eachLocale((locale) => (alt[locale] === offer.title ? '' : (alt[locale] ?? ''))),
    })),
    versions: offer.versions.map((version) => versionForm(version, comma)),
    shopIds: [...offer.shopIds].sort((a, b) => a - b),
    devices: offer.devices.map(({ id, kind, last4 }) => ({ rowKey: `d${id}`, id, kind, number: '', last4 })),
  }
}

function versionForm(version: OwnVersion, comma: boolean): VersionForm {
  return {
    rowKey: `v${version.id}`,
    id: version.id,
    name: version.name,
    price: priceText(version.price, comma),
    announce: false,
    quantity: String(version.quantity),
    loaded: version.quantity,
    attributes: typedValues(version.attributes, comma),
  }
}

export function typedValues(values: AttributeValues, comma: boolean): Values {
  const text = (value: string | number | boolean) =>
    typeof value === 'number' && comma ? String(value).replace('.', ',') : String(value)
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, text(value)]))
}

function wordsOf(texts: Texts[Locale]): Words {
  return {
    title: texts?.title ?? '',
    description: texts?.description ?? '',
    howToUse: texts?.howToUse ?? '',
    composition: texts?.composition ?? '',
    specialOffer: texts?.specialOffer ?? '',
  }
}
