import type { Page } from 'playwright-core'
import { allTexts } from '../src/i18n/index.ts'
import { LOCALE_PREFIX } from '../src/values/locale.ts'
import { axeViolations, hydrated, type Visitor } from './browser.ts'
import { collisionsOn } from './collisions.ts'
import { isPrivate, kindOf, linksOf } from './page-kinds.ts'
import { pixelsTooWide } from './problems.ts'

/** Names of texts that no word of a language looks like: where one is shown, its text is missing. */
const KEYS = new Set(
  Object.values(allTexts['pl-PL']).flatMap((part) =>
    Object.keys(part).filter((key) => /^[a-z]+(?:[A-Z_]\w*)+$/.test(key) && key.length > 5),
  ),
)
/** Buttons pressed on one page; the same words are pressed once by a visitor. */
const BUTTONS = 10
const SHORT = 1500

type Walk = {
  /** Kinds of pages seen: an address with its numbers and names left out. */
  seen: Map<string, string>
  problems: string[]
  pressed: number
}

/**
 * Follows every link a visitor is offered, one page of a kind, and presses every button there. Nothing is written: what a button sends is
 * refused, which a page has to bear. Answers what is wrong: dead links, complaints of the browser, missing texts, barriers. Pages that are not
 * wanted are not opened.
 */
export async function crawl(
  who: Visitor,
  starts: readonly string[],
  isWanted = (_path: string) => true,
): Promise<Walk> {
  const walk: Walk = { seen: new Map(), problems: [], pressed: 0 }
  const pressed = new Set<string>()
  const queue = [...starts]
  await refuseWrites(who.page)
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = kindOf(path)
    if (walk.seen.has(kind) || !isWanted(path)) continue
    walk.seen.set(kind, path)
    const found = [...(await open(who, path)), ...(await missingTexts(who.page)), ...(await closedTo(who))]
    found.push(...(await collisionsOn(who.page)), ...(await onSmallest(who.page)))
    // Pages of guests are examined in all languages and looks by `pages.test.ts`.
    if (isPrivate(path)) found.push(...(await axeViolations(who.page)))
    queue.push(...(await linksOf(who.page, who.locale)))
    found.push(...complaintsOf(who))
    const wrong = await pressButtons(who, path, pressed)
    walk.problems.push(...[...found, ...wrong].map((problem) => `${path}: ${problem}`))
  }
  walk.pressed = pressed.size
  return walk
}

/** What the smallest phone can push sideways, and what meets there. */
async function onSmallest(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 320, height: 700 })
  const wide = await pixelsTooWide(page)
  const met = await collisionsOn(page)
  await page.setViewportSize(before)
  return [...(wide > 0 ? [`${wide} px too wide for 320`] : []), ...met.map((one) => `at 320 px: ${one}`)]
}

async function open(who: Visitor, path: string): Promise<string[]> {
  const { page, errors, locale } = who
  errors.length = 0
  const answer = await page.goto(LOCALE_PREFIX[locale] + path)
  const status = answer?.status() ?? 0
  if (status >= 400) return [`answers ${status}`]
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // What a page asks for by itself; a stream of news never ends.
  await page.waitForTimeout(100)
  return []
}

/** A link that leads somebody to a page for others is no way on. */
async function closedTo({ page, t }: Visitor): Promise<string[]> {
  const closed = page.getByText(t('panel', 'noCompany'), { exact: true })
  return (await closed.count()) > 0 ? ['is a page for others'] : []
}

/** Nothing that a page sends arrives; it is told that it collided with another change. */
async function refuseWrites(page: Page): Promise<void> {
  const problem = { type: 'about:blank', title: 'Nie', status: 409, code: 'changed_meanwhile', errors: [] }
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const body = JSON.stringify(problem)
    return route.fulfill({ status: 409, contentType: 'application/problem+json', body })
  })
}

/** What the browser complained about, apart from what was refused above and from drawing that a machine without a screen cannot do. */
const complaintsOf = ({ errors }: Visitor) =>
  errors.splice(0).filter((one) => !one.startsWith('409 ') && !/WebGL|maplibre|geolocation/i.test(one))

async function missingTexts(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, code, pre, [contenteditable]')) texts.push(node.nodeValue ?? '')
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(one.getAttribute(name) ?? '')
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  })
  // Where words of pages and mails are written, their places stand as they are.
  const wrong = /\/admin\/(mail-)?texts\//.test(page.url()) ? /undefined|\[object / : /\{\{\w+\}\}|undefined|\[object /
  return shown.flatMap((text) => (KEYS.has(text) || wrong.test(text) ? [`says "${text}"`] : []))
}

const BUTTON = 'main button:visible:enabled, header button:visible:enabled, main summary:visible'

async function pressButtons(who: Visitor, path: string, pressed: Set<string>): Promise<string[]> {
  const { page, context } = who
  const words = await page
    .locator(BUTTON)
    .evaluateAll((all) =>
      all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\d+/g, '#').trim()),
    )
  const problems = words.includes('') ? ['a button without a name'] : []
  const leaves = who.t('shell', 'signOut')
  const fresh = [...new Map(words.map((text, index) => [text, index])).entries()]
  for (const [text, index] of fresh.filter(([one]) => one && one !== leaves && !pressed.has(one)).slice(0, BUTTONS)) {
    pressed.add(text)
    await page
      .locator(BUTTON)
      .nth(index)
      .click({ timeout: SHORT })
      .catch(() => undefined)
    await page.waitForTimeout(80)
    problems.push(...(await missingTexts(page)), ...complaintsOf(who).map((one) => `"${text}": ${one}`))
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    const now = new URL(page.url())
    if (LOCALE_PREFIX[who.locale] + path !== now.pathname + now.search) await open(who, path)
  }
  return problems
}
