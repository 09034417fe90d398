import type { PublicSettings } from '../domains/settings/contract.ts'
import { dateFormat } from '../values/dates.ts'
import type { DisplayCurrency, ExchangeRate } from '../values/exchange.ts'
import { type Locale, pickText, splitLocalePath } from '../values/locale.ts'
import { paletteStyle } from '../values/palette.ts'
import type { View } from '../values/view.ts'
import { describePage, type PageInfo } from './describe-page.ts'
import { footerTitles } from './layout/footer-links.ts'
import type { LoadArgs } from './loading.ts'
import { textsOf } from './texts/registry.ts'

export type TopCategory = { id: number; slug: string; name: string; icon: string }

export type ShownView = Pick<View, 'prices'> & {
  /** Beside the market's currency: as the visitor chose, and only while there is a rate. */
  rate?: ExchangeRate
  /** Among what the visitor may choose. */
  currencies: readonly DisplayCurrency[]
}

export type RootData = {
  locale: Locale
  origin: string
  settings: PublicSettings
  /** How the visitor wants prices shown. */
  view: ShownView
  /** When goods that leave on the day of their order do, in words. */
  shipsToday: string
  /** The market's accent as values of the design's colours; made on the server, so that browsers need not know how. */
  palette?: Record<string, string>
  categories: TopCategory[]
  /** The page that was asked for. */
  page: PageInfo
  /** Titles of the pages that the footer links to, by path. */
  footer: Record<string, string>
}

/** With its date, so that it is true in a window that stays open overnight, too. */
export function dispatchWords({ day, today, until }: PublicSettings['dispatch'], locale: Locale): string {
  const date = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const params = { day: date.format(new Date(day)), time: until }
  return textsOf(locale, 'meta')(today ? 'shipsToday' : 'shipsOn', params)
}

/** What the frame needs, in the language of the page. Runs on the server alone, once per page load. */
export async function loadRoot({ api, locale, origin, url }: LoadArgs, view: View): Promise<RootData> {
  const [settings, { categories }, { rates }] = await Promise.all([
    api('GET /api/settings'),
    api('GET /api/categories'),
    api('GET /api/exchange-rates'),
  ])
  const rate = rates.find(({ currency }) => currency === view.currency)
  return {
    locale,
    origin,
    view: { prices: view.prices, ...(rate && { rate }), currencies: rates.map(({ currency }) => currency) },
    settings,
    shipsToday: dispatchWords(settings.dispatch, locale),
    ...(settings.accent && { palette: paletteStyle(settings.accent) }),
    categories: categories
      .filter((category) => category.parentId === null)
      .map(({ id, slug, names, icon }) => ({ id, slug, icon, name: pickText(names as { 'pl-PL': string }, locale) })),
    page: describePage(splitLocalePath(url.pathname.replace(/\.data$/, '')).rest, locale),
    footer: footerTitles(locale),
  }
}
