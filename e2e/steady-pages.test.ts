import { beforeAll, expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { type Visitor, visitors } from './browser.ts'
import { putInCart } from './buying.ts'
import { findProduct, simple } from './goods.ts'

const visitor = visitors()
/** Of the whole visit, as browsers score it: a fifth of what they call good. */
const MOST_SHIFT = 0.02
/** Bytes of everything that the start page fetches while it is read to its end. */
const START_PAGE = 700_000
let product: ProductView

beforeAll(async () => {
  product = await findProduct('seller=2&state=used', simple(5))
})

type Shift = { value: number; of: string }

/** Notes every shift that nobody caused, and what moved. */
async function watchShifts({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.id} ${node.textContent?.slice(0, 40)}` : node?.nodeName,
        )
        if (!hadRecentInput) seen.push({ value, of: moved.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = ({ page }: Visitor) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

/** To the end of the page, a screen at a time, as who reads it. */
async function readDown({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 150))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

async function expectSteady(who: Visitor, where: string): Promise<void> {
  const shifts = await shiftsOf(who)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT)
}

test.each([
  ['a phone', 390],
  ['a tablet', 768],
  ['a desk', 1440],
])('R01 P01 nothing jumps on %s while pages load, are read to their end and followed', async (_, width) => {
  const who = await visitor({ width })
  const { page, t } = who
  await watchShifts(who)
  for (const path of ['/', '/catalog?q=laptop', `/products/${product.id}`, '/compare', '/cart', '/grades']) {
    await who.visit(path)
    await readDown(who)
    await expectSteady(who, path)
  }
  // One visit without loading a page anew: to a product, into the cart, to the cart.
  await who.visit('/catalog?seller=2')
  await page.locator('main article h3 a').first().click()
  await page.waitForURL(/\/products\//)
  await readDown(who)
  await who.visit(`/products/${product.id}`)
  await putInCart(who, product)
  await page.getByRole('link', { name: t('shell', 'goToCart') }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('radio', { checked: true }).first().waitFor()
  await readDown(who)
  await expectSteady(who, 'the cart')
  // As a page of its own: the server draws it, and scripts take it over; for one that only the browser knows they ask.
  await who.visit('/cart')
  await readDown(who)
  await expectSteady(who, 'the cart that the server drew')
  await who.context.clearCookies()
  await who.visit('/cart')
  await page.getByRole('radio', { checked: true }).first().waitFor()
  await readDown(who)
  await expectSteady(who, 'the cart that scripts fetched')
  expect(who.errors).toEqual([])
})

test.each([
  ['a phone', 390],
  ['a desk', 1440],
])('R01 the start page weighs little on %s, read to its end', async (_, width) => {
  const who = await visitor({ width })
  const session = await who.context.newCDPSession(who.page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await who.visit('/')
  await readDown(who)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(START_PAGE)
})
