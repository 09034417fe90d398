import { FACT_NAMES, type FactName } from '../../../../domains/products/rules/facts.ts'
import { type Locale, pickText } from '../../../../values/locale.ts'
import { type CategoryTree, pathTo } from '../../../parts/categories/category-tree.ts'
import { gradeName, stateName } from '../../../parts/product-card/state-badge.tsx'
import { type Translate, textsOf } from '../../../texts/registry.ts'
import type { OfferForm } from './form-state.ts'

type Words = { t: Translate<'offer'>; shell: Translate<'shell'>; tree: CategoryTree; locale: Locale }

const LABELS = {
  categoryId: 'category',
  title: 'productTitle',
  brand: 'brand',
  model: 'model',
  mpn: 'mpn',
  state: 'state',
  ...(Object.fromEntries(FACT_NAMES.map((name) => [name, name])) as { [Name in FactName]: Name }),
  defects: 'defects',
  report: 'report',
  erpCode: 'erpCode',
  ean: 'ean',
  productIndex: 'productIndex',
  deliveryDays: 'deliveryDays',
  parcelSize: 'parcelSize',
  vatScheme: 'vat',
  images: 'section_pictures',
  shopIds: 'pickup',
  devices: 'devices',
  versions: 'section_versions',
  attributes: 'section_attributes',
  description: 'description',
  howToUse: 'howToUse',
  composition: 'composition',
  specialOffer: 'specialOffer',
  name: 'versionName',
  price: 'priceOnly',
  quantity: 'quantity',
  stockDelta: 'quantity',
} as const

/** A field's name for people: `versions.1.price` → `Cena: 256 GB`. `version` finds a version by what the path says of it. */
export function fieldLabel(
  field: string,
  form: OfferForm,
  version: (step: string) => OfferForm['versions'][number] | undefined,
  words: Words,
): string {
  const { t, shell, locale } = words
  const [head = '', second = '', third = ''] = field.split('.')
  const label = (key: string) =>
    key === 'grade' ? shell('grade') : key in LABELS ? t(LABELS[key as keyof typeof LABELS]) : key
  if (head === 'texts')
    return third ? `${label(third)} (${textsOf(locale, 'languages')(second as Locale)})` : t('section_words')
  if (head === 'attributes') return attributeLabel(second, form, words) ?? label(head)
  if (head !== 'versions' || !second) return label(head)
  const found = version(second)
  const name = found?.name.trim() || t('versionNumber', { number: form.versions.indexOf(found as never) + 1 })
  return third ? `${label(third)}: ${name}` : `${t('version')}: ${name}`
}

function attributeLabel(key: string, form: OfferForm, { tree, locale }: Words): string | undefined {
  const schema = form.categoryId === null ? [] : tree.schema(form.categoryId)
  const found = schema.find((one) => one.key === key)
  return found && pickText(found.names as { 'pl-PL': string }, locale)
}

/** A value with the name of its choice or its unit. */
function attributeValue(key: string, form: OfferForm, { t, tree, locale }: Words): string {
  const value = form.attributes[key]
  const field = form.categoryId === null ? undefined : tree.schema(form.categoryId).find((one) => one.key === key)
  if (!value) return t('nothing')
  if (field?.type === 'boolean') return t(value === 'true' ? 'yes' : 'no')
  const option = field?.options?.find((one) => one.value === value)
  return option ? pickText(option.names as { 'pl-PL': string }, locale) : [value, field?.unit].filter(Boolean).join(' ')
}

/** What stands at a field, short enough for a line; `versions.<id>` by the version's id. */
export function fieldValue(field: string, form: OfferForm, words: Words): string {
  const { t, shell, tree } = words
  const [head = '', second = '', third = ''] = field.split('.')
  const version = form.versions.find(({ id }) => String(id) === second)
  if (head === 'versions') {
    if (!version) return t('removed')
    const value = third ? version[third as 'name' | 'price' | 'attributes'] : version.name || version.price
    return typeof value === 'string' ? value || t('nothing') : Object.values(value).join(', ') || t('nothing')
  }
  if (head === 'texts') return form.texts[second as Locale]?.[third as 'description'] || t('nothing')
  if (head === 'attributes') return attributeValue(second, form, words)
  if (head === 'report') return form.report ? `${form.report.by}, ${form.report.day}` : t('nothing')
  if (head === 'state') return stateName(shell, form.state)
  if (head === 'parcelSize') return t(`parcel_${form.parcelSize}`)
  if (head === 'vatScheme') return t(form.vatScheme)
  if (head === 'grade') return form.grade ? gradeName(shell, form.grade) : t('nothing')
  if (head === 'categoryId') {
    return (
      pathTo(tree, form.categoryId)
        .map(({ name }) => name)
        .join(' › ') || t('nothing')
    )
  }
  const value = form[head as keyof OfferForm]
  if (Array.isArray(value)) {
    return head === 'defects' ? value.join(', ') || t('nothing') : t('entries', { count: value.length })
  }
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return String(value ?? '') || t('nothing')
}
