import type { Currency } from '../../values/money.ts'

/** A part of the terms, as pages and mails show it. */
export type TermsSection = { title: string; paragraphs: readonly string[] }

/** Null: with these facts there is none. */
type Words = string | null
type Times<N extends number, All extends Words[] = []> = All['length'] extends N ? All : Times<N, [...All, Words]>
/** A part with so many paragraphs: one that a language has too few or too many of does not compile. */
type Part<N extends number> = { title: string; paragraphs: Readonly<Times<N>> }

/** Days that the operator has set. */
export type Waits = { collectionDays: number; reminderDays: number; arrivalDays: number }
/** What the rules for buyers depend on. */
export type RulesFacts = {
  holdMinutes: number
  /** Whether the market sends mail now: without it nobody is promised any. */
  sendsMail: boolean
  demo: boolean
  currency: Currency
  /** Electrical equipment is sold: old devices are taken back. */
  electrical: boolean
} & Waits
/** Who sells, offers, ordering, payment, delivery, returns, old devices, accessibility, disputes. */
export type RulesText = (
  facts: RulesFacts,
) => readonly [Part<3>, Part<3>, Part<5>, Part<2>, Part<5>, Part<2>, Part<1> | null, Part<1>, Part<2>]

/** What the operator has set; days, months. */
export type Periods = Record<'withdrawalDays' | 'sendDays' | 'closeDays' | 'answerDays' | 'disputeDays', number> &
  Record<'liableMonths' | 'repairMonths', number> & { silenceAccepts: boolean }
/** Withdrawal, what goes back, exceptions, conformity, warranty, the model form. */
export type ReturnsText = (
  facts: Periods & { sendsMail: boolean },
) => readonly [Part<4>, Part<4>, Part<1>, Part<6>, Part<1>, Part<2>]

/** Rates in basis points. */
export type PublicCommission = {
  rate: number
  vat: number
  categories: readonly { names: Readonly<Record<string, string>>; rate: number }[]
}
/** Days of notice that the operator has set: before new terms hold, and before a contract ends. */
export type NoticeDays = { terms: number; contractEnd: number }
/** Before the start, who sells, offers, commission, orders, order of lists, moderation, reports and changes. */
export type RegularText = (
  commission: PublicCommission,
  notice: NoticeDays,
) => readonly [Part<1>, Part<2>, Part<3>, Part<4>, Part<2>, Part<2>, Part<2>, Part<2>]

/** The parts and paragraphs that there are with the facts. */
export const shown = (parts: readonly ({ title: string; paragraphs: readonly Words[] } | null)[]) =>
  parts.flatMap((part): TermsSection[] =>
    part ? [{ title: part.title, paragraphs: part.paragraphs.filter((words) => words !== null) }] : [],
  )

/** The same with numbers before the titles: parts that are not there leave no gap. */
export const numbered = (parts: Parameters<typeof shown>[0]): TermsSection[] =>
  shown(parts).map(({ title, paragraphs }, index) => ({ title: `${index + 1}. ${title}`, paragraphs }))

/** The commission with the tax on it, as the sellers' terms state it. */
export const withVat = ({ rate, vat }: PublicCommission) => Math.round(rate * (1 + vat / 10_000))

/** Basis points in a language: `7.38%`, `7,38 %`. */
export const percentIn = (language: string) => {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return (basisPoints: number) => format.format(basisPoints / 10_000)
}
