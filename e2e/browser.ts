import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { LOCALE_PREFIX, type Locale } from '../src/values/locale.ts'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']
const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
]

/** The machine's Chrome (`CHROME_PATH` or the usual places), else the one that comes as a package. */
export async function launchBrowser(): Promise<Browser> {
  const system = [process.env.CHROME_PATH ?? '', ...SYSTEM].find((path) => path && existsSync(path))
  return chromium.launch({ executablePath: system ?? (await sparticuz.executablePath()), args: ARGS, headless: true })
}

export type Visitor = {
  context: BrowserContext
  page: Page
  locale: Locale
  /** Opens a path of the market in the visitor's language. */
  visit: (path: string) => Promise<void>
  /** Errors the browser reported: a page must not cause any. */
  errors: string[]
}

/** A fresh visitor: own storage, language by address, colour scheme and width as asked. */
export async function aVisitor(
  browser: Browser,
  options: { locale?: Locale; theme?: 'light' | 'dark'; width?: number } = {},
): Promise<Visitor> {
  const { locale = 'pl-PL', theme = 'light', width = 1440 } = options
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text())
  })
  const visit = async (path: string) => {
    await page.goto(inject('marketUrl') + LOCALE_PREFIX[locale] + (path === '/' && LOCALE_PREFIX[locale] ? '' : path))
    await hydrated(page)
  }
  return { context, page, locale, visit, errors }
}

/** Waits until the page answers to clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

/** Violations of WCAG 2.2 A and AA that axe finds, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}
