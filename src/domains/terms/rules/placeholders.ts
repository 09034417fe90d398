import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../values/locale.ts'
import { type Block, isSafeLink, mapWords } from './markup.ts'

/** What a text may be told of the market, in the order of the editor's list. */
export const PLACEHOLDERS = [
  ...['marketName', 'ownerName', 'ownerAddress', 'ownerEmail', 'ownerPhone', 'ownerTaxId'],
  ...['commissionRate', 'commissionVat', 'commissionWithVat', 'commissionCategories', 'currency', 'holdMinutes'],
  ...['withdrawalDays', 'sendDays', 'closeDays', 'answerDays', 'disputeDays', 'liableMonths', 'repairMonths'],
  ...['collectionDays', 'reminderDays', 'arrivalDays', 'noticeDays'],
] as const
export type TextValues = Readonly<Record<string, string | number>>

/** Where the values come from: the operator's data, rates in basis points, days, months, minutes. */
export type ValueFacts = {
  settings: {
    marketName: string
    currency: string
    holdMinutes: number
    owner: Record<'name' | 'street' | 'postalCode' | 'city' | 'email' | 'phone' | 'taxId', string>
  }
  commission: {
    rate: number
    vat: number
    categories: readonly { names: Readonly<Record<string, string>>; rate: number }[]
  }
  periods: Readonly<Record<string, number | boolean>>
  noticeDays: number
}

const NUMBERS = ['withdrawalDays', 'sendDays', 'closeDays', 'answerDays', 'disputeDays', 'liableMonths'] as const
const MORE = ['repairMonths', 'collectionDays', 'reminderDays', 'arrivalDays'] as const

/** The values as they stand: rates as basis points, so that each language writes its own percent. */
export function composeValues({ settings, commission, periods, noticeDays }: ValueFacts): TextValues {
  const { owner, marketName, currency, holdMinutes } = settings
  const counts = Object.fromEntries([...NUMBERS, ...MORE].map((name) => [name, Number(periods[name])]))
  return {
    ...{ marketName, currency, holdMinutes, noticeDays, ...counts },
    ...{ ownerName: owner.name, ownerEmail: owner.email, ownerPhone: owner.phone, ownerTaxId: owner.taxId },
    ownerAddress: `${owner.street}, ${owner.postalCode} ${owner.city}`,
    commissionRate: commission.rate,
    commissionVat: commission.vat,
    commissionWithVat: Math.round(commission.rate * (1 + commission.vat / 10_000)),
    // Names of categories differ by language.
    ...Object.fromEntries(
      LOCALES.map((locale) => [
        `commissionCategories ${locale}`,
        commission.categories
          .map(({ names, rate }) => `${names[locale] ?? names[DEFAULT_LOCALE]} ${percent(rate, locale)}`)
          .join(', ') || '–',
      ]),
    ),
  }
}

const percent = (basisPoints: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)

const RATES: readonly string[] = ['commissionRate', 'commissionVat', 'commissionWithVat']
const PLACE = /\{\{([^{}]{0,60})\}\}/g

/** A value as a language writes it. */
export function sayValue(name: string, values: TextValues, locale: Locale): string {
  const value = values[`${name} ${locale}`] ?? values[name]
  return RATES.includes(name) && typeof value === 'number' ? percent(value, locale) : String(value ?? '')
}

/** Names in a text that stand for nothing. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = PLACEHOLDERS
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name.trim()))].filter(
    (name) => !known.includes(name),
  )
}

/** A text with its values. What a value makes of a link is looked at again. */
export function fillBlocks(blocks: readonly Block[], values: TextValues, locale: Locale): Block[] {
  const filled = mapWords(blocks, (words) =>
    words.replaceAll(PLACE, (_, name: string) => sayValue(name.trim(), values, locale)),
  )
  return filled.map((block) => {
    const safe = <P>(part: P): P | string =>
      typeof part === 'object' && part !== null && 'href' in part && !isSafeLink(String(part.href)) && 'words' in part
        ? String(part.words)
        : part
    if (block.kind === 'paragraph') return { ...block, parts: block.parts.map(safe) }
    return block.kind === 'list' ? { ...block, items: block.items.map((item) => item.map(safe)) } : block
  })
}
