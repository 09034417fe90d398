import type { Route } from 'playwright-core'
import { translateFailure } from '../src/i18n/index.ts'
import type { TextParams } from '../src/i18n/shape.ts'
import type { Locale } from '../src/values/locale.ts'
import { CATALOGUE, type CatalogueKey, type Message } from '../test/error-catalogue.ts'
import type { Visitor } from './browser.ts'

const seen = new Map<Locale, Set<CatalogueKey>>()

/** Keys of the catalogue that no page has shown in this language so far. */
export const neverShown = (locale: Locale): string[] =>
  Object.keys(CATALOGUE).filter((key) => !seen.get(locale)?.has(key as CatalogueKey))

function wordsOf({ locale, t }: Visitor, key: CatalogueKey, params: TextParams): string {
  const { at, code }: Message = CATALOGUE[key]
  const [place] = at
  if (!place) return translateFailure(locale, code ?? key, params)
  const [part, text] = place.split('.')
  return t(part as 'shell', text as 'menu', params)
}

const mark = (locale: Locale, key: CatalogueKey) => seen.set(locale, (seen.get(locale) ?? new Set()).add(key))

/** Waits for a red notification that says so, with the error flag set. */
export async function toldInRed(who: Visitor, key: CatalogueKey, params: TextParams = {}): Promise<void> {
  const { page, locale } = who
  await page
    .locator('section[data-error] [data-tone=danger]')
    .filter({ hasText: wordsOf(who, key, params) })
    .first()
    .waitFor()
  mark(locale, key)
}

/** Waits for a notification of a success; the flag is taken back. */
export async function toldAsGood(who: Visitor, key: CatalogueKey): Promise<void> {
  await who.page
    .locator('section:not([data-error]) [data-tone=good]')
    .filter({ hasText: wordsOf(who, key, {}) })
    .first()
    .waitFor()
  mark(who.locale, key)
}

/** Waits for the words on the page itself: at a field, or above what cannot be done. */
export async function shown(who: Visitor, key: CatalogueKey, params: TextParams = {}): Promise<void> {
  await who.page
    .getByRole('main')
    .getByText(wordsOf(who, key, params))
    .first()
    .waitFor()
  mark(who.locale, key)
}

/** The next call of this kind fails as a broken server fails; `silent`: without a word. */
export async function breakNext({ page, locale }: Visitor, method: string, path: string, silent = false) {
  const title = translateFailure(locale, 'internal')
  let broken = true
  const fail = (route: Route) => {
    if (!broken || route.request().method() !== method) return route.fallback()
    broken = false
    if (silent) return route.fulfill({ status: 500, contentType: 'text/plain', body: '' })
    const body = JSON.stringify({ type: 'about:blank', code: 'internal', title, status: 500, errors: [] })
    return route.fulfill({ status: 500, contentType: 'application/problem+json', body })
  }
  await page.route(path, fail)
}
