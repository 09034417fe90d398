import type { AttributeValues } from '../src/domains/categories/contract.ts'
import type { CheckResult, Grade, ProductState } from '../src/domains/products/contract.ts'
import type { PictureColor, PictureKind, PictureSpec } from './pictures/spec.ts'

/** What the demo speaks; in other languages of the market it is shown in Polish. */
export const DEMO_LOCALES = ['pl-PL', 'en-US', 'de-DE'] as const
export type DemoLocale = (typeof DEMO_LOCALES)[number]
export type DemoTexts = { description: string; howToUse?: string; composition?: string; specialOffer?: string }

export type DemoVersion = {
  /** Empty for the only version. */
  name: string
  /** Gross, in grosze. */
  price: number
  quantity: number
  attributes: AttributeValues
  /** Earlier prices, oldest first: in force from that many days ago until the next entry. */
  priceHistory: { daysAgo: number; price: number }[]
  /** Since how many days the present price is in force. */
  priceSinceDaysAgo: number
}

export type DemoReport = {
  by: string
  daysAgo: number
  note: string
  points: { key: string; result: CheckResult }[]
}

export type DemoProduct = {
  sellerKey: string
  categorySlug: string
  title: string
  brand: string
  model: string
  mpn?: string
  texts: Record<DemoLocale, DemoTexts>
  state: ProductState
  grade: Grade | null
  refurbished: boolean
  batteryHealth: number | null
  warrantyMonths: number
  /** In Polish, the market's first language; the descriptions name them in each language. */
  defects: string[]
  /** Null: nobody says what was checked. */
  report: DemoReport | null
  erpCode: string
  ean: string
  productIndex: string
  deliveryDays: number
  vatScheme: 'vat23' | 'margin'
  /** Valid for the category; of several versions those of the first are included. */
  attributes: AttributeValues
  versions: DemoVersion[]
  pictures: PictureSpec[]
  /** Of those that came last: how many hours ago. Of the others the loader says it. */
  listedHoursAgo?: number
}

/** How quickly a kind loses value and which words describe it. */
export type DeviceGroup =
  | ('laptop' | 'desktop' | 'phone' | 'tablet' | 'watch' | 'monitor' | 'server' | 'storage' | 'network')
  | ('printer' | 'console' | 'camera' | 'lens' | 'audio' | 'tv' | 'part')

/** A model with its facts, before condition and price. */
export type ModelDraft = {
  category: string
  group: DeviceGroup
  brand: string
  model: string
  /** Added to brand and model in the title. */
  titleFacts?: string
  mpn?: string
  year: number
  newEur: number
  attributes: AttributeValues
  /** Several buyable versions, or none; `worth` multiplies the price. */
  versions: { name: string; attributes: AttributeValues; worth: number }[]
  /** Short facts without language for the description: `Core i5-8350U`, `16 GB RAM`. */
  facts: string[]
  colors: readonly PictureColor[]
  /** Does the category know `color`? */
  colorIsAttribute: boolean
  picture: { kind: PictureKind; size: number; family: string; facts: string; detail?: boolean; color?: PictureColor }
  copies: number
  /** Loses value slower than its like: 0.75 a quarter slower. */
  keeps?: number
  /** The cheap tail of the market, whatever its year. */
  tail?: boolean
  /** Things in the box, keys of `box-words.ts`. */
  box: string[]
}
