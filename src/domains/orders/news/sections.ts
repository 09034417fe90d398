import { allTexts, translate } from '../../../i18n/index.ts'
import { ORDER_MAILS } from '../../../i18n/order-mails.ts'
import type { TextParams } from '../../../i18n/shape.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import { type Currency, formatMoney, type Minor } from '../../../values/money.ts'
import type { MailSection } from '../../mail/index.ts'
import type { News, NewsOrder } from './store.ts'

const say = (locale: Locale, key: string, params?: TextParams) =>
  translate(ORDER_MAILS[locale] as Record<string, string>, locale, key, params)
const methodOf = (order: NewsOrder, locale: Locale) => translate(allTexts[locale].cart, locale, order.method)

/** Day and hour, as the reader writes them and as it is in Poland. */
export function timeOf(at: Date, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)
}

function itemName({ title, versionName, quantity, erpCode }: NewsOrder['items'][number], withCode: boolean): string {
  const name = versionName && versionName !== title ? `${title}, ${versionName}` : title
  const code = withCode && erpCode ? ` [${erpCode}]` : ''
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${code}`
}

function howPaid(order: NewsOrder, locale: Locale): string {
  const price = formatMoney(order.total, order.currency, locale)
  if (order.paymentStatus === 'paid') return say(locale, 'paid')
  return say(locale, order.paymentStatus === 'onDelivery' ? 'payOnDelivery' : 'payOnline', { price })
}

/** What one seller sends and what it costs. `forSeller`: with the codes of the seller's own system. */
export function goodsOf(order: NewsOrder, locale: Locale, forSeller = false): MailSection {
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const { number, seller, pickup } = order
  return {
    heading: forSeller ? say(locale, 'order', { number }) : say(locale, 'orderOf', { number, seller: seller.name }),
    rows: [
      ...order.items.map((item) => [itemName(item, forSeller), money(item.lineTotal)] as const),
      [`${say(locale, 'delivery')}: ${methodOf(order, locale)}`, money(order.delivery)] as const,
      [say(locale, 'total'), money(order.total)] as const,
    ],
    lines: [...(pickup ? [`${say(locale, 'pickup')}: ${pickup.label}`] : []), howPaid(order, locale)],
  }
}

/** The trader the contract is made with. */
function traderOf({ seller }: NewsOrder, locale: Locale): MailSection {
  const { name, street, postalCode, city, country, taxId, email, phone } = seller
  const land = country === 'PL' ? '' : `, ${new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country}`
  return {
    heading: say(locale, 'seller', { seller: name }),
    lines: [`${street}, ${postalCode} ${city}${land}`, say(locale, 'taxId', { taxId }), `${email}, ${phone}`],
  }
}

const travelsHome = ({ method, pickup }: NewsOrder) => method !== 'store_pickup' && pickup === null

/**
 * What a buyer has to have in hand of a contract: goods, prices, the traders, where it goes, what happens next, and how to withdraw.
 * Directive 2011/83/EU art. 8(7), annex I; Polish consumer rights act art. 21.
 */
export function confirmationOf(
  { shippingAddress: to }: News,
  orders: readonly NewsOrder[],
  locale: Locale,
  links: { terms: string; returns: string },
): MailSection[] {
  const address = to && orders.some(travelsHome) ? to : null
  return [
    ...orders.map((order) => goodsOf(order, locale)),
    ...(address
      ? [
          {
            heading: say(locale, 'address'),
            lines: [
              `${address.firstName} ${address.lastName}`,
              address.street,
              `${address.postalCode} ${address.city}`,
            ],
          },
        ]
      : []),
    ...orders.map((order) => traderOf(order, locale)),
    { heading: say(locale, 'withdrawal'), lines: ['1', '2', '3', '4'].map((n) => say(locale, `withdrawal${n}`)) },
    { heading: say(locale, 'form'), lines: ['1', '2', '3'].map((n) => say(locale, `form${n}`)) },
    {
      heading: say(locale, 'terms'),
      lines: [
        say(locale, 'conformity'),
        `${say(locale, 'termsAt')} ${links.terms}`,
        `${say(locale, 'returnsAt')} ${links.returns}`,
      ],
    },
  ]
}

/** The seller's reason, in the buyer's language, and the seller's own words below it. */
export function reasonOf({ cancelled }: Pick<NewsOrder, 'cancelled'>, locale: Locale): string {
  if (!cancelled) return ''
  const reason = say(locale, `reason_${cancelled.reason}`)
  return cancelled.words ? `${reason}\n${cancelled.words}` : reason
}

/** What a buyer has to know to pay by transfer; grosze. */
export type TransferNews = {
  holder: string
  bank: string
  iban: string
  /** As people write it. */
  title: string
  currency: Currency
  /** Came already. */
  received: Minor
  missing: Minor
}

/** Where to transfer the money to, and under which title. */
export function transferOf(transfer: Omit<TransferNews, 'received'>, locale: Locale): MailSection {
  const { holder, bank, iban, title, missing, currency } = transfer
  return {
    heading: say(locale, 'transfer'),
    lines: [
      `${say(locale, 'transferTitle')} ${title}`,
      `${say(locale, 'transferAmount')} ${formatMoney(missing, currency, locale)}`,
      `${say(locale, 'transferAccount')} ${iban}`,
      `${say(locale, 'transferHolder')} ${holder}, ${bank}`,
    ],
  }
}
