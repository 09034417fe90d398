import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import { translateFailure } from '../src/i18n/index.ts'
import { LOCALES, type Locale } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import { type KeyedMarket, startKeyedMarket } from './keyed-market.ts'
import { plain } from './words.ts'

const visitor = visitors()
let market: KeyedMarket
beforeAll(async () => {
  market = await startKeyedMarket()
})
afterAll(() => market.stop())
beforeEach(() => {
  market.paypal.captureAs = 'COMPLETED'
})

const PAGES = { paypal: /\/checkoutnow\?token=/, przelewy24: /\/trnRequest\// }
type Code = keyof typeof PAGES
const heading = ({ page, t }: Visitor, key: 'successTitle' | 'unpaidTitle' | 'incompleteTitle') =>
  page.getByRole('heading', { level: 1, name: t('payment', key) })

async function choose({ page, t, locale }: Visitor, { dueOnline }: PurchaseView, code: Code): Promise<void> {
  await page.locator(`input[type=radio][value=${code}]`).check()
  const price = formatMoney(dueOnline, 'PLN', locale)
  await page.getByRole('button', { name: plain(t('payment', 'pay', { price })) }).click()
}

/** From the choice of the provider to its page. */
async function goToProvider(who: Visitor, purchase: PurchaseView, code: Code): Promise<void> {
  await who.visit(`/payment-selection?order=${purchase.key}`)
  await who.page.locator(`input[type=radio][value=${code}]`).waitFor()
  expect(await axeViolations(who.page)).toEqual([])
  await choose(who, purchase, code)
  await who.page.waitForURL(PAGES[code])
}

/** What the buyer does at the provider: a page of its own, apart from the market. */
async function decide({ page }: Visitor, action: 'pay' | 'decline' | 'cancel'): Promise<void> {
  await page.locator(`button[value=${action}]`).click()
  await page.waitForURL(/\/payment\//)
  await hydrated(page)
}

async function expectPaidOnce(key: string): Promise<void> {
  const { orders, dueOnline, total } = await market.read(key)
  expect(dueOnline).toBe(0)
  expect(orders.map(({ status, paymentStatus, amountPaid }) => [status, paymentStatus, amountPaid])).toEqual([
    ['confirmed', 'paid', total],
  ])
}

const come = (locale: Locale = 'pl-PL', width = 1440) => visitor({ url: market.url, locale, width })

describe.each(['paypal', 'przelewy24'] as const)('T06 E11 %s', (code) => {
  test.each(LOCALES)('%s: chosen, paid at the provider in the buyer’s language, thanked', async (locale) => {
    const who = await come(locale, locale === 'en-US' ? 390 : 1440)
    const purchase = await market.purchase()
    await goToProvider(who, purchase, code)
    await expect.poll(() => who.page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
    expect(await axeViolations(who.page)).toEqual([])
    await decide(who, 'pay')
    await heading(who, 'successTitle').waitFor()
    await expectPaidOnce(purchase.key)
    expect(await axeViolations(who.page)).toEqual([])
    expect(who.errors).toEqual([])
  })

  test('left without a decision: the order’s link leads back, and to the same page of the provider', async () => {
    const who = await come()
    const { page, t } = who
    const purchase = await market.purchase()
    await goToProvider(who, purchase, code)
    const address = page.url()
    await page.locator('button[value=leave]').click()
    await page.getByRole('status').waitFor()
    await who.visit(`/order/${purchase.key}`)
    await page.getByRole('link', { name: t('payment', 'finishPay') }).click()
    await page.waitForURL(/payment-selection/)
    await goToProvider(who, purchase, code)
    expect(page.url()).toBe(address)
    await decide(who, 'pay')
    await heading(who, 'successTitle').waitFor()
    await expectPaidOnce(purchase.key)
    expect(who.errors).toEqual([])
  })

  test('away: the buyer is told at once and pays at the other one', async () => {
    const who = await come()
    const { page } = who
    const purchase = await market.purchase()
    const [server, path] =
      code === 'paypal' ? [market.paypalServer, '/v2/checkout/orders'] : [market.p24Server, '/transaction/register']
    // Longer than anybody looks.
    server.spoil(path, { slow: 200_000 })
    await who.visit(`/payment-selection?order=${purchase.key}`)
    await choose(who, purchase, code)
    await page.getByText(translateFailure(who.locale, 'provider_unavailable', {})).waitFor()
    await goToProvider(who, purchase, code === 'paypal' ? 'przelewy24' : 'paypal')
    await decide(who, 'pay')
    await heading(who, 'successTitle').waitFor()
    await expectPaidOnce(purchase.key)
    // Told in words above.
    expect(who.errors.filter((one) => !one.startsWith('503'))).toEqual([])
  })
})

test('T06 cancelled at PayPal: asked at once to pay otherwise, and paid by Przelewy24', async () => {
  const who = await come('de-DE')
  const { page } = who
  const purchase = await market.purchase()
  await goToProvider(who, purchase, 'paypal')
  // The page's clock stands: the twenty seconds for which the market waits for a provider's word never pass.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await decide(who, 'cancel')
  await heading(who, 'incompleteTitle').waitFor()
  await page.clock.resume()
  await goToProvider(who, purchase, 'przelewy24')
  await decide(who, 'pay')
  await heading(who, 'successTitle').waitFor()
  await expectPaidOnce(purchase.key)
  expect(who.errors).toEqual([])
})

test('T06 a card that PayPal declines: the buyer reads that nothing was paid', async () => {
  const who = await come('en-US')
  const purchase = await market.purchase()
  await goToProvider(who, purchase, 'paypal')
  await decide(who, 'decline')
  await heading(who, 'unpaidTitle').waitFor()
  expect((await market.read(purchase.key)).orders.map(({ status }) => status)).toEqual(['pending'])
  expect(who.errors).toEqual([])
})

test('T06 declined at Przelewy24, which tells nobody: the market waits, asks to finish, and the next try pays', async () => {
  const who = await come()
  const { page } = who
  const purchase = await market.purchase()
  await goToProvider(who, purchase, 'przelewy24')
  // The market waits twenty seconds for the provider's word before it asks.
  await page.clock.install()
  await decide(who, 'decline')
  await page.clock.fastForward(30_000)
  await heading(who, 'incompleteTitle').waitFor()
  await goToProvider(who, purchase, 'przelewy24')
  await decide(who, 'pay')
  await heading(who, 'successTitle').waitFor()
  await expectPaidOnce(purchase.key)
  expect(who.errors).toEqual([])
})
