import { beforeAll, describe, expect, test } from 'vitest'
import { allTexts } from '../src/i18n/index.ts'
import { LOCALES, type Locale, localePath } from '../src/values/locale.ts'
import { titleIn } from '../src/values/titled.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import { collisionsOn } from './collisions.ts'
import { findProduct, readCards, simple } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { pixelsTooWide } from './problems.ts'
import { type PublicPage, publicPages } from './public-pages.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
/** What differs between light and dark; the same in every language, and most of axe's work. */
const COLOURS = ['color-contrast', 'link-in-text-block']
/** Ninety openings of a page on a machine that may be busy. */
const ALL_PAGES = { timeout: 800_000 }
let pages: PublicPage[]
beforeAll(async () => {
  pages = await publicPages()
})

async function open(who: Visitor, page: PublicPage): Promise<void> {
  // Before the page asks for it.
  await who.page.addInitScript((id) => {
    if (id) localStorage.setItem('cart', id)
    else localStorage.removeItem('cart')
  }, page.cartId ?? '')
  await who.visit(page.path)
  await settled(who, page)
}

/** What a page asks for by itself has come. */
async function settled({ page }: Visitor, { personal }: PublicPage): Promise<void> {
  if (personal) await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** No words stand on others or on a picture; on a phone, the smallest, too, nothing stands out sideways. */
async function layout({ page }: Visitor): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  const found = await collisionsOn(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const wide = await pixelsTooWide(page)
    if (wide > 0) found.push(`at ${width} px: ${wide} too wide`)
    found.push(...(await collisionsOn(page)).map((one) => `at ${width} px: ${one}`))
  }
  await page.setViewportSize(before)
  return found
}

/** What is wrong with each page, by its name: an empty list is a good page. */
async function inspect(who: Visitor, look: (page: PublicPage) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const page of pages) {
    who.errors.length = 0
    await open(who, page)
    const problems = [...(await look(page)), ...who.errors.filter((error) => !page.refused?.test(error))]
    found.push(...problems.map((problem) => `${page.name}: ${problem}`))
  }
  return found
}

describe('R01 R09 R10 R11 R12 R13 R17 R18 R19 R20 R21 R22 every public page', () => {
  test(
    'pl-PL: no violation in light and dark, no script error, no refused content, fits a phone',
    ALL_PAGES,
    async () => {
      const who = await visitor()
      const problems = await inspect(who, async () => {
        const light = await axeViolations(who.page)
        await who.page.emulateMedia({ colorScheme: 'dark' })
        const dark = await axeViolations(who.page, { only: COLOURS })
        await who.page.emulateMedia({ colorScheme: 'light' })
        return [...light, ...dark.map((one) => `dark ${one}`), ...(await layout(who))]
      })
      expect(problems).toEqual([])
    },
  )

  test.each(['en-US', 'de-DE'] as const)(
    'B05 %s: no violation, no script error, fits a phone',
    ALL_PAGES,
    async (locale) => {
      const who = await visitor({ locale })
      expect(
        await inspect(who, async () => [
          ...(await axeViolations(who.page, { without: COLOURS })),
          ...(await layout(who)),
        ]),
      ).toEqual([])
    },
  )
})

type Head = { lang: string; title: string; description: string; canonical: string; alternates: string[]; html: string }

async function headOf(path: string, locale: Locale): Promise<Head & { status: number }> {
  const answer = await fetch(marketUrl() + localePath(path, locale))
  const html = await answer.text()
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    status: answer.status,
    html,
    lang: first(/<html[^>]* lang="([^"]*)"/),
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" href="[^"]*" hrefLang="([^"]*)"/gi)].map(
      (found) => found[1] ?? '',
    ),
  }
}

test.each(LOCALES)(
  'R21 R23 B05 %s: status, language, title, description and addresses of every page',
  async (locale) => {
    const keys = new Set(Object.keys(allTexts[locale].meta))
    for (const { name, path, status = 200, personal } of pages) {
      const head = await headOf(path, locale)
      expect(head.status, name).toBe(status)
      expect(head.lang, name).toBe(locale)
      expect(head.title, name).toMatch(/\S.* · \S/)
      expect(head.description.length, name).toBeGreaterThan(10)
      expect(keys.has(head.title.split(' · ')[0] ?? ''), name).toBe(false)
      expect(keys.has(head.description), name).toBe(false)
      if (status === 404) {
        expect(head.html, name).toContain('content="noindex"')
        continue
      }
      if (!personal) expect(new URL(head.canonical).pathname, name).toBe(localePath(path, locale))
      expect(head.alternates.sort(), name).toEqual(['de', 'en', 'pl', 'x-default'])
    }
  },
)

