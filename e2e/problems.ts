import type { Page } from 'playwright-core'
import { DEFAULT_LOCALE, type Locale } from '../src/values/locale.ts'
import { type AxeScope, axeViolations, type Visitor } from './browser.ts'
import { collisionsOn } from './collisions.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** What differs between light and dark; most of axe's work. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

/** Colours are the same in every language: a test that shows a page in all of them looks at its colours in the first. */
export const coloursOnce = (locale: Locale): AxeScope => (locale === DEFAULT_LOCALE ? {} : { without: COLOURS })

type Wishes = {
  /** Looks for barriers on a phone too, where the page differs there. */
  phone?: boolean
  /** What scrolls by itself and must not, besides the page. */
  within?: string
}

/**
 * What is wrong with a page as it stands, under `name`: barriers in light and dark, words on pictures or on words, and what stands out sideways on a phone. Who looks in
 * another language than Polish looks in Polish, too: colours are looked at there.
 */
export async function problemsOn(
  { page, locale }: Visitor,
  name: string,
  { phone, within }: Wishes = {},
): Promise<string[]> {
  const scope = coloursOnce(locale)
  const light = await axeViolations(page, scope)
  const dark = scope.without ? [] : await coloursInTheDark(page)
  const met = await collisionsOn(page)
  await page.setViewportSize(PHONE)
  const small = phone ? await axeViolations(page, scope) : []
  const wide = await pixelsTooWide(page, within)
  const metOnPhone = await collisionsOn(page)
  await page.setViewportSize(DESK)
  return [
    ...light.map((one) => `${name}: ${one}`),
    ...dark.map((one) => `${name} dark: ${one}`),
    ...small.map((one) => `${name} phone: ${one}`),
    ...met.map((one) => `${name}: ${one}`),
    ...metOnPhone.map((one) => `${name} phone: ${one}`),
    ...(wide > 0 ? [`${name}: ${wide} px too wide for a phone`] : []),
  ]
}

/** The page is light again afterwards. */
export async function coloursInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await axeViolations(page, { only: COLOURS })
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** By how much the page, or what is `within` it, can be pushed sideways. */
export function pixelsTooWide(page: Page, within?: string): Promise<number> {
  return page.evaluate((selector) => {
    const { documentElement } = document
    const inner = selector === undefined ? null : document.querySelector(selector)
    return Math.max(...[documentElement, inner ?? documentElement].map((one) => one.scrollWidth - one.clientWidth))
  }, within)
}
