import { allTexts, translate } from '../../../i18n/index.ts'
import type { TextParams } from '../../../i18n/shape.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { dateFormat } from '../../../values/dates.ts'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import { formatMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { hasLeft, readOperators } from '../../accounts/index.ts'
import { readContactsOf } from '../../companies/index.ts'
import { type MailSection, queueMail } from '../../mail/index.ts'
import { notify } from '../../notices/index.ts'
import { caseNumber } from '../case-number.ts'
import type { StoredCase } from '../store/cases.ts'
import type { Order } from '../take-step.ts'

export type Audience = 'buyer' | 'seller' | 'operator'
type Reader = { userId: string | null; email: string; locale: Locale; path: string }

/** Words of this domain in a language. */
export const say = (locale: Locale, key: string, params?: TextParams) =>
  translate(allTexts[locale].returns as Record<string, string>, locale, key, params)

export function localeOf({ buyer, number }: Order): Locale {
  return must(
    LOCALES.find((one) => one === buyer.locale),
    `the language ${buyer.locale} of order ${number}`,
  )
}

/** Day and hour, as the reader writes them, on the market's clock. */
export const timeOf = (at: Date, locale: Locale) =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)

/** The last day on which something can be done; clocks end with its last moment. */
export const dayOf = (until: Date, locale: Locale) =>
  dateFormat(locale, { dateStyle: 'long' }).format(new Date(until.getTime() - 1))

/** The pieces a case is about; `checked`: with what the seller found. */
export function goodsOf(
  one: StoredCase,
  { items, number, currency }: Order,
  locale: Locale,
  checked: boolean,
): MailSection {
  const lines = one.lines.flatMap((line) => {
    const { title, versionName } = must(
      items.find(({ id }) => id === line.itemId),
      `item ${line.itemId} of order ${number}`,
    )
    const name = versionName && versionName !== title ? `${title}, ${versionName}` : title
    const what = `${line.quantity} × ${name}`
    if (!checked || line.condition === null) return [what]
    const found = say(locale, 'mailFound', { received: line.received, quantity: line.quantity })
    const less = { amount: formatMoney(line.deduction, currency, locale), reason: line.reason ?? '–' }
    return [`${what}: ${found}`, ...(line.deduction > 0 ? [say(locale, 'mailDeduction', less)] : [])]
  })
  return { heading: say(locale, 'mailGoods', { number }), lines }
}

/** The same news for everybody of an audience, each in the own language; `key` names it among notices. */
export async function tell(
  deps: Deps,
  audience: Audience,
  { one, order, key }: { one: StoredCase; order: Order; key: string },
  write: (locale: Locale) => { what: string; news: string; sections: readonly MailSection[] },
): Promise<void> {
  const readers = await readersOf(deps, audience, one, order)
  if (audience !== 'operator') await showNotices(deps, audience, readers, { one, order, key })
  for (const { email, locale, path } of readers) {
    await queueMail(deps, {
      ...{ to: email, locale, template: 'returnNews' },
      params: {
        ...{ number: caseNumber(order, one), kind: say(locale, `kind_${one.kind}`), ...write(locale) },
        link: pageAddress(deps, path, locale),
      },
    })
  }
}

async function showNotices(
  deps: Deps,
  audience: Exclude<Audience, 'operator'>,
  readers: readonly Reader[],
  { one, order, key }: { one: StoredCase; order: Order; key: string },
): Promise<void> {
  const [number, userIds] = [caseNumber(order, one), readers.flatMap(({ userId }) => userId ?? [])]
  const told = { userIds, key: `${one.id} ${key}`, path: readers[0]?.path ?? '/' }
  if (audience === 'buyer') await notify(deps, { kind: 'returnMoved', ...told, data: { number, seller: order.seller } })
  else await notify(deps, { kind: 'returnToHandle', ...told, data: { number, company: order.seller } })
}

async function readersOf(deps: Deps, audience: Audience, one: StoredCase, order: Order): Promise<Reader[]> {
  if (audience === 'buyer') {
    // A case opened after the account was deleted names an address of its own.
    if (await hasLeft(deps, order.buyer.userId, one.openedAt)) return []
    const { userId } = order.buyer
    return [{ userId, email: one.email, locale: localeOf(order), path: `/order/${order.purchaseKey}/cases/${one.id}` }]
  }
  if (audience === 'operator') {
    return (await readOperators(deps, 'orders')).map(({ userId, email, locale }) => ({
      ...{ userId, email, locale },
      path: `/admin/disputes/${one.id}`,
    }))
  }
  const path = `/returns/${one.id}?company=${one.companyId}`
  return (await readContactsOf(deps, one.companyId, 'orders.cancel')).map(({ userId, email, locale }) => ({
    ...{ userId, email, locale, path },
  }))
}
