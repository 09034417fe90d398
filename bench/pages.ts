// node bench/pages.ts --url http://localhost:3000: how soon a throttled phone shows a page of a running market, and answers the first touch.
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { browserPath } from '../e2e/browser-path.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    visits: { type: 'string', default: '5' },
    /** Only pages whose name holds this. */
    only: { type: 'string', default: '' },
    /** Of somebody who may log in there: their cart is measured, too. */
    email: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
  },
})
/** A phone of the middle class on a slow 4G line, as Lighthouse has it. */
const SLOWER = 4
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** Milliseconds at most. */
const AIMS = { shown: 1200, answered: 200, shift: 0.02 }

type Visit = { shown: number; answered: number; shift: number; bytes: number }
type Seen = { shown: number; answered: number; shift: number }

const print = (text: string) => void process.stdout.write(`${text}\n`)
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Notes in the page itself what its visitor sees: the largest thing shown, the longest answer to a touch, what moved. */
function watch(): void {
  const seen: Seen = { shown: 0, answered: 0, shift: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  observe('largest-contentful-paint', (entry) => {
    seen.shown = entry.startTime
  })
  observe('event', (entry) => {
    // What only passes over the page is no touch.
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId)
      seen.answered = Math.max(seen.answered, entry.duration)
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}

async function visit(context: BrowserContext, path: string, touch?: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(values.url + path, { waitUntil: 'load' })
  await settled(page)
  if (touch) {
    await page.locator(touch).first().tap()
    await page.waitForTimeout(1000)
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.close()
  return { ...seen, bytes }
}

async function settled(page: Page): Promise<void> {
  // Who is logged in has a stream of news open, which never ends.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined)
  await page.waitForTimeout(500)
}

/** Puts something into the cart, as a visitor does; what the browser kept of the way there is taken from it again. */
async function fillCart(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(values.url + product, { waitUntil: 'networkidle' })
  const answered = page.waitForResponse((answer) => /\/api\/carts\/.*\/lines$/.test(answer.url()))
  await page.locator('main form[action$="/cart"] button[type=submit]').first().tap()
  await answered
  await page.waitForTimeout(300)
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
}

/**
 * Logs in, as a visitor of a page that is open does, and goes to the cart once: nobody is logged in without having run the market's scripts, so the browser
 * has them.
 */
async function logIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const { email, password } = values
  const answer = await page.request.post(`${values.url}/api/users/login`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${answer.status()}`)
  const { tokenUser, user } = await answer.json()
  await context.addInitScript(
    ([token, userId]) => {
      sessionStorage.setItem('token', token)
      sessionStorage.setItem('userId', userId)
    },
    [tokenUser, user._id] as [string, string],
  )
  await page.goto(values.url + product, { waitUntil: 'load' })
  await page.locator('main form[action$="/cart"] button[type=submit]').first().tap()
  await page.waitForTimeout(1000)
  await page.goto(`${values.url}/cart`, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  await page.close()
}

async function productOf(page: Page): Promise<string> {
  await page.goto(`${values.url}/catalog`)
  return (await page.locator('main article h3 a').first().getAttribute('href')) ?? '/'
}

const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const product = await productOf(await browser.newPage())
const pages: Record<string, { path: string; touch: string; before?: (context: BrowserContext) => Promise<void> }> = {
  start: { path: '/', touch: 'header input[type=search]' },
  catalogue: { path: '/catalog?q=laptop', touch: 'main article button[aria-pressed]' },
  product: { path: product, touch: 'main summary' },
  'empty cart': { path: '/cart', touch: 'header input[type=search]' },
  'full cart': { path: '/cart', touch: 'main input[type=radio]:not(:checked)', before: fillCart },
  ...(values.email && {
    'own cart': { path: '/cart', touch: 'main input[type=radio]:not(:checked)', before: logIn },
  }),
}
const wanted = values.only
  ? Object.entries(pages).filter(([name]) => name.includes(values.only))
  : Object.entries(pages)
print('page         shown   aim  without scripts   answered   aim   moved    aim    bytes   (medians; milliseconds)')
for (const [name, { path, touch, before }] of wanted) {
  const visits: Visit[] = []
  const bare: Visit[] = []
  for (let count = 0; count < Number(values.visits); count += 1) {
    const context = await browser.newContext(phone)
    await before?.(context)
    await context.addInitScript(watch)
    visits.push(await visit(context, path, touch))
    await context.close()
    // The same page with its own scripts left out: what the line and the pictures cost by themselves.
    const plain = await browser.newContext(phone)
    await before?.(plain)
    await plain.addInitScript(watch)
    await plain.route(/\.js(?:$|\?)/, (route) => route.abort())
    bare.push(await visit(plain, path))
    await plain.close()
  }
  const of = (what: keyof Visit, from = visits) => median(from.map((one) => one[what]))
  const word = (value: number, aim: number) => (value <= aim ? 'met' : 'above').padStart(6)
  print(
    [
      name.padEnd(11),
      of('shown').toFixed(0).padStart(6),
      word(of('shown'), AIMS.shown),
      `${(of('shown') / (of('shown', bare) || 1)).toFixed(2)}×`.padStart(16),
      of('answered').toFixed(0).padStart(10),
      word(of('answered'), AIMS.answered),
      of('shift').toFixed(3).padStart(7),
      word(of('shift'), AIMS.shift),
      `${(of('bytes') / 1000).toFixed(0)} kB`.padStart(8),
    ].join(' '),
  )
}
await browser.close()
