import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { aPurchase, readPurchase } from './purchases.ts'

// Stand-ins of the demo itself. Another market may have none.
const here = describe.skipIf(process.env.MARKET_URL)
const visitor = visitors()
const PROVIDER = { timeout: 40_000 }
const product = () => findProduct('seller=2&state=used&sort=-price', simple(8))
const paid = async (key: string) => (await readPurchase(key)).orders.every((one) => one.paymentStatus === 'paid')

here('T06 a demo takes payments where no money moves', () => {
  test.each(LOCALES)('%s: chosen, paid on a page that says what it is, and marked on the order', async (locale) => {
    const who = await visitor({ locale, width: 390 })
    const { page, t } = who
    const { key } = await aPurchase(await product())
    await who.visit(`/payment-selection?order=${key}`)
    expect(await page.getByText(t('payment', 'testMode'), { exact: true }).count()).toBeGreaterThanOrEqual(4)
    await page.locator('input[type=radio][value=przelewy24]').check()
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/\/sandbox-pay\/przelewy24\//)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
    await page.getByText('andbox').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: t('payment', 'successTitle') }).waitFor(PROVIDER)
    await who.visit(`/order/${key}`)
    await page.getByText(t('documents', 'paymentSandbox'), { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(who.errors).toEqual([])
  })

  test('without scripts: the page is whole, its button leads to the provider, and the order is paid', async () => {
    const { page, t, visit } = await visitor({ locale: 'de-DE', javaScript: false })
    const { key } = await aPurchase(await product())
    await visit(`/payment-selection?order=${key}`)
    await page.locator('input[type=radio][value=paypal]').check()
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/\/sandbox-pay\/paypal\//)
    await page.locator('button[value=cancel]').click()
    await page.waitForURL(/\/de\/payment\/success/)
    // The link of the mail leads there again, to be paid otherwise.
    await visit(`/payment-selection?order=${key}&problem=unavailable`)
    await page
      .getByRole('alert')
      .filter({ hasText: t('payment', 'problem_unavailable') })
      .waitFor()
    // Stripe's keys are other journeys' to replace.
    await page.locator('input[type=radio][value=przelewy24]').check()
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/\/sandbox-pay\/przelewy24\//)
    await page.locator('button[value=pay]').click()
    await expect.poll(() => paid(key), PROVIDER).toBe(true)
  })
})
