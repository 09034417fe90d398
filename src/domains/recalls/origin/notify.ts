import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { readOperators } from '../../accounts/index.ts'
import { readContactsOf } from '../../companies/index.ts'
import { type MailSection, queueMail } from '../../mail/index.ts'
import { documented } from '../../orders/index.ts'
import type { StoredOrigin } from '../store/origin-requests.ts'

const WORDS = wordsInEach('productSafety')

const numberOf = async (deps: Deps, orderId: number) =>
  must((await documented.findOrderLabels(deps.db, [orderId]))[0], `order ${orderId}`).number

const dayIn = (day: string, locale: Locale) =>
  dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The seller learns that somebody asks, and whoever asked until when an answer comes. */
export async function notifyAsked(deps: Deps, request: StoredOrigin): Promise<void> {
  await notifySeller(deps, request, 'originAsked')
  const buyer = await documented.findBuyerOfOrder(deps.db, request.orderId)
  if (!buyer) return
  const { email, locale, firstName, number, key } = buyer
  const { title, dueOn } = request
  const link = pageAddress(deps, `/order/${key}`, locale)
  const params = { firstName, number, title, date: dayIn(dueOn, locale), link }
  await queueMail(deps, { to: email, locale, template: 'originReceived', params })
}

/** To those of the company who handle its orders: that somebody asks, or that the last day is near. */
export async function notifySeller(
  deps: Deps,
  { id, companyId, orderId, title, dueOn }: StoredOrigin,
  template: 'originAsked' | 'originDue',
): Promise<void> {
  const number = await numberOf(deps, orderId)
  for (const { email, locale } of await readContactsOf(deps, companyId, 'orders.cancel')) {
    const link = `${pageAddress(deps, '/origin-requests', locale)}?company=${companyId}#request-${id}`
    await queueMail(deps, {
      ...{ to: email, locale, template, params: { number, title, date: dayIn(dueOn, locale), link } },
    })
  }
}

/** To the operator's people: nobody has answered in time. */
export async function notifyLate(deps: Deps, { orderId, title, dueOn }: StoredOrigin): Promise<void> {
  const number = await numberOf(deps, orderId)
  for (const { email, locale } of await readOperators(deps, 'orders')) {
    const link = pageAddress(deps, '/admin/origin-requests', locale)
    const params = { number, title, date: dayIn(dueOn, locale), link }
    await queueMail(deps, { to: email, locale, template: 'originLate', params })
  }
}

/** Whoever asked reads the answer in the mail itself. */
export async function notifyAnswered(deps: Deps, request: StoredOrigin): Promise<void> {
  const buyer = await documented.findBuyerOfOrder(deps.db, request.orderId)
  if (!buyer) return
  const { email, locale, firstName, number, key } = buyer
  const link = pageAddress(deps, `/order/${key}`, locale)
  const params = { firstName, number, title: request.title, link, sections: sectionsOf(request, locale) }
  await queueMail(deps, { to: email, locale, template: 'originAnswered', params })
}

function sectionsOf({ answer }: StoredOrigin, locale: Locale): MailSection[] {
  if (!answer) return []
  const words = WORDS[locale]
  const { role, name, address, country, contact } = answer
  const land = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  return [
    {
      heading: words[`originRole_${role}`],
      lines: [name, `${address}, ${land}`, contact, ...(answer.words ? [answer.words] : [])],
    },
  ]
}
