import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp, { type OverlayOptions } from 'sharp'
import { PERSONAS } from '../demo/personas.ts'
import { LOCALES, type Locale, localePath } from '../src/values/locale.ts'
import { browserPath } from './browser-path.ts'
import { isPrivate, kindOf, linksOf } from './page-kinds.ts'

/**
 * Draws every page of a running demo market that a role comes to by its links: one of a kind, in each width, language and theme, as sheets
 * of small pictures. `npm run contact-sheet -- --url http://localhost:3000 --out sheets --roles guest,seller --widths 390 --themes dark`.
 */
const { values: wished } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'contact-sheet' },
    roles: { type: 'string', default: 'guest,buyer,seller,operator' },
    widths: { type: 'string', default: '390,768,1440' },
    locales: { type: 'string', default: LOCALES.join(',') },
    themes: { type: 'string', default: 'light,dark' },
  },
})
const TYPED: Readonly<Record<string, readonly string[]>> = {
  guest: ['/', '/catalog?q=thinkpad', '/cart', '/auth', '/register', '/registercompany', '/forgot', '/compare'],
  buyer: ['/account', '/userorders', '/messages', '/notices', '/favourites', '/cart'],
  seller: ['/company-data', '/orders', '/my-shops', '/configuration', '/messages', '/import', '/my-units'],
  operator: ['/admin', '/configuration'],
}
/** Roles that gather goods first. */
const GATHERS = new Set(['guest', 'buyer'])
const [SHEET_WIDTH, SHEET_HEIGHT, GAP, LABEL] = [1800, 2500, 16, 22]
/** Screens of a page that are drawn. */
const SCREENS = 2

type Look = { locale: Locale; theme: 'light' | 'dark'; width: number }
type Drawn = { label: string; picture: Buffer; width: number; height: number }

async function open(browser: Browser, role: string, { locale, theme, width }: Look): Promise<Page> {
  const height = width < 600 ? 844 : 900
  const context = await browser.newContext({
    ...{ baseURL: wished.url, colorScheme: theme, viewport: { width, height }, locale, reducedMotion: 'reduce' },
  })
  const page = await context.newPage()
  const persona = PERSONAS[role as keyof typeof PERSONAS]
  if (persona) {
    const { email, password } = persona
    const answer = await page.request.post('/api/users/login', { data: { email, password } })
    const { tokenUser, user } = await answer.json()
    const kept = { token: tokenUser, userId: user._id, companyId: user.companyId, firstName: user.firstName }
    await page.addInitScript((session) => {
      for (const [name, value] of Object.entries(session)) if (value) sessionStorage.setItem(name, String(value))
    }, kept)
  }
  return page
}

async function visit(page: Page, path: string, locale: Locale): Promise<boolean> {
  await page.goto(localePath(path, locale)).catch(() => undefined)
  const ready = page.waitForFunction(() => document.documentElement.dataset.ready !== undefined, undefined, {
    timeout: 20_000,
  })
  const fine = await ready.then(
    () => true,
    () => false,
  )
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  return fine
}

/** Goods in the cart, in a comparison and among the favourites of who only buys: full pages say more than empty ones. */
async function gather(page: Page): Promise<void> {
  await visit(page, '/catalog?q=laptop', 'pl-PL')
  for (const which of ['main form[action$="/cart"] button[type=submit]', 'main article button[aria-pressed=false]'])
    for (const button of (await page.locator(which).all()).slice(0, 4)) await button.click().catch(() => undefined)
  await page.waitForTimeout(1500)
}

/** One address of each kind. */
async function pagesOf(browser: Browser, role: string, ofGuests: ReadonlySet<string>): Promise<string[]> {
  const page = await open(browser, role, { locale: 'pl-PL', theme: 'light', width: 1440 })
  if (GATHERS.has(role)) await gather(page)
  const seen = new Map<string, string>()
  const queue = [...(TYPED[role] ?? ['/'])]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = kindOf(path)
    if (seen.has(kind)) continue
    // What a guest sees is drawn for guests; a guest does not come to orders by links.
    if (role === 'guest' ? isPrivate(path) : ofGuests.has(kind) && !(TYPED[role] ?? []).includes(path)) continue
    seen.set(kind, path)
    if (await visit(page, path, 'pl-PL')) queue.push(...(await linksOf(page, 'pl-PL')))
  }
  await page.context().close()
  return [...seen.values()]
}

async function draw(page: Page, path: string, look: Look): Promise<Drawn> {
  await visit(page, path, look.locale)
  const { height } = page.viewportSize() ?? { height: 900 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: look.width, height: Math.min(whole, height * SCREENS) }
  const full = await page.screenshot({ fullPage: true, clip })
  const width = look.width < 600 ? 280 : look.width < 1000 ? 420 : 580
  const { data, info } = await sharp(full).resize({ width }).jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true })
  return { label: path, picture: data, width: info.width, height: info.height }
}

/** In columns, each picture where the column is shortest; a new sheet where none has room. */
async function writeSheets(name: string, drawn: readonly Drawn[]): Promise<void> {
  const each = drawn[0]?.width ?? 1
  const columns = Math.floor((SHEET_WIDTH + GAP) / (each + GAP))
  let [sheet, ends] = [[] as OverlayOptions[], Array<number>(columns).fill(0)]
  let number = 0
  const finish = async () => {
    number += 1
    const base = sharp({ create: { width: SHEET_WIDTH, height: SHEET_HEIGHT, channels: 3, background: '#7a7f87' } })
    await writeFile(
      join(wished.out, `${name}-${number}.png`),
      await base.composite(sheet).png({ palette: true }).toBuffer(),
    )
    ;[sheet, ends] = [[], Array<number>(columns).fill(0)]
  }
  for (const one of drawn) {
    if (Math.min(...ends) + one.height + LABEL > SHEET_HEIGHT) await finish()
    const column = ends.indexOf(Math.min(...ends))
    const [left, top] = [column * (each + GAP), ends[column] ?? 0]
    const words = one.label.replace(/[&<>]/g, '').slice(0, Math.floor(each / 7))
    const label = `<svg width="${each}" height="${LABEL}"><text y="16" font-size="13" font-family="sans-serif" fill="#fff">${words}</text></svg>`
    sheet.push({ input: Buffer.from(label), left, top }, { input: one.picture, left, top: top + LABEL })
    ends[column] = top + LABEL + one.height + GAP
  }
  if (sheet.length > 0) await finish()
}

const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
await mkdir(wished.out, { recursive: true })
const guestPages = await pagesOf(browser, 'guest', new Set())
const ofGuests = new Set(guestPages.map(kindOf))
for (const role of wished.roles.split(',')) {
  const paths = role === 'guest' ? guestPages : await pagesOf(browser, role, ofGuests)
  process.stdout.write(`${role}: ${paths.length} pages\n`)
  for (const locale of wished.locales.split(',') as Locale[]) {
    for (const theme of wished.themes.split(',') as Look['theme'][]) {
      for (const width of wished.widths.split(',').map(Number)) {
        const page = await open(browser, role, { locale, theme, width })
        if (role === 'guest') await gather(page)
        const drawn: Drawn[] = []
        for (const path of paths) drawn.push(await draw(page, path, { locale, theme, width }))
        await page.context().close()
        await writeSheets(`${role}-${locale}-${theme}-${width}`, drawn)
        process.stdout.write(`${role} ${locale} ${theme} ${width}\n`)
      }
    }
  }
}
await browser.close()
