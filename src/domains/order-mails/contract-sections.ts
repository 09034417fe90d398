import type { TermsSection } from '../../i18n/terms/shape.ts'
import { marketDay } from '../../values/days.ts'
import type { Locale } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { vatOfSum } from '../../values/vat.ts'
import { withdrawalFileName } from '../documents/index.ts'
import type { MailSection, WithdrawalForm } from '../mail/index.ts'
import type { mailed } from '../orders/index.ts'
import type { BuyersText } from '../page-texts/index.ts'
import type { ContractTerms } from '../returns/index.ts'
import { goodsOf, totalOf } from './sections.ts'
import { dayOf, say } from './words.ts'

type Order = mailed.NewsOrder

/** The trader the contract is made with. */
function traderOf({ seller }: Order, locale: Locale): MailSection {
  const { name, taxId, email, phone } = seller
  return {
    heading: say(locale, 'seller', { seller: name }),
    lines: [placeOf(seller, locale), say(locale, 'taxId', { taxId }), `${email}, ${phone}`, say(locale, 'trader')],
  }
}

type Place = { street: string; postalCode: string; city: string; country: string }
function placeOf({ street, postalCode, city, country }: Place, locale: Locale): string {
  const land = country === 'PL' ? '' : `, ${new Intl.DisplayNames([locale], { type: 'region' }).of(country)}`
  return `${street}, ${postalCode} ${city}${land}`
}

const travelsHome = ({ method, pickup }: Order) => method !== 'store_pickup' && pickup === null

function addressOf({ shippingAddress: to }: mailed.News, orders: readonly Order[], locale: Locale): MailSection[] {
  if (!to || !orders.some(travelsHome)) return []
  return [{ heading: say(locale, 'address'), lines: [`${to.firstName} ${to.lastName}`, placeOf(to, locale)] }]
}

function invoiceOf({ invoice }: mailed.News, locale: Locale): MailSection[] {
  if (!invoice) return []
  const { name, taxId, address } = invoice
  return [{ heading: say(locale, 'invoice'), lines: [name, address, say(locale, 'taxId', { taxId })] }]
}

/** What all of it costs together, where several sellers send. */
function sumOf({ currency }: mailed.News, orders: readonly Order[], locale: Locale): MailSection[] {
  if (orders.length < 2) return []
  const sum = orders.reduce((all, { total }) => all + total, 0)
  return [
    {
      heading: say(locale, 'sum'),
      rows: [[totalOf(vatOfSum(orders.map(({ vat }) => vat)), locale), formatMoney(sum, currency, locale)]],
    },
  ]
}

/** How to withdraw, as annex I of Directive 2011/83/EU tells it; Polish consumer rights act, art. 21. */
export function withdrawalOf(orders: readonly Order[], terms: ContractTerms, locale: Locale): MailSection {
  const sellers = orders.map(
    ({ seller }) => `${seller.name}, ${placeOf(seller, locale)}, ${seller.email}, ${seller.phone}`,
  )
  const more = orders.flatMap(({ id, seller }) => {
    const days = terms.moreDaysOf(id)
    return days === null ? [] : [say(locale, 'moreDays', { seller: seller.name, days })]
  })
  return {
    heading: say(locale, 'withdrawal'),
    lines: [
      say(locale, 'withdrawal1', { days: terms.withdrawalDays }),
      say(locale, 'withdrawal2'),
      ...sellers,
      say(locale, 'withdrawal3'),
      say(locale, 'withdrawal4'),
      ...more,
    ],
  }
}

/** What the same forms are drawn from as a file: nothing has come yet. */
export const formsOf = ({ placedAt }: mailed.News, orders: readonly Order[], locale: Locale): WithdrawalForm[] =>
  orders.map(({ number, seller: { name, street, postalCode, city, country, email } }) => ({
    ...{ locale, number, placedOn: marketDay(placedAt), receivedOn: null },
    seller: { name, street, postalCode, city, country, email },
  }))

/** The model form, with a seller's data where the law wants the trader's; one for each seller, since each has a contract of its own. */
function formOf({ number, seller }: Order, placedAt: Date, locale: Locale, file: string): MailSection {
  return {
    heading: say(locale, 'form', { seller: seller.name }),
    lines: [
      say(locale, 'form1', { seller: `${seller.name}, ${placeOf(seller, locale)}, ${seller.email}` }),
      say(locale, 'form2', { number }),
      say(locale, 'form3', { date: dayOf(placedAt, locale) }),
      ...['4', '5', '6', '7'].map((n) => say(locale, `form${n}`)),
      say(locale, 'formNote'),
      say(locale, 'formFile', { file }),
    ],
  }
}

const asSection = (heading: string, { title, paragraphs }: TermsSection, isFirst: boolean): MailSection => ({
  heading: isFirst ? `${heading}: ${title}` : title,
  lines: paragraphs,
})

/** The terms as they held when it was ordered, word by word: Polish, since that version binds. */
function termsOf(texts: readonly BuyersText[], locale: Locale): MailSection[] {
  return texts.flatMap(({ page, from, sections }) => {
    const heading = say(locale, page === 'rules' ? 'rulesHeading' : 'returnsHeading', { date: dayOf(from, locale) })
    return sections.map((section, index) => asSection(heading, section, index === 0))
  })
}

/**
 * What a buyer has to have in hand of a contract: goods, prices, the traders, where it goes, what happens next, how to withdraw, and the terms.
 * Directive 2011/83/EU art. 8(7), annex I; Polish consumer rights act art. 21.
 */
export function confirmationOf(
  news: mailed.News,
  orders: readonly Order[],
  {
    locale,
    texts,
    links,
    now,
    terms,
  }: {
    locale: Locale
    texts: readonly BuyersText[]
    links: { terms: string; returns: string }
    now: Date
    terms: ContractTerms
  },
): MailSection[] {
  const file = withdrawalFileName(formsOf(news, orders, locale))
  return [
    ...orders.map((order) => goodsOf(order, locale, { now })),
    ...sumOf(news, orders, locale),
    ...addressOf(news, orders, locale),
    ...invoiceOf(news, locale),
    ...orders.map((order) => traderOf(order, locale)),
    withdrawalOf(orders, terms, locale),
    ...orders.map((order) => formOf(order, news.placedAt, locale, file)),
    {
      heading: say(locale, 'terms'),
      lines: [
        terms.conformity,
        `${say(locale, 'termsAt')} ${links.terms}`,
        `${say(locale, 'returnsAt')} ${links.returns}`,
        ...(locale === 'pl-PL' ? [] : [say(locale, 'binding')]),
      ],
    },
    ...termsOf(texts, locale),
  ]
}
