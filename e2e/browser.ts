import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import type axeCore from 'axe-core'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { type Locale, localePath } from '../src/values/locale.ts'
import { browserPath } from './browser-path.ts'
import { marketUrl } from './market-url.ts'
import { fromSomewhere } from './network.ts'
import { type Words, wordsOf } from './words.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
]
/** How many times slower than this machine the pages shall run (`BROWSER_SLOWDOWN=4`): who waits for the wrong thing is found out. */
const SLOWDOWN = Number(process.env.BROWSER_SLOWDOWN ?? 1)
/** Milliseconds before the market learns of what a page writes (`SLOW_ANSWERS=800`): who goes on before it has answered is found out. */
const LATENESS = Number(process.env.SLOW_ANSWERS ?? 0)
/** Milliseconds for what a page has to do, on a busy machine too; costs nothing where it is quick. */
const PATIENCE = 60_000

let running: Promise<Browser> | undefined

/** One browser for all files of this worker; another when it has crashed. Ends with the worker. */
async function theBrowser(): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launchBrowser()
  return running as Promise<Browser>
}

async function launchBrowser(): Promise<Browser> {
  // Without one the browser cannot write file names with letters of other alphabets, and calls them 'download'.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  return chromium.launch({ executablePath: await browserPath(), args: ARGS, headless: true, env })
}

/** `url`: another market than the demo that all journeys share. */
type Wishes = { locale?: Locale; theme?: 'light' | 'dark'; width?: number; javaScript?: boolean; url?: string }

export type Visitor = {
  context: BrowserContext
  page: Page
  locale: Locale
  /** Texts of the market in the visitor's language. */
  t: Words
  /** Opens a path of the market in the visitor's language and waits until it answers to clicks. */
  visit: (path: string) => Promise<void>
  /** What the browser complained about: script errors, refused content, failed requests. A page must not cause any. */
  errors: string[]
}

/** Each call is a fresh visitor with an own storage, gone when the test ends. */
export function visitors(): (wishes?: Wishes) => Promise<Visitor> {
  const open: BrowserContext[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map((context) => context.close()))
  })
  return async (wishes = {}) => {
    const visitor = await enter(await theBrowser(), wishes)
    open.push(visitor.context)
    return visitor
  }
}

async function enter(browser: Browser, wishes: Wishes): Promise<Visitor> {
  const { locale = 'pl-PL', theme = 'light', width = 1440, javaScript = true, url } = wishes
  const context = await browser.newContext({
    baseURL: url ?? marketUrl(),
    colorScheme: theme,
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale,
    reducedMotion: 'reduce',
    javaScriptEnabled: javaScript,
    extraHTTPHeaders: fromSomewhere(),
  })
  context.setDefaultTimeout(PATIENCE)
  if (SLOWDOWN > 1) context.on('page', (page) => slowDown(context, page))
  if (LATENESS > 0) await writeLate(context)
  if (javaScript) context.on('page', waitUntilShown)
  const page = await context.newPage()
  const visit = async (path: string) => {
    await page.goto(localePath(path, locale))
    if (javaScript) await hydrated(page)
  }
  return { context, page, locale, t: wordsOf(locale), visit, errors: complaints(page) }
}

async function writeLate(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') await setTimeout(LATENESS)
    await route.fallback().catch(() => undefined)
  })
}

const slowed = new WeakMap<Page, CDPSession>()

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  slowed.set(page, session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** What is looked at while nothing moves need not be slow. */
async function atFullSpeed<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const session = slowed.get(page)
  await session?.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const found = await work()
  await session?.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return found
}

function complaints(page: Page): string[] {
  const errors: string[] = []
  // A page that is left stops what it still asks for; browsers name that an error when nobody waits for it any more.
  page.on('pageerror', (error) => error.message === 'signal is aborted without reason' || errors.push(error.message))
  page.on('console', (message) => {
    // Failed requests are told apart by their answers below.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text())
  })
  page.on('response', (answer) => {
    const expected = answer.request().resourceType() === 'document' && answer.status() < 500
    if (answer.status() >= 400 && !expected) errors.push(`${answer.status()} ${answer.url()}`)
  })
  return errors
}

/** Waits until the page answers to clicks and shows what its address names. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === (history.state?.key ?? 'default'))
}

/**
 * The address changes a moment before the page does: whoever clicked or typed in between would do so on the page before. Waiting for an address
 * waits for its page, too; those of providers say nothing of themselves.
 */
function waitUntilShown(page: Page): void {
  const arrive = page.waitForURL.bind(page)
  page.waitForURL = async (url, options) => {
    await arrive(url, options)
    await page.waitForFunction(() => {
      const isOurs = '__reactRouterContext' in window
      return !isOurs || document.documentElement.dataset.ready === (history.state?.key ?? 'default')
    })
  }
}

export type AxeScope = { only?: string[]; without?: string[] }

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The small build: half as much to send to each page and to read there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations of WCAG 2.2 A and AA that axe finds, one line each. `only`, `without`: rules by their ids. */
export async function axeViolations(page: Page, { only, without = [] }: AxeScope = {}): Promise<string[]> {
  // It would look into none of them: what stands in one is only looked at, and has a page of its own.
  for (const frame of page.frames().slice(1)) await frame.waitForFunction(() => document.body?.inert)
  // Once in a document: to send and read it costs as much as to look at a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return atFullSpeed(page, () =>
    page.evaluate(
      async (options) => {
        const { axe } = window as unknown as { axe: typeof axeCore }
        const { violations } = await axe.run(document, options)
        return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
      },
      optionsOf(only, without),
    ),
  )
}

function optionsOf(only: string[] | undefined, without: string[]): axeCore.RunOptions {
  return {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: WCAG },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Without the long lists of what is fine.
    resultTypes: ['violations'],
    iframes: false,
  }
}
