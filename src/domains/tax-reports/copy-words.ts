import { wordsInEach } from '../../i18n/languages.ts'
import { decimalOf } from '../../platform/files/spreadsheet.ts'
import { dateFormat } from '../../values/dates.ts'
import type { Locale } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import type { TaxCopy } from './contract.ts'

const WORDS = wordsInEach('taxReports')

/** A copy in words of a language: what stands on the page, in the PDF and in the table. */
export type CopyWords = {
  title: string
  intro: string
  facts: [name: string, value: string][]
  head: string[]
  /** Amounts as people read them, and as a spreadsheet adds them up. */
  rows: string[][]
  cells: string[][]
}

export function wordsOfCopy({ year, version, sentAt, platform, seller, quarters }: TaxCopy, locale: Locale): CopyWords {
  const words = WORDS[locale]
  const country = new Intl.DisplayNames([locale], { type: 'region' })
  const day = (at: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(at))
  const { firstName, lastName, name } = seller
  const list = (countries: readonly string[]) => countries.map((one) => country.of(one) ?? one).join(', ')
  const facts: [string, string | null][] = [
    [words.platform, platform],
    [words.sentAt, day(sentAt)],
    [words.version, String(version)],
    [words.kind, words[`kind_${seller.kind}`]],
    [words.name, name],
    [words.names, [firstName, lastName].filter(Boolean).join(' ') || null],
    [words.birthDate, seller.birthDate && day(`${seller.birthDate}T12:00:00Z`)],
    [words.address, `${seller.street}, ${seller.postalCode} ${seller.city}, ${list([seller.country])}`],
    [words.tins, seller.tins.map((tin) => `${tin.number} (${tin.country})`).join(', ')],
    [words.vatId, seller.vatId],
    [words.registerNumber, seller.registerNumber],
    [words.residences, list(seller.residences)],
    [words.establishments, list(seller.establishments) || null],
    [words.account, seller.iban],
    [words.holder, seller.holder],
  ]
  return {
    title: words.copyTitle.replace('{{year}}', String(year)),
    intro: words.copyIntro,
    facts: facts.flatMap(([fact, value]): [string, string][] => (value ? [[fact, value]] : [])),
    head: [words.quarter, words.currency, words.consideration, words.activities, words.fees],
    rows: quarters.map((one) => [
      ...[String(one.quarter), one.currency, formatMoney(one.consideration, one.currency, locale)],
      ...[String(one.activities), formatMoney(one.fees, one.currency, locale)],
    ]),
    cells: quarters.map((one) => [
      ...[String(one.quarter), one.currency, decimalOf(one.consideration, locale)],
      ...[String(one.activities), decimalOf(one.fees, locale)],
    ]),
  }
}
