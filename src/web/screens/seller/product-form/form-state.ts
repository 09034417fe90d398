import type { CheckResult, Grade, ProductState } from '../../../../domains/products/contract.ts'
import { eachLocale, type Locale } from '../../../../values/locale.ts'
import type { ParcelSize } from '../../../../values/parcel-size.ts'
import { emptyFacts, type TypedFacts } from './facts.ts'

/** Texts of a product in one language. */
export type Words = { title: string; description: string; howToUse: string; composition: string; specialOffer: string }
/** Values as typed: numbers as text, yes and no as `true` and `false`. No key: not said. */
export type Values = Readonly<Record<string, string>>

export type ImageForm = {
  key: string
  width: number
  height: number
  alt: Record<Locale, string>
  /** Drawn, or the maker's; absent for a photo. */
  illustration?: true
  /** The defect that it shows, as it is typed; absent for none. */
  defect?: string
}

/** What was checked: results by the keys of the category's points. */
export type ReportForm = { by: string; day: string; note: string; results: Readonly<Record<string, CheckResult>> }

export type VersionForm = {
  /** Stays the same while the version gets its id. */
  rowKey: string
  id: number | null
  name: string
  price: string
  announce: boolean
  /** As typed; what is sent is the difference to `loaded`. */
  quantity: string
  /** Pieces when the market was last heard. */
  loaded: number
  attributes: Values
}

export type DeviceForm = {
  rowKey: string
  id: number | null
  kind: 'imei' | 'serial'
  /** Typed; empty for a number that is kept already. */
  number: string
  last4: string
}

/** The product form as it stands on the page: what people typed, not yet what it means. */
export type OfferForm = TypedFacts & {
  categoryId: number | null
  title: string
  brand: string
  model: string
  mpn: string
  texts: Record<Locale, Words>
  state: ProductState
  grade: Grade | null
  defects: readonly string[]
  erpCode: string
  ean: string
  productIndex: string
  deliveryDays: string
  parcelSize: ParcelSize
  vatScheme: 'vat23' | 'margin'
  attributes: Values
  images: readonly ImageForm[]
  versions: readonly VersionForm[]
  shopIds: readonly number[]
  devices: readonly DeviceForm[]
  report: ReportForm | null
}

let counted = 0
/** A key for a row that the market does not know yet. */
export const newKey = () => `new${++counted}-${Date.now().toString(36)}`

const noWords = (): Words => ({ title: '', description: '', howToUse: '', composition: '', specialOffer: '' })

export function newVersion(like?: VersionForm): VersionForm {
  return {
    rowKey: newKey(),
    id: null,
    name: '',
    price: like?.price ?? '',
    announce: false,
    quantity: '',
    loaded: 0,
    attributes: like?.attributes ?? {},
  }
}

/** `warrantyMonths`: what the shop gives on all it sells; null: nothing. */
export function emptyForm(warrantyMonths: number | null = null): OfferForm {
  return {
    categoryId: null,
    title: '',
    brand: '',
    model: '',
    mpn: '',
    texts: eachLocale(noWords),
    state: 'used',
    grade: null,
    ...emptyFacts(),
    ...(warrantyMonths !== null && { warrantyMonths: String(warrantyMonths) }),
    defects: [],
    erpCode: '',
    ean: '',
    productIndex: '',
    deliveryDays: '1',
    parcelSize: 'medium',
    vatScheme: 'vat23',
    attributes: {},
    images: [],
    versions: [newVersion()],
    shopIds: [],
    devices: [],
    report: null,
  }
}
