import { beforeAll, expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { formatMoney } from '../src/values/money.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import { findProduct, simple, stockOf } from './goods.ts'
import { aPurchase, readPurchase } from './purchases.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let product: ProductView

beforeAll(async () => {
  product = await findProduct('seller=2&state=used&sort=-price', simple(5))
})

const heading = ({ page, t }: Visitor, key: 'chooseTitle' | 'successTitle' | 'unpaidTitle' | 'incompleteTitle') =>
  page.getByRole('heading', { level: 1, name: t('payment', key) })

/** From the choice of the provider to its page. */
async function goToProvider(who: Visitor, key: string): Promise<void> {
  await who.visit(`/payment-selection?order=${key}`)
  await who.page.getByRole('button', { name: startsWith(who.t('payment', 'pay', { price: '' }).trim()) }).click()
  await who.page.waitForURL(/\/sandbox-pay\//)
}

/** What the buyer does at the provider: a page of its own, apart from the market. */
async function decide({ page }: Visitor, action: 'pay' | 'cancel' | 'close'): Promise<void> {
  await page.locator(`button[value=${action}]`).click()
  await page.waitForURL(/\/payment\//)
  await hydrated(page)
}

async function expectPaidOnce(key: string): Promise<void> {
  const { orders, dueOnline, total } = await readPurchase(key)
  expect(dueOnline).toBe(0)
  expect(orders.map((order) => [order.status, order.paymentStatus])).toEqual(orders.map(() => ['confirmed', 'paid']))
  expect(orders.reduce((sum, order) => sum + order.amountPaid, 0)).toBe(total)
}

test('T06 E11 cancelled at the provider, then paid again', async () => {
  const who = await visitor()
  const { page, t } = who
  const { key, dueOnline } = await aPurchase(product)
  await goToProvider(who, key)
  await decide(who, 'cancel')
  await heading(who, 'unpaidTitle').waitFor()
  expect(new URL(page.url()).pathname).toBe('/payment/cancel')
  expect((await readPurchase(key)).orders[0]?.status).toBe('pending')

  await page
    .getByRole('button', { name: t('payment', 'payAgain', { price: formatMoney(dueOnline, 'PLN', 'pl-PL') }) })
    .click()
  await page.waitForURL(/\/sandbox-pay\//)
  await decide(who, 'pay')
  await heading(who, 'successTitle').waitFor()
  await expectPaidOnce(key)
  expect(who.errors).toEqual([])
})

test('T06 left without a decision: the market asks to finish, the order link leads back to the payment', async () => {
  const who = await visitor()
  const { page, t } = who
  const { key } = await aPurchase(product)
  await goToProvider(who, key)
  // The market waits twenty seconds for the provider's word before it asks.
  await page.clock.install()
  await decide(who, 'close')
  await page.getByRole('heading', { level: 1, name: t('payment', 'waitingTitle') }).waitFor()
  await page.clock.fastForward(30_000)
  await heading(who, 'incompleteTitle').waitFor()
  expect(new URL(page.url()).pathname).toBe('/payment/incomplete')
  await page.getByRole('button', { name: t('payment', 'checkAgain') }).click()
  await page.getByText(t('payment', 'stillWaiting')).waitFor()

  // Later, on another device, by the link alone.
  const later = await visitor({ width: 390 })
  await later.visit(`/order/${key}`)
  await later.page.getByRole('heading', { name: t('payment', 'finishTitle') }).waitFor()
  await later.page.getByRole('link', { name: t('payment', 'finishPay') }).click()
  await later.page.getByRole('button', { name: startsWith(t('payment', 'pay', { price: '' }).trim()) }).click()
  await later.page.waitForURL(/\/sandbox-pay\//)
  await decide(later, 'pay')
  await heading(later, 'successTitle').waitFor()
  await expectPaidOnce(key)
  expect([...who.errors, ...later.errors]).toEqual([])
})

test('E10 T06 an order given up: the goods are on sale again', async () => {
  const who = await visitor()
  const { page, t } = who
  const versionId = product.versions[0]?.id ?? 0
  const before = await stockOf(product.id, versionId)
  const { key } = await aPurchase(product)
  await expect.poll(() => stockOf(product.id, versionId)).toBe(before - 1)
  await who.visit(`/payment-selection?order=${key}`)
  await page.getByRole('button', { name: t('payment', 'cancelOrder') }).click()
  const question = page.getByRole('dialog', { name: t('payment', 'cancelTitle') })
  await question.getByRole('button', { name: t('payment', 'cancelYes') }).click()
  await page.waitForURL(`**/order/${key}`)
  await page.getByText(t('payment', 'statusCancelled')).first().waitFor()
  await expect.poll(() => stockOf(product.id, versionId)).toBe(before)
  expect(who.errors).toEqual([])
})

test('T06 E11 webhooks five times, after the return and out of order: one payment', async () => {
  const who = await visitor()
  const { page } = who
  const { key } = await aPurchase(product)
  await goToProvider(who, key)
  await page.locator('summary').click()
  expect(await axeViolations(page)).toEqual([])
  await page.locator('select[name=copies]').selectOption('5')
  await page.locator('select[name=timing]').selectOption('after')
  await page.locator('input[name=disorder]').check()
  await decide(who, 'pay')
  await heading(who, 'successTitle').waitFor()
  await expectPaidOnce(key)

  // Going back to the provider cannot pay a second time.
  await page.goBack()
  await page.waitForURL(/\/sandbox-pay\/|payment-selection|order/)
  await expectPaidOnce(key)
  expect(who.errors).toEqual([])
})

test('T06 a webhook that never comes: the market asks the provider itself', async () => {
  const who = await visitor()
  const { key } = await aPurchase(product)
  await goToProvider(who, key)
  await who.page.locator('summary').click()
  await who.page.locator('select[name=timing]').selectOption('never')
  await decide(who, 'pay')
  await heading(who, 'successTitle').waitFor()
  await expectPaidOnce(key)
  expect(who.errors).toEqual([])
})

test('T06 a provider’s page that does not open has a plain link, and leads to the same payment', async () => {
  const who = await visitor()
  const { page, t } = who
  const { key } = await aPurchase(product)
  // The first way there leads nowhere: an answer without a page leaves the browser where it is.
  await page.route(/\/sandbox-pay\//, (route) => route.fulfill({ status: 204 }), { times: 1 })
  await who.visit(`/payment-selection?order=${key}`)
  await page.getByRole('button', { name: startsWith(t('payment', 'pay', { price: '' }).trim()) }).click()
  const link = page.getByRole('link', { name: t('payment', 'openProvider') })
  await link.waitFor()
  await expect.poll(() => page.getByText(t('payment', 'notOpening')).isVisible()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/payment-selection')
  await link.click()
  await page.waitForURL(/\/sandbox-pay\//)
  await decide(who, 'pay')
  await heading(who, 'successTitle').waitFor()
  await expectPaidOnce(key)
})
