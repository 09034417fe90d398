import type { Page } from 'playwright-core'
import { axeViolations, type Visitor } from './browser.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const COLOURS = ['color-contrast', 'link-in-text-block']

type Wishes = {
  /** Looks for barriers on a phone too, where the page differs there. */
  phone?: boolean
  /** What scrolls by itself and must not, besides the page. */
  within?: string
}

/** What is wrong with a page as it stands, under `name`: barriers in light and dark, and what stands out sideways on a phone. */
export async function problemsOn({ page }: Visitor, name: string, { phone, within }: Wishes = {}): Promise<string[]> {
  const light = await axeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeViolations(page, { only: COLOURS })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(PHONE)
  const small = phone ? await axeViolations(page) : []
  const wide = await pixelsTooWide(page, within)
  await page.setViewportSize(DESK)
  return [
    ...light.map((one) => `${name}: ${one}`),
    ...dark.map((one) => `${name} dark: ${one}`),
    ...small.map((one) => `${name} phone: ${one}`),
    ...(wide > 0 ? [`${name}: ${wide} px too wide for a phone`] : []),
  ]
}

/** By how much the page, or what is `within` it, can be pushed sideways. */
export function pixelsTooWide(page: Page, within?: string): Promise<number> {
  return page.evaluate((selector) => {
    const { documentElement } = document
    const inner = selector === undefined ? null : document.querySelector(selector)
    return Math.max(...[documentElement, inner ?? documentElement].map((one) => one.scrollWidth - one.clientWidth))
  }, within)
}
