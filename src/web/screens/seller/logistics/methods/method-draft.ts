import type { MethodSetting } from '../../../../../domains/shipping/delivery-settings/rules/check-methods.ts'
import type { Locale } from '../../../../../values/locale.ts'
import { PARCEL_SIZES, type ParcelSize } from '../../../../../values/parcel-size.ts'
import { hundredthsText, parseHundredths } from '../../../../parts/forms/hundredths.ts'

/** Countries that cost the same, as they are typed. */
export type AreaDraft = { countries: string[]; price: string; freeFrom: string; transitDays: string }

/** A method as it is typed. */
export type MethodDraft = Pick<MethodSetting, 'method' | 'enabled'> & {
  price: string
  codPrice: string
  freeFrom: string
  transitDays: string
  externalId: string
  sizePrices: Record<ParcelSize, string>
  areas: AreaDraft[]
}

/** What the fields of one method are given. */
export type MethodProps = {
  method: MethodDraft
  /** Start of the names of its fields: `methods.0`. */
  name: string
  errors: Readonly<Record<string, string | undefined>>
  onChange: (part: Partial<MethodDraft>) => void
}

export type DraftProblem =
  | 'countriesMissing'
  | 'notAPrice'
  | 'priceTooHigh'
  | 'daysMissing'
  | 'daysTooMany'
  | 'thresholdZero'
/** By path: `methods.1.price`, `methods.3.sizePrices.small`. */
export type DraftProblems = Record<string, DraftProblem>

/** Grosze; the same bound as the server's. */
export const HIGHEST = 1_000_000
const MOST_DAYS = 60

export function draftOf(methods: readonly MethodSetting[], locale: Locale): MethodDraft[] {
  const text = (amount: number | null | undefined) => hundredthsText(amount ?? null, locale)
  return methods.map(({ method, enabled, price, codPrice, freeFrom, transitDays, externalId, sizePrices, areas }) => ({
    method,
    enabled,
    price: text(price),
    codPrice: text(codPrice),
    freeFrom: text(freeFrom),
    transitDays: transitDays === null ? '' : String(transitDays),
    externalId: externalId ?? '',
    sizePrices: { small: text(sizePrices.small), medium: text(sizePrices.medium), large: text(sizePrices.large) },
    areas: areas.map((area) => ({
      countries: area.countries,
      price: text(area.price),
      freeFrom: text(area.freeFrom),
      transitDays: String(area.transitDays),
    })),
  }))
}

/** The draft as the server takes it, and what cannot be read. Amounts in grosze. */
export function readDraft(draft: readonly MethodDraft[]): { methods: MethodSetting[]; problems: DraftProblems } {
  const problems: DraftProblems = {}
  const methods = draft.map((one, index): MethodSetting => {
    const blame = (field: string, problem: DraftProblem) => {
      problems[`methods.${index}.${field}`] = problem
    }
    const amount = (field: string, text: string, most = HIGHEST) => {
      const value = parseHundredths(text)
      if (value === undefined) blame(field, 'notAPrice')
      else if (value !== null && value > most) blame(field, 'priceTooHigh')
      return value ?? null
    }
    const threshold = (field: string, text: string) => {
      const value = amount(field, text, Number.POSITIVE_INFINITY)
      if (value === 0) blame(field, 'thresholdZero')
      return value
    }
    const whole = (field: string, text: string) => {
      if (Number(text) > MOST_DAYS) blame(field, 'daysTooMany')
      return Number(text)
    }
    const areas = one.areas.flatMap((area, place) => {
      const at = `areas.${place}`
      const price = amount(`${at}.price`, area.price)
      if (price === null) blame(`${at}.price`, 'notAPrice')
      if (area.countries.length === 0) blame(`${at}.countries`, 'countriesMissing')
      const freeFrom = threshold(`${at}.freeFrom`, area.freeFrom)
      if (area.transitDays === '') blame(`${at}.transitDays`, 'daysMissing')
      const transitDays = whole(`${at}.transitDays`, area.transitDays)
      return price === null ? [] : [{ countries: area.countries, price, freeFrom, transitDays }]
    })
    const sizes = PARCEL_SIZES.flatMap((size) => {
      const price = amount(`sizePrices.${size}`, one.sizePrices[size])
      return price === null ? [] : [[size, price]]
    })
    return {
      method: one.method,
      enabled: one.enabled,
      price: amount('price', one.price),
      codPrice: amount('codPrice', one.codPrice),
      freeFrom: threshold('freeFrom', one.freeFrom),
      // Left empty it is the market's.
      transitDays: one.transitDays === '' ? null : whole('transitDays', one.transitDays),
      externalId: one.externalId.trim() || null,
      sizePrices: Object.fromEntries(sizes),
      areas,
    }
  })
  return { methods, problems }
}
