import type { Deps } from '../../platform/deps.ts'
import type { Arrival } from '../../values/arrival.ts'
import { arrivalDays } from '../../values/arrival-days.ts'
import { marketDay } from '../../values/days.ts'
import type { Locale } from '../../values/locale.ts'
import { readSellers } from '../companies/index.ts'
import type { MailSection } from '../mail/index.ts'
import type { mailed } from '../orders/index.ts'
import { readArrivals } from '../shipping/index.ts'
import { readVersionsForCart } from '../stock/index.ts'
import { say } from './words.ts'

type Order = Pick<mailed.NewsOrder, 'method' | 'arrives'>

/** When the goods come, as it was promised at the order; nothing once those days begin to be over. */
export function arrivalLines({ method, arrives }: Order, now: Date, locale: Locale): string[] {
  if (arrives === null || arrives.from < marketDay(now)) return []
  return [say(locale, method === 'store_pickup' ? 'readyOn' : 'arrivesOn', { days: daysOf(arrives, locale) })]
}

/** The same as a part of its own, where goods are on their way: their last day is what counts. */
export function arrivalSection({ arrives }: Order, now: Date, locale: Locale): MailSection[] {
  if (arrives === null || arrives.until < marketDay(now)) return []
  const days = arrives.from < marketDay(now) ? { from: arrives.until, until: arrives.until } : arrives
  return [{ heading: say(locale, 'arrivalHeading'), lines: [daysOf(days, locale)] }]
}

function daysOf(days: Arrival, locale: Locale): string {
  const { from, until } = arrivalDays(locale, days)
  return days.from === days.until ? until : say(locale, 'between', { from, until })
}

/**
 * What the seller of a new order has to do and by which day: its own days of dispatch, counted from now, as buyers are told them. Without a day where
 * something of it, or the company, is not there any more.
 */
export async function todoOfSeller(deps: Deps, order: mailed.NewsOrder, locale: Locale): Promise<MailSection> {
  const isCollected = order.method === 'store_pickup'
  const day = await lastDayToSend(deps, order)
  const until = day === null ? null : arrivalDays(locale, { from: day, until: day }).until
  const todo =
    until === null
      ? say(locale, isCollected ? 'todoPrepare' : 'todoSend')
      : say(locale, isCollected ? 'todoPrepareBy' : 'todoSendBy', { until })
  const promised = isCollected ? [] : arrivalLines(order, deps.now(), locale)
  return { heading: say(locale, 'todo'), lines: [todo, ...promised] }
}

async function lastDayToSend(deps: Deps, { companyId, items }: mailed.NewsOrder): Promise<string | null> {
  const offers = await readVersionsForCart(
    deps,
    items.map(({ versionId }) => versionId),
  )
  if (offers.length < new Set(items.map(({ versionId }) => versionId)).size) return null
  const [seller] = await readSellers(deps, [companyId])
  if (!seller) return null
  const { arrives } = await readArrivals(deps)
  const dispatchDays = Math.max(...offers.map(({ deliveryDays }) => deliveryDays))
  // On no way at all: ready where it lies.
  const ready = { method: 'store_pickup', transitDays: 0, country: 'PL' } as const
  return arrives({ ...ready, dispatchDays, holiday: seller.holiday })?.until ?? null
}
