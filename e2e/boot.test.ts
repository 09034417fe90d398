import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { titleIn } from '../src/values/titled.ts'
import { hydrated, type Visitor, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { aPurchase } from './purchases.ts'

const visitor = visitors()

test.each(LOCALES)(
  'T09 %s: without its words the market does not start, the page stays readable and says so',
  async (locale) => {
    const who = await visitor({ locale })
    const { page, t } = who
    const product = await findProduct('seller=1', simple(1))
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.route(/\/assets\/bundle-shop-/, (route) => route.abort())
    await page.goto(`${locale === 'pl-PL' ? '' : `/${locale.slice(0, 2)}`}/products/${product.id}`)
    const alert = page.getByRole('alert').filter({ hasText: t('shell', 'bootFailed') })
    await alert.waitFor()
    await page.getByRole('heading', { level: 1, name: titleIn(product, locale) }).waitFor()
    expect(logged.some((line) => line.includes('words'))).toBe(true)
    // Not mounted: nothing answers to clicks.
    expect(await page.locator('html[data-ready]').count()).toBe(0)

    // Once the words come again, the link in the message starts it.
    await page.unroute(/\/assets\/bundle-shop-/)
    await alert.getByRole('link', { name: t('shell', 'reload') }).click()
    await hydrated(page)
    await alert.waitFor({ state: 'hidden' })
  },
)

test('T09 T01 E03 A01 a token the server does not know: the start leads to the log-in and forgets the person', async () => {
  const { page, errors } = await visitor({ locale: 'de-DE' })
  await page.goto('/de/rules')
  await page.evaluate(() => {
    const kept = { token: 'gone', userId: '7', companyId: '3', firstName: 'Zofia' }
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  })
  await page.goto('/de/account')
  await page.waitForURL(/\/de\/auth\?ended=1&next=%2Faccount$/)
  await hydrated(page)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'token' || key === 'userId')),
  ).toEqual([])
  expect(errors.filter((error) => !error.includes('/api/users/status'))).toEqual([])
})

/** Opens a page whose scripts come only once something was done on it. */
async function beforeScripts({ page }: Visitor, path: string, act: () => Promise<unknown>): Promise<void> {
  const { promise: come, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await come
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await act()
  resolve()
  await hydrated(page)
}

test('T09 what somebody typed into the search before the scripts had come is searched for', async () => {
  const who = await visitor()
  const field = who.page.getByRole('combobox', { name: who.t('shell', 'searchLabel') })
  await beforeScripts(who, '/', () => field.fill('laptop dell'))
  await field.press('Enter')
  await who.page.waitForURL(/\/catalog\?q=laptop/)
  expect(who.errors).toEqual([])
})

test.skipIf(process.env.MARKET_URL)(
  'T06 the payment chosen before the scripts had come is the one that is begun',
  async () => {
    const { key } = await aPurchase(await findProduct('seller=2&state=used&sort=-price', simple(3)))
    const who = await visitor()
    const { page } = who
    const przelewy24 = page.locator('main input[type=radio][value=przelewy24]')
    await beforeScripts(who, `/payment-selection?order=${key}`, () => przelewy24.check())
    await page.locator('main form button[type=submit]').first().click()
    await page.waitForURL(/\/sandbox-pay\/przelewy24\//)
    expect(who.errors).toEqual([])
  },
)
