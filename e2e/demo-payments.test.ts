import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { titleIn } from '../src/values/titled.ts'
import { axeViolations, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { aPurchase, readPurchase } from './purchases.ts'

// Stand-ins of the demo itself. Another market may have none.
const here = describe.skipIf(process.env.MARKET_URL)
const visitor = visitors()
const product = () => findProduct('seller=2&state=used&sort=-price', simple(8))
const paid = async (key: string) => (await readPurchase(key)).orders.every((one) => one.paymentStatus === 'paid')

here('T06 a demo takes payments where no money moves', () => {
  test.each(LOCALES)('%s: chosen, paid on a page that says what it is, and marked on the order', async (locale) => {
    const who = await visitor({ locale, width: 390 })
    const { page, t } = who
    const { key } = await aPurchase(await product())
    await who.visit(`/payment-selection?order=${key}`)
    await expect.poll(() => page.getByText(t('payment', 'testMode'), { exact: true }).count()).toBeGreaterThanOrEqual(4)
    await page.locator('input[type=radio][value=przelewy24]').check()
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/\/sandbox-pay\/przelewy24\//)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
    await page.getByText('andbox').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: t('payment', 'successTitle') }).waitFor()
    await who.visit(`/order/${key}`)
    await page.getByText(t('documents', 'paymentSandbox'), { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(who.errors).toEqual([])
  })

  test('without scripts: the page is whole, its button leads to the provider, and the order is paid', async () => {
    const { page, t, visit } = await visitor({ locale: 'de-DE', javaScript: false })
    const heading = (name: Parameters<typeof t<'payment'>>[1]) =>
      page.getByRole('heading', { level: 1, name: t('payment', name), exact: true }).waitFor()
    const bought = await product()
    const { key } = await aPurchase(bought)
    await visit(`/payment-selection?order=${key}`)
    await page.locator('input[type=radio][value=paypal]').check()
    await page.locator('main form button[type=submit]').first().click()
    await page.waitForURL(/\/sandbox-pay\/paypal\//)
    await page.locator('button[value=cancel]').click()
    // Led to the page that says how it stands; there the provider is asked again, and the goods and the sum are named.
    await page.waitForURL(/\/de\/payment\/(cancel|incomplete)/)
    await page.getByRole('heading', { name: t('payment', 'reserved') }).waitFor()
    await page.getByText(titleIn(bought, 'de-DE')).first().waitFor()
    await visit(`/payment/incomplete?order=${key}`)
    await page.getByRole('button', { name: t('payment', 'checkAgain') }).click()
    await page.waitForURL(/\/de\/payment\/(cancel|incomplete.*checked)/)
    await visit(`/order/${key}`)
    await page.getByRole('link', { name: t('payment', 'finishPay') }).click()
    await heading('chooseTitle')
    // The link of the mail leads there again, to be paid otherwise.
    await visit(`/payment-selection?order=${key}&problem=unavailable`)
    await page
      .getByRole('alert')
      .filter({ hasText: t('payment', 'problem_unavailable') })
      .waitFor()
    // Not Stripe: another journey takes its keys away for a while.
    await page.locator('input[type=radio][value=przelewy24]').check()
    await page.locator('main form button[type=submit]').first().click()
    await page.waitForURL(/\/sandbox-pay\/przelewy24\//)
    await page.locator('button[value=pay]').click()
    await heading('successTitle')
    await expect.poll(() => page.locator('main input[readonly]').inputValue()).toContain(`/de/order/${key}`)
    expect(await paid(key)).toBe(true)
    // The choice, of what is paid, leads to the order: payment, documents and how to call it off are on it.
    await visit(`/payment-selection?order=${key}`)
    await page.waitForURL(`**/de/order/${key}`)
    await page.getByText(t('documents', 'paymentSandbox'), { exact: true }).waitFor()
    // What only scripts do is not offered.
    expect(await page.getByRole('button', { name: t('refunds', 'buyerCancel'), exact: true }).count()).toBe(0)
    await page.locator('summary', { hasText: t('refunds', 'buyerCancel') }).click()
    await page.getByRole('button', { name: t('refunds', 'cancelConfirm') }).click()
    await page.waitForURL(`**/de/order/${key}`)
    await page.getByText(t('payment', 'statusCancelled')).first().waitFor()
    // Another is given up unpaid; a link that leads nowhere says so.
    const other = await aPurchase(bought)
    await visit(`/payment/cancel?order=${other.key}`)
    await page.locator('summary', { hasText: t('payment', 'cancelOrder') }).click()
    await page.getByRole('button', { name: t('payment', 'cancelYes') }).click()
    await page.getByText(t('payment', 'statusCancelled')).first().waitFor()
    await visit(`/payment/success?order=${'x'.repeat(43)}`)
    await heading('notFoundTitle')
  })
})
