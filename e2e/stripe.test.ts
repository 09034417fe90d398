import { beforeAll, describe, expect, test } from 'vitest'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { STRIPE_KEYS } from '../test/fakes/stripe/server.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import { call } from './companies.ts'
import { field, settingBack, takeAway } from './configuring.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { aPurchase, readPurchase } from './purchases.ts'
import { startsWith } from './words.ts'

// Stripe's stand-in belongs to the markets that the journeys start.
const here = describe.skipIf(process.env.MARKET_URL)
const visitor = visitors()
const undo = settingBack()
let product: ProductView
beforeAll(async () => {
  product = await findProduct('seller=2&state=used&sort=-price', simple(8))
})

/** The operator enters the stand-in's keys; gone when the test ends. */
async function connected() {
  const operator = await sessionOf('operator')
  undo.push(() => takeAway(operator, '/api/admin/payment-providers/stripe'))
  await call(operator, 'PUT', '/api/admin/payment-providers/stripe', { test: true, fields: STRIPE_KEYS })
  return operator
}
const payButton = ({ page, t, locale }: Visitor, { dueOnline }: PurchaseView) =>
  page.getByRole('button', { name: t('payment', 'pay', { price: formatMoney(dueOnline, 'PLN', locale) }) })
/** In the hosted page, which is Stripe's and not the market's. */
const press = ({ page }: Visitor, action: string) => page.locator(`button[value=${action}]`).click()
const title = ({ page, t }: Visitor, key: 'successTitle' | 'incompleteTitle' | 'unpaidTitle') =>
  page.getByRole('heading', { level: 1, name: t('payment', key) }).waitFor()

async function chooseStripe(who: Visitor, key: string): Promise<void> {
  await who.visit(`/payment-selection?order=${key}`)
  await who.page.getByRole('radio', { name: startsWith(who.t('payment', 'stripe')) }).check()
}

here('T06 B10 paying at Stripe', () => {
  test.each(LOCALES)('%s: declined, left, finished later; the choice is remembered', async (locale) => {
    await connected()
    const who = await visitor({ locale, width: locale === 'de-DE' ? 390 : 1440 })
    const { page } = who
    const purchase = await aPurchase(product)
    const { key } = purchase
    await chooseStripe(who, key)
    expect(await axeViolations(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBe(0)
    await payButton(who, purchase).click()
    await page.waitForURL(/\/pay\/cs_test_/)
    await press(who, 'decline')
    await page.getByRole('alert').waitFor()
    await press(who, 'cancel')
    // Who turned back is asked at once to finish, and need not wait.
    await title(who, 'incompleteTitle')
    await hydrated(page)
    expect(await axeViolations(page)).toEqual([])
    expect((await readPurchase(key)).orders[0]?.status).toBe('pending')

    await who.visit(`/payment-selection?order=${key}`)
    await page.getByRole('radio', { name: startsWith(who.t('payment', 'stripe')), checked: true }).waitFor()
    await payButton(who, purchase).click()
    await page.waitForURL(/\/pay\/cs_test_/)
    await press(who, 'pay')
    await title(who, 'successTitle')
    await hydrated(page)
    expect(await axeViolations(page)).toEqual([])
    const paid = await readPurchase(key)
    expect(paid.orders.map((order) => [order.status, order.paymentStatus])).toEqual(
      paid.orders.map(() => ['confirmed', 'paid']),
    )
    expect(who.errors).toEqual([])
  })

  test('an incomplete payment is finished by another method', async () => {
    await connected()
    const who = await visitor()
    const { page, t } = who
    const purchase = await aPurchase(product)
    const { key } = purchase
    await chooseStripe(who, key)
    await payButton(who, purchase).click()
    await page.waitForURL(/\/pay\/cs_test_/)
    await press(who, 'cancel')
    await title(who, 'incompleteTitle')
    await hydrated(page)
    await page.getByRole('link', { name: t('payment', 'chooseOther') }).click()
    // The way that was tried is proposed again once it is known.
    await page.getByRole('radio', { name: startsWith(t('payment', 'stripe')), checked: true }).waitFor()
    await page.getByRole('radio', { name: startsWith(t('payment', 'sandbox')) }).check()
    await payButton(who, purchase).click()
    await page.waitForURL(/\/sandbox-pay\//)
    await press(who, 'pay')
    await title(who, 'successTitle')
    expect(who.errors).toEqual([])
  })
})

here('E15 the operator of the market', () => {
  test('tries the connection, puts Stripe first and switches the test payment off; buyers see it at once', async () => {
    const operator = await connected()
    undo.push(() => call(operator, 'PUT', '/api/admin/payment-offer', { order: [], off: [] }))
    const who = await visitor()
    await comeAs(who, operator)
    const { page, t } = who
    const stripe = t('configuration', 'provider_stripe')
    const sandbox = t('configuration', 'provider_sandbox')
    await who.visit('/configuration?section=payments')
    await page.getByRole('button', { name: t('configuration', 'testConnectionOf', { name: stripe }) }).click()
    await page.getByText(t('configuration', 'testWorks', { name: stripe })).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('button', { name: t('configuration', 'offerUp', { name: stripe }) }).click()
    await expect.poll(() => page.locator('ol > li').first().textContent()).toContain(stripe)
    await field(who, 'offer.sandbox').uncheck()
    await page.getByRole('listitem').filter({ hasText: sandbox }).getByText(t('configuration', 'state_off')).waitFor()
    const buyer = await visitor({ locale: 'en-US' })
    const { key } = await aPurchase(product)
    await buyer.visit(`/payment-selection?order=${key}`)
    await buyer.page.getByRole('radio', { name: startsWith(buyer.t('payment', 'stripe')), checked: true }).waitFor()
    expect(await buyer.page.locator('input[type=radio][value=sandbox]').count()).toBe(0)

    await call(operator, 'PUT', '/api/admin/payment-providers/stripe', {
      test: true,
      fields: { secretKey: 'sk_test_somebodyelse' },
    })
    await page.getByRole('button', { name: t('configuration', 'testConnectionOf', { name: stripe }) }).click()
    await page.getByText(/^Operator płatności odrzucił te klucze/).waitFor()
    expect([...who.errors.filter((error) => !/^422 .*\/stripe\/test$/.test(error)), ...buyer.errors]).toEqual([])
  })
})