test('R19 R23 rules, policy and terms for sellers are in the language of the page, which leads to the Polish text that binds', async () => {
  const sections = (html: string) => [...html.matchAll(/<h2 class="text-xl">([^<]*)/g)].map((found) => found[1] ?? '')
  for (const path of ['/rules', '/policy', '/regular']) {
    const polish = sections((await headOf(path, 'pl-PL')).html)
    expect(polish.length).toBeGreaterThan(2)
    for (const locale of ['en-US', 'de-DE'] as const) {
      const { html } = await headOf(path, locale)
      expect(sections(html)).toHaveLength(polish.length)
      expect(sections(html).filter((title) => polish.includes(title))).toEqual([])
      expect(html).toContain(allTexts[locale].terms.bindingTranslation)
      expect(html).toMatch(new RegExp(`href="${path}" hreflang="pl"`, 'i'))
    }
  }
})

test.each(LOCALES)('B03 B12 %s: the footer names the version and who runs the market', async (locale) => {
  const who = await visitor({ locale })
  await who.visit('/ranking')
  const footer = who.page.getByRole('contentinfo')
  await footer.getByText(who.t('shell', 'version', { version: '1.1.6' })).waitFor()
  await expect.poll(() => footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
})

test.each(LOCALES)(
  'R23 %s: going to another page changes title and description and scrolls to the top',
  async (locale) => {
    const who = await visitor({ locale })
    const { page, t } = who
    await who.visit('/listcategory')
    const description = page.locator('meta[name=description]')
    for (const [title, text] of [
      ['rulesTitle', 'rulesText'],
      ['policyTitle', 'policyText'],
      ['indexTitle', 'indexText'],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: t('meta', title), exact: true })
      await link.scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await link.click()
      await expect.poll(() => page.title()).toMatch(startsWith(`${t('meta', title)} ·`))
      await expect.poll(() => description.getAttribute('content')).toBe(t('meta', text))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    }
    expect(who.errors).toEqual([])
  },
)

describe('M01 notifications', () => {
  test('stay five seconds and then go by themselves', async () => {
    const who = await visitor()
    const { page, t } = who
    const product = await findProduct('seller=1', simple(2))
    await who.visit(`/products/${product.id}`)
    // Measured in the page: how long this machine takes to look from outside is no part of it.
    const stayed = page.evaluate(
      (words) =>
        new Promise<number>((resolve) => {
          let since = 0
          new MutationObserver(() => {
            const isShown = [...document.querySelectorAll('[data-tone] p')].some((one) => one.textContent === words)
            if (isShown) since ||= performance.now()
            else if (since > 0) resolve(performance.now() - since)
          }).observe(document.body, { childList: true, subtree: true })
        }),
      t('shell', 'addedToCart'),
    )
    await page
      .getByRole('button', { name: t('shell', 'addToCartOf', { title: titleIn(product, who.locale) }), exact: true })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('region', { name: t('shell', 'notifications') })
      .getByText(t('shell', 'addedToCart'))
      .waitFor()
    expect(await stayed).toBeGreaterThan(4_950)
    // A busy page is late by a little.
    expect(await stayed).toBeLessThan(15_000)
  })

  test('V08 of failures are red and read out', async () => {
    const who = await visitor()
    const { page, t } = who
    await page.addInitScript((ids) => localStorage.setItem('compare', ids), '1,2,3')
    const [card] = await readCards('category=phones')
    await who.visit('/catalog?category=phones')
    const title = card?.title ?? ''
    await page
      .getByRole('button', { name: t('shell', 'addToCompareOf', { title }), exact: true })
      .first()
      .click()
    const toast = page.getByRole('alert').filter({ hasText: t('shell', 'compareFull', { max: 3 }) })
    await toast.waitFor()
    const [red = 0, green = 0, blue = 0] = await toast.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (!canvas) return []
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    })
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  })
})

test('R21 a page that does not exist is told on a client navigation, too', async () => {
  const who = await visitor()
  const { page, t } = who
  await who.visit('/no-such-page')
  await page.getByRole('heading', { level: 1, name: t('shell', 'notFoundTitle') }).waitFor()
  await page.getByRole('link', { name: t('shell', 'toCatalog') }).click()
  await page.getByRole('heading', { level: 1, name: t('catalog', 'allOffers') }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: t('shell', 'notFoundTitle') }).waitFor()
  await hydrated(page)
  expect(who.errors).toEqual([])
})

test('a page whose address is a key is kept nowhere', async () => {
  for (const path of ['/reset-password?token=abc', '/verify?username=ola&code=123456', '/order/abc']) {
    const answer = await fetch(marketUrl() + path)
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
  const open = await fetch(`${marketUrl()}/ranking`)
  expect(open.headers.get('cache-control')).toContain('public')
})
