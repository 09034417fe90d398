import { beforeAll, expect, test } from 'vitest'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import { translateFailure } from '../src/i18n/index.ts'
import { LOCALES } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { hydrated, type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { ask, findProduct, readDelivery, simple, stockOf, varied } from './goods.ts'
import { plain, startsWith } from './words.ts'

const visitor = visitors()
let phone: ProductView
let cheap: ProductView
const sellers = { phone: '', cheap: '' }

beforeAll(async () => {
  phone = await findProduct('seller=3&state=used&sort=price', varied)
  cheap = await findProduct('seller=2&state=used&price=..30000&sort=price', simple(6))
  sellers.phone = (await ask<{ name: string }>(`/api/companies/${phone.companyId}`)).name
  sellers.cheap = (await ask<{ name: string }>(`/api/companies/${cheap.companyId}`)).name
})

/** A version that is not the one the page opens with. */
const otherVersion = () =>
  phone.versions.filter((version) => version.quantity >= 2).at(-1) as ProductView['versions'][number]

/** Both sellers' goods, put in from their product pages. */
async function fillCart(who: Visitor): Promise<void> {
  const { page, t } = who
  await who.visit(`/products/${phone.id}`)
  const versions = page.getByRole('group', { name: t('product', 'version') })
  await versions.getByRole('radio', { name: startsWith(otherVersion().name) }).check()
  await page
    .getByText(formatMoney(otherVersion().price, 'PLN', who.locale))
    .first()
    .waitFor()
  await buying.putInCart(who, phone)
  await page.getByRole('link', { name: t('shell', 'cartCount', { count: 1 }) }).waitFor()

  await who.visit(`/products/${cheap.id}`)
  await buying.putInCart(who, cheap)
  await page.getByRole('link', { name: t('shell', 'cartCount', { count: 2 }) }).click()
  await page.waitForURL(/\/cart$/)
}

const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test.each(LOCALES)('R12 R13 V01 V11 B07 T06 E10 E11 %s: a guest buys from two sellers and pays', async (locale) => {
  const who = await visitor({ locale })
  const { page, t } = who
  const before = await stockOf(phone.id, otherVersion().id)
  await fillCart(who)
  const first = buying.sellerGroupOf(who, sellers.phone)
  const second = buying.sellerGroupOf(who, sellers.cheap)
  await first.waitFor()
  await second.waitFor()

  // A way to the door is proposed, so that the sum is whole. A locker without a place: the market says so and goes there.
  for (const group of [first, second]) {
    const proposed = group.getByRole('radio', { checked: true })
    await expect.poll(() => proposed.getAttribute('value')).toMatch(/_courier$/)
    await buying.methodIn(who, group, 'inpost_locker').check()
  }
  await buying.order(who)
  const mistakes = page.getByRole('alert')
  for (const seller of Object.values(sellers)) {
    await mistakes.getByRole('button', { name: t('checkout', 'noPointOf', { seller }) }).waitFor()
  }
  await expect.poll(() => first.locator(':focus').count()).toBe(1)

  await buying.chooseLocker(who, first, 'Kraków')
  await buying.chooseCourier(who, second)
  const courier = (await readDelivery(cheap.companyId)).find((one) => one.method === 'dpd_courier')
  const missing = (courier?.freeFrom ?? 0) - (cheap.versions[0]?.price ?? 0)
  await second.getByText(t('shell', 'missingToFree', { price: formatMoney(missing, 'PLN', locale) })).waitFor()

  // An empty form: every required field says so, the first is where one goes on.
  await buying.order(who)
  await expect.poll(() => focused(who)).toBe('buyer.firstName')
  for (const label of [t('shell', 'firstName'), t('shell', 'lastName'), t('checkout', 'email'), t('shell', 'city')]) {
    const field = buying.fieldOf(who, label)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await describedBy(who, await field.getAttribute('aria-describedby'))).toContain(t('notices', 'required'))
  }
  await buying.fillBuyer(who)
  await buying.fieldOf(who, t('checkout', 'email')).fill('zofia')
  await buying.fillAddress(who)
  await buying.termsOf(who).check()
  await buying.order(who)
  await expect.poll(() => focused(who)).toBe('buyer.email')
  await page.getByText(t('notices', 'invalidEmail')).waitFor()
  await buying.fieldOf(who, t('checkout', 'email')).fill(buying.BUYER.email)
  await buying.order(who)

  // The goods are kept while the payment is chosen.
  await page.waitForURL(/\/payment-selection\?order=/)
  await page.getByRole('heading', { level: 1, name: t('payment', 'chooseTitle') }).waitFor()
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^\d+:\d\d$/)
  const key = new URL(page.url()).searchParams.get('order') ?? ''
  const due = (await ask<PurchaseView>(`/api/purchases/${key}`)).dueOnline
  // Who looks around first is reminded of it on every page.
  await who.visit('/')
  const reminder = page.getByRole('region', { name: t('unpaid', 'title') })
  await reminder.getByText(t('unpaid', 'waits', { amount: formatMoney(due, 'PLN', locale) })).waitFor()
  await reminder.getByRole('link', { name: t('unpaid', 'pay') }).click()
  await page.waitForURL(/\/payment-selection\?order=/)
  expect(await reminder.count()).toBe(0)
  const pay = page.getByRole('button', { name: t('payment', 'pay', { price: formatMoney(due, 'PLN', locale) }) })
  await pay.click()
  await page.waitForURL(/\/sandbox-pay\//)
  await page.locator('button[value=pay]').click()

  await page.waitForURL(/\/payment\/success/)
  await page.getByRole('heading', { level: 1, name: t('payment', 'successTitle') }).waitFor()
  const link = await buying.fieldOf(who, t('payment', 'keepLink')).inputValue()

  // What is paid is not asked for any more.
  const asked = page.waitForResponse((answer) => answer.url().includes(`/api/purchases/${key}`))
  await who.visit('/catalog')
  await asked
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unpaidPurchase'))).toBeNull()
  expect(await reminder.count()).toBe(0)

  // The link is enough to see the order, for anybody and on any device.
  const other = await visitor({ locale })
  await other.page.goto(link)
  await hydrated(other.page)
  const { orders } = await ask<PurchaseView>(`/api/purchases/${key}`)
  expect(orders).toHaveLength(2)
  for (const order of orders) {
    const card = other.page.getByRole('region', { name: t('payment', 'orderNumber', { number: order.number }) })
    await card.getByText(t('payment', 'pay_paid'), { exact: true }).first().waitFor()
  }
  await expect.poll(() => stockOf(phone.id, otherVersion().id)).toBe(before - 1)
  await other.visit(`/products/${phone.id}`)
  const choice = other.page.getByRole('radio', { name: startsWith(otherVersion().name) })
  expect(plain((await choice.locator('..').textContent()) ?? '')).toContain(stockText(who, before - 1))
  await other.page
    .getByRole('banner')
    .getByRole('link', { name: t('shell', 'cart'), exact: true })
    .waitFor()
  expect([...who.errors, ...other.errors]).toEqual([])
})

