import type { Locale } from '../../../../values/locale.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { hundredthsText, parseHundredths } from '../../../parts/forms/hundredths.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'

export type Settings = ApiOutput<'GET /api/admin/tax-reports'>['settings']

/** The settings as they are typed. */
export type SettingsValues = {
  sales: string
  amount: string
  join: Settings['join']
  rateFrom: Settings['rateFrom']
  rates: { year: string; currency: Settings['rates'][number]['currency']; rate: string; source: string }[]
  remind: boolean
  secondAfterDays: string
  hold: boolean
  holdAfterDays: string
}

const MILLION = 1_000_000

/** `4,2745` → 4274500 millionths; undefined: no rate. */
export function parseRate(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text)) return undefined
  return Math.round(Number(text) * MILLION) || undefined
}

export const isAmount = (typed: string): boolean => typeof parseHundredths(typed) === 'number'
export function isBetween(typed: string, minimum: number, maximum: number): boolean {
  const number = readWhole(typed)
  return number !== null && number >= minimum && number <= maximum
}

export function valuesOf(settings: Settings, locale: Locale): SettingsValues {
  const { sales, amount, rates, secondAfterDays, holdAfterDays, ...rest } = settings
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false })
  return {
    ...rest,
    ...{ sales: String(sales), amount: hundredthsText(amount, locale) },
    ...{ secondAfterDays: String(secondAfterDays), holdAfterDays: String(holdAfterDays) },
    rates: rates.map((one) => ({ ...one, year: String(one.year), rate: number.format(one.rate / MILLION) })),
  }
}

/** What was typed, as the server takes it; the form has checked it before. */
export function bodyOf(values: SettingsValues): Settings {
  const { sales, amount, rates, secondAfterDays, holdAfterDays, ...rest } = values
  return {
    ...rest,
    ...{ sales: readWhole(sales) ?? 0, amount: parseHundredths(amount) ?? 0 },
    ...{ secondAfterDays: readWhole(secondAfterDays) ?? 0, holdAfterDays: readWhole(holdAfterDays) ?? 0 },
    rates: rates.map((one) => ({ ...one, year: Number(one.year), rate: parseRate(one.rate) ?? 0 })),
  }
}
