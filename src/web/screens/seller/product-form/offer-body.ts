import type { AttributeSchema, AttributeValues } from '../../../../domains/categories/contract.ts'
import type { OfferBody } from '../../../../domains/products/offers/contract.ts'
import { plainDeviceNumber } from '../../../../domains/units/rules/device-number.ts'
import { plainEan } from '../../../../values/ean.ts'
import { LOCALES } from '../../../../values/locale.ts'
import { readDecimal, readPrice, readWhole } from '../../../parts/forms/read-number.ts'
import { meantFacts } from './facts.ts'
import type { DeviceForm, ImageForm, OfferForm, ReportForm, Values, VersionForm, Words } from './form-state.ts'
import { stockDelta } from './stock/stock-delta.ts'

type Schema = readonly AttributeSchema[]

/** The attribute by which people search for the battery's condition: asked for once, with the condition. */
export const BATTERY = 'battery_health'

/** The form as the market takes it. Only for a form in which `checkForm` finds nothing wrong. */
export function bodyOf(form: OfferForm, schema: Schema): OfferBody {
  return {
    categoryId: form.categoryId ?? 0,
    title: form.title.trim(),
    brand: form.brand.trim(),
    model: form.model.trim(),
    mpn: form.mpn.trim() || null,
    texts: { 'pl-PL': wordsBody(form.texts['pl-PL']), ...otherTexts(form) },
    state: form.state,
    grade: form.grade,
    ...meantFacts(form),
    defects: form.defects.map((defect) => defect.trim()).filter(Boolean),
    erpCode: form.erpCode.trim() || null,
    ean: plainEan(form.ean) || null,
    productIndex: form.productIndex.trim() || null,
    deliveryDays: readWhole(form.deliveryDays) ?? 0,
    parcelSize: form.parcelSize,
    vatScheme: form.vatScheme,
    attributes: meantValues({ ...form.attributes, [BATTERY]: form.batteryHealth }, schema),
    images: form.images.map((image) => imageBody(image, form.title.trim())),
    versions: form.versions.map((version) => versionBody(version, schema)),
    shopIds: [...form.shopIds],
    // A copy that a device kept from before there were reports says nothing of it.
    ...(form.report !== undefined && { report: form.report && reportBody(form.report) }),
    devices: form.devices.filter(({ id, number }) => id !== null || number.trim()).map(deviceBody),
  }
}

/** Typed values by their type; empty ones and those of another category are left out. */
export function meantValues(values: Values, schema: Schema): AttributeValues {
  const meant: AttributeValues = {}
  for (const { key, type } of schema) {
    const typed = values[key]?.trim()
    if (!typed) continue
    const value = type === 'number' ? readDecimal(typed) : type === 'boolean' ? typed === 'true' : typed
    if (value !== null) meant[key] = value
  }
  return meant
}

function otherTexts(form: OfferForm) {
  const filled = LOCALES.filter((locale) => locale !== 'pl-PL' && Object.values(form.texts[locale]).some(Boolean))
  return Object.fromEntries(filled.map((locale) => [locale, wordsBody(form.texts[locale])]))
}

function wordsBody({ description, ...rest }: Words) {
  const filled = Object.entries(rest).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))
  return { description: description.trim(), ...(Object.fromEntries(filled) as Partial<Omit<Words, 'description'>>) }
}

function reportBody({ by, day, note, results }: ReportForm) {
  const points = Object.entries(results).map(([key, result]) => ({ key, result }))
  return { by: by.trim(), day, note: note.trim(), points }
}

function imageBody({ key, width, height, alt, illustration, defect }: ImageForm, title: string) {
  const others = LOCALES.filter((locale) => locale !== 'pl-PL' && alt[locale].trim())
  return {
    ...{ key, width, height },
    ...(illustration && { illustration }),
    ...(defect?.trim() && { defect: defect.trim() }),
    alt: {
      'pl-PL': alt['pl-PL'].trim() || title,
      ...Object.fromEntries(others.map((locale) => [locale, alt[locale].trim()])),
    },
  }
}

function versionBody(version: VersionForm, schema: Schema) {
  return {
    id: version.id,
    name: version.name.trim(),
    price: readPrice(version.price) ?? 0,
    announce: version.announce,
    stockDelta: stockDelta(version),
    attributes: meantValues(version.attributes, schema),
  }
}

function deviceBody({ id, kind, number }: DeviceForm) {
  return id === null ? { id, kind, number: plainDeviceNumber(kind, number) } : { id, kind }
}
