import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { ask, findProduct, simple } from './goods.ts'
import { aCart, aPurchase } from './purchases.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let product: ProductView
beforeAll(async () => {
  product = await findProduct('seller=2&state=used&price=..60000', simple(3))
})

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Goes on with Tab until the element has the focus. */
async function tabTo({ page }: Visitor, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached with ${most} times Tab: ${target}`)
}

/** Tab never leaves an open dialog, in either direction. */
async function expectTrapped({ page }: Visitor, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    // Between the last and the first stands the browser itself, never the page behind.
    const inside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(inside).toBe(true)
  }
}

test('R01 R11 the first Tab offers to skip to the content', async () => {
  const who = await visitor()
  const { page, t } = who
  await who.visit('/catalog')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('shell', 'skipToContent') })
  await expect.poll(() => isFocused(skip)).toBe(true)
  expect((await skip.boundingBox())?.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
})

test('R11 a filter is chosen and taken back by keyboard', async () => {
  const who = await visitor()
  const { page, t } = who
  await who.visit('/catalog?category=phones')
  const panel = page.getByRole('complementary', { name: t('catalog', 'filters') })
  const used = panel.getByRole('link', { name: startsWith(t('shell', 'stateUsed')) })
  await tabTo(who, used)
  await page.keyboard.press('Enter')
  await page.waitForURL(/state=used/)
  const chip = page
    .getByRole('region', { name: t('catalog', 'activeFilters') })
    .getByRole('link')
    .filter({ hasText: t('shell', 'stateUsed') })
  await tabTo(who, chip)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.searchParams.has('state'))
})

test('R12 the gallery: arrows choose, Enter enlarges, Escape goes back to where one was', async () => {
  const who = await visitor()
  const { page, t } = who
  await who.visit(`/products/${product.id}`)
  const gallery = page.getByRole('region', { name: t('product', 'gallery') })
  const total = product.images.length
  expect(total).toBeGreaterThan(1)
  const thumb = (number: number) => gallery.getByRole('button', { name: t('product', 'pictureOf', { number, total }) })
  const large = gallery.getByRole('button', { name: startsWith(t('product', 'zoom')) })
  await tabTo(who, large.first())
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => thumb(2).getAttribute('aria-current')).toBe('true')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('product', 'gallery') })
  await dialog.waitFor()
  await expectTrapped(who, dialog)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => gallery.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('R13 the cart counts up and down by keyboard', async () => {
  const who = await visitor()
  const { page, t } = who
  const cart = await aCart([product])
  await page.addInitScript((id) => localStorage.setItem('cart', id), cart.id)
  await who.visit('/cart')
  const stepper = page.getByRole('group', { name: startsWith(t('shell', 'quantity')) })
  const more = stepper.getByRole('button', { name: t('shell', 'increase') })
  await tabTo(who, more)
  await page.keyboard.press('Enter')
  await expect.poll(() => stepper.getByRole('textbox').inputValue()).toBe('2')
  await page.getByRole('link', { name: t('shell', 'cartCount', { count: 2 }) }).waitFor()
  await expect.poll(() => isFocused(more)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => stepper.getByRole('textbox').inputValue()).toBe('1')
})

test('R13 E10 a question keeps the focus inside, Escape leaves everything as it was', async () => {
  const who = await visitor()
  const { page, t } = who
  const { key } = await aPurchase(product)
  await who.visit(`/payment-selection?order=${key}`)
  const give = page.getByRole('button', { name: t('payment', 'cancelOrder') })
  await give.waitFor()
  await tabTo(who, give)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: t('payment', 'cancelTitle') })
  await question.waitFor()
  await expectTrapped(who, question)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(give)).toBe(true)
  const { orders } = await ask<{ orders: { status: string }[] }>(`/api/purchases/${key}`)
  expect(orders[0]?.status).toBe('pending')
})

test('R01 R11 menu and filters of a phone open, keep the focus and close by keyboard', async () => {
  const who = await visitor({ width: 390 })
  const { page, t } = who
  await who.visit('/catalog?category=phones')
  for (const name of [t('shell', 'menu'), t('catalog', 'filters')]) {
    const opener = page.getByRole('button', { name: startsWith(name) })
    await tabTo(who, opener)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name })
    await sheet.waitFor()
    await expectTrapped(who, sheet)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener)).toBe(true)
  }
})

test('R13 V11 an order by keyboard alone', async () => {
  const who = await visitor()
  const { page, t } = who
  const cart = await aCart([product])
  await page.addInitScript((id) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('cart', id)
    sessionStorage.setItem('begun', '1')
  }, cart.id)
  await who.visit('/cart')
  const group = page.getByRole('group', { name: startsWith(t('cart', 'deliveryLegend', { seller: '' }).trim()) })
  const radios = group.getByRole('radio')
  // What is proposed is where one comes to.
  const proposed = group.getByRole('radio', { checked: true })
  await proposed.waitFor()
  await tabTo(who, proposed)
  const courier = group.getByRole('radio', { name: startsWith(t('cart', 'dpd_courier')) })
  for (let step = 0; step < (await radios.count()) && !(await isFocused(courier)); step += 1)
    await page.keyboard.press('ArrowDown')
  await expect.poll(() => courier.isChecked()).toBe(true)

  const { firstName, lastName, email, phone } = buying.BUYER
  const { street, postalCode, city } = buying.ADDRESS
  await buying.fieldOf(who, t('shell', 'street')).waitFor()
  for (const [label, text] of [
    [t('shell', 'firstName'), firstName],
    [t('shell', 'lastName'), lastName],
    [t('checkout', 'email'), email],
    [t('checkout', 'phone'), phone],
    [t('shell', 'street'), street],
    [t('shell', 'postalCode'), postalCode],
    [t('shell', 'city'), city],
  ] as const) {
    await tabTo(who, buying.fieldOf(who, label), 12)
    await page.keyboard.type(text)
  }
  await tabTo(who, buying.termsOf(who), 12)
  await page.keyboard.press('Space')
  await tabTo(who, page.getByRole('button', { name: t('checkout', 'placeOrder') }), 12)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/payment-selection\?order=/)
  await page.getByRole('heading', { level: 1, name: t('payment', 'chooseTitle') }).waitFor()
  expect(who.errors).toEqual([])
})