function stockText({ t }: Visitor, count: number): string {
  return plain(count === 1 ? t('shell', 'lastPiece') : t('shell', 'inStock', { count }))
}

async function describedBy({ page }: Visitor, ids: string | null): Promise<string> {
  return page.evaluate(
    (all) => all.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    (ids ?? '').split(' '),
  )
}

test('R13 E12 cash on delivery needs no payment page, but the link in the mail, which works without scripts', async () => {
  const who = await visitor()
  const { page, t } = who
  await who.visit(`/products/${cheap.id}`)
  await buying.putInCart(who, cheap)
  await page.getByRole('link', { name: t('shell', 'goToCart') }).click()
  const sellerGroup = buying.sellerGroupOf(who, sellers.cheap)
  await buying.chooseCourier(who, sellerGroup)
  await sellerGroup.getByRole('checkbox', { name: t('cart', 'cod') }).check()
  await buying.fillBuyer(who)
  await buying.fillAddress(who)
  await buying.termsOf(who).check()
  await page
    .getByText(startsWith(t('checkout', 'payOnDelivery', { price: '' }).replace(/[\s.]+$/, '')))
    .first()
    .waitFor()
  await page.getByText(t('checkout', 'confirmFact')).first().waitFor()
  await buying.order(who)
  await page.waitForURL(/\/order\//)
  await page.getByRole('heading', { name: t('payment', 'toConfirmTitle') }).waitFor()
  const key = new URL(page.url()).pathname.split('/').at(-1)
  const read = () => ask<PurchaseView>(`/api/purchases/${key}`)
  expect(await read()).toMatchObject({ dueOnline: 0, toConfirm: true, orders: [{ status: 'pending' }] })
  const link = await page.getByRole('link', { name: t('payment', 'toConfirmLink') }).getAttribute('href')

  const plainly = await visitor({ javaScript: false })
  await plainly.visit(link ?? '')
  await plainly.page.getByRole('heading', { level: 1, name: t('payment', 'confirmOrderTitle') }).waitFor()
  expect((await read()).toConfirm).toBe(true)
  await plainly.page.getByRole('button', { name: t('payment', 'confirmOrderButton') }).click()
  await plainly.page.getByRole('heading', { level: 1, name: t('payment', 'confirmOrderDone') }).waitFor()
  expect(plainly.page.url()).not.toContain('token')
  expect(await read()).toMatchObject({
    toConfirm: false,
    orders: [{ status: 'confirmed', paymentStatus: 'onDelivery', cashOnDelivery: true }],
  })
  // The button once more, and the order's own page.
  await page.getByRole('link', { name: t('payment', 'toConfirmLink') }).click()
  await page.getByRole('button', { name: t('payment', 'confirmOrderButton') }).click()
  await page.getByRole('link', { name: t('payment', 'toOrder') }).click()
  await page.getByText(t('payment', 'statusConfirmed')).first().waitFor()
  await page.getByText(t('payment', 'pay_onDelivery')).first().waitFor()
  expect(who.errors).toEqual([])
})

test('V11 more pieces than there are: the market says so and nothing is ordered', async () => {
  const who = await visitor()
  const { page, t } = who
  await who.visit(`/products/${cheap.id}`)
  await buying.putInCart(who, cheap)
  await page.getByRole('link', { name: t('shell', 'goToCart') }).click()
  const sellerGroup = buying.sellerGroupOf(who, sellers.cheap)
  await sellerGroup.getByRole('textbox', { name: startsWith(t('shell', 'quantity')) }).fill('999')
  await sellerGroup.getByText(startsWith(translateFailure('pl-PL', 'not_enough_stock'))).waitFor()
  // The only refusal is the one that was provoked.
  expect(who.errors.filter((error) => !/^409 .*\/api\/carts\//.test(error))).toEqual([])
})
