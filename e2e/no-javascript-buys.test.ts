import { beforeAll, expect, test } from 'vitest'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { titleIn } from '../src/values/titled.ts'
import { type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { ask, readCards, stockOf } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { add, isAt, plainGoods, press, wantedOf } from './plain-buying.ts'
import { plain, startsWith } from './words.ts'

const visitor = visitors()
let goods: Awaited<ReturnType<typeof plainGoods>>
beforeAll(async () => {
  goods = await plainGoods()
})

/** Goods of two sellers: a chosen version from its page, and two of a product from a list. */
async function fillCart(who: Visitor): Promise<void> {
  const { page, t, visit } = who
  await visit(`/products/${goods.choice.id}`)
  await page.getByRole('radio', { name: startsWith(wantedOf(goods.choice)?.name ?? '') }).check()
  await add(who, goods.choice)
  await isAt(who, /\/cart\?added=\d+$/)
  await page.getByText(t('cart', 'addedOf', { title: titleIn(goods.choice, who.locale) }), { exact: true }).waitFor()
  await visit(`/products/${goods.cheap.id}`)
  await page.getByRole('textbox', { name: startsWith(t('shell', 'quantity')) }).fill('2')
  await add(who, goods.cheap)
  await page.getByText(t('cart', 'addedOf', { title: titleIn(goods.cheap, who.locale) }), { exact: true }).waitFor()
}

/** A locker for the one, found by its town, and a courier for the other. */
async function chooseDeliveries(who: Visitor): Promise<void> {
  const { t } = who
  const [first, second] = [
    buying.sellerGroupOf(who, goods.sellers.choice),
    buying.sellerGroupOf(who, goods.sellers.cheap),
  ]
  await buying.methodIn(who, first, 'inpost_locker').check()
  await first.getByRole('button', { name: startsWith(t('cart', 'saveDelivery')) }).click()
  await isAt(who, /\?pick=\d+&way=inpost_locker#pick-\d+$/)
  const search = first.getByRole('searchbox', { name: t('cart', 'pointTitleLocker') })
  await search.fill('Krakow')
  await search.press('Enter')
  await isAt(who, /q=Krakow/)
  await first
    .getByRole('button', { name: startsWith(t('cart', 'pointChoose')) })
    .first()
    .click()
  await first.getByText(startsWith(`${t('cart', 'pointChosen')}:`)).waitFor()
  await buying.methodIn(who, second, 'dpd_courier').first().check()
  await second.getByRole('button', { name: startsWith(t('cart', 'saveDelivery')) }).click()
  await isAt(who, /#delivery-\d+$/)
}

test.each(LOCALES)('R12 R13 T06 V11 E10 %s: without scripts a guest buys from two sellers and pays', async (locale) => {
  const who = await visitor({ locale, javaScript: false, width: 390 })
  const { page, t } = who
  const version = wantedOf(goods.choice)
  const before = await stockOf(goods.choice.id, version?.id ?? 0)
  await who.visit('/cart')
  await page.getByRole('heading', { name: t('cart', 'emptyTitle') }).waitFor()
  await fillCart(who)

  // More than there are: said at the field, and what was typed stays there.
  const second = buying.sellerGroupOf(who, goods.sellers.cheap)
  const quantity = second.getByRole('textbox', { name: t('shell', 'quantity'), exact: true })
  expect(await quantity.inputValue()).toBe('2')
  await quantity.fill('998')
  await quantity.press('Enter')
  await page.getByText(t('cart', 'notChanged'), { exact: true }).waitFor()
  expect([await quantity.inputValue(), await quantity.getAttribute('aria-invalid')]).toEqual(['998', 'true'])
  await quantity.fill('1')
  await quantity.press('Enter')
  await isAt(who, /#line-\d+$/)
  expect(await quantity.inputValue()).toBe('1')

  // Without a way of delivery there is nothing to order: named by seller.
  await page.getByRole('link', { name: t('cart', 'toOrderForm') }).click()
  for (const seller of Object.values(goods.sellers)) {
    await page.getByRole('link', { name: t('checkout', 'noDeliveryOf', { seller }) }).waitFor()
  }
  await chooseDeliveries(who)

  await page.getByRole('link', { name: t('cart', 'toOrderForm') }).click()
  await isAt(who, /\?step=data$/)
  await buying.fillBuyer(who)
  await buying.fillAddress(who)
  await buying.fieldOf(who, t('checkout', 'email')).fill('zofia')
  await buying.order(who)
  // Named above and at its field; all that was typed is still there.
  await page.getByText(t('checkout', 'errorsTitle', { count: 2 }), { exact: true }).waitFor()
  await page.getByRole('link', { name: t('checkout', 'termsError') }).waitFor()
  await page.getByText(t('notices', 'invalidEmail'), { exact: true }).waitFor()
  await page.getByRole('link', { name: t('checkout', 'userDataIncomplete') }).click()
  await isAt(who, /#buyer\.email$/)
  const email = buying.fieldOf(who, t('checkout', 'email'))
  expect([await email.inputValue(), await email.getAttribute('aria-invalid')]).toEqual(['zofia', 'true'])
  expect(await buying.fieldOf(who, t('shell', 'street')).inputValue()).toBe(buying.ADDRESS.street)
  await email.fill(buying.BUYER.email)
  await buying.termsOf(who).check()
  await buying.order(who)

  await isAt(who, /\/payment-selection\?order=[\w-]{43}$/)
  const key = new URL(page.url()).searchParams.get('order') ?? ''
  const { dueOnline, orders } = await ask<PurchaseView>(`/api/purchases/${key}`)
  expect(orders.map(({ method }) => method).sort()).toEqual(['dpd_courier', 'inpost_locker'])
  await press(who, t('payment', 'pay', { price: formatMoney(dueOnline, 'PLN', locale) }))
  await isAt(who, /\/sandbox-pay\//)
  await page.locator('button[value=pay]').click()
  await isAt(who, /\/payment\/success/)
  await page.getByRole('heading', { level: 1, name: t('payment', 'successTitle') }).waitFor()
  expect(await stockOf(goods.choice.id, version?.id ?? 0)).toBe(before - 1)
  await who.visit('/cart')
  await page.getByRole('heading', { name: t('cart', 'emptyTitle') }).waitFor()
  expect(who.errors).toEqual([])
})

test('R13 the button of a list works without scripts, and so do going back and sending the order again', async () => {
  const who = await visitor({ javaScript: false })
  const { page, t } = who
  const card = (await readCards('state=used&seller=5')).find(
    ({ versionId, quantity, holidayUntil }) => versionId && quantity > 7 && !holidayUntil,
  )
  await who.visit('/catalog?state=used&seller=5')
  await page
    .getByRole('button', { name: t('shell', 'addToCartOf', { title: card?.title ?? '' }), exact: true })
    .first()
    .click()
  await page.getByText(t('cart', 'addedOf', { title: card?.title ?? '' }), { exact: true }).waitFor()
  await buying.methodIn(who, page.getByRole('main'), 'store_pickup').first().check()
  await press(who, t('cart', 'saveDelivery'))
  await page.getByRole('link', { name: t('cart', 'toOrderForm') }).click()
  await buying.fillBuyer(who)
  await buying.termsOf(who).check()
  const button = page.getByRole('button', { name: t('checkout', 'placeOrder') })
  await button.dblclick()
  await isAt(who, /\/(payment-selection\?order=|order\/)[\w-]{43}$/)
  const placed = page.url()
  await page.goBack()
  // The form is asked for anew, and there is nothing left to order.
  await page.getByRole('heading', { name: t('cart', 'emptyTitle') }).waitFor()
  expect(placed).toMatch(/[\w-]{43}$/)
})

test('P01 a form on another site puts nothing into anybody’s cart', async () => {
  const who = await visitor({ javaScript: false })
  const { page, t } = who
  await who.visit(`/products/${goods.cheap.id}`)
  await add(who, goods.cheap)
  await isAt(who, /\/cart\?added=/)
  const version = goods.choice.versions[0]?.id
  const form = `<form method="post" action="${marketUrl()}/cart"><button name="version" value="${version}">Win</button></form>`
  await page.route('http://evil.example/**', (route) => route.fulfill({ contentType: 'text/html', body: form }))
  await page.goto('http://evil.example/')
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/cart') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Win' }).click()
  const answer = await answered
  expect(answer.status()).toBe(403)
  expect(await answer.headerValue('set-cookie')).toBe(null)
  await who.visit('/cart')
  await page.getByRole('link', { name: goods.cheap.title }).first().waitFor()
  expect(await page.getByRole('link', { name: goods.choice.title }).count()).toBe(0)
  expect(plain((await page.getByRole('main').textContent()) ?? '')).toContain(plain(t('cart', 'seller')))
})

test('P01 the page of a cart is kept by nobody and shown to no other browser', async () => {
  const who = await visitor({ javaScript: false })
  await who.visit(`/products/${goods.cheap.id}`)
  await add(who, goods.cheap)
  await isAt(who, /\/cart\?added=/)
  const [kept] = await who.context.cookies(`${marketUrl()}/cart`)
  expect(kept).toMatchObject({ name: 'cart', path: '/cart', httpOnly: true, sameSite: 'Lax' })
  expect(await who.context.cookies(`${marketUrl()}/products/${goods.cheap.id}`)).toEqual([])
  const read = async (cookie: string, path = '/cart') => {
    const answer = await fetch(marketUrl() + path, { headers: { cookie } })
    return {
      control: answer.headers.get('cache-control'),
      shows: (await answer.text()).includes(`/products/${goods.cheap.id}"`),
    }
  }
  const own = `cart=${kept?.value}`
  for (const _ of [1, 2]) expect(await read(own)).toEqual({ control: 'no-store', shows: true })
  expect(await read(`view=net; ${own}`)).toEqual({ control: 'no-store', shows: true })
  expect(await read(own, '/cart?utm_source=x')).toEqual({ control: 'no-store', shows: true })
  const others = ['', 'view=net', `cart=${'A'.repeat(43)}`, `view=net; cart=${'A'.repeat(43)}`]
  for (const cookie of others) for (const _ of [1, 2]) expect((await read(cookie)).shows).toBe(false)
  expect(await read(own)).toEqual({ control: 'no-store', shows: true })
})

test('T06 who refuses the cookie is told why the cart is empty', async () => {
  const { page, t, visit } = await visitor({ locale: 'de-DE', javaScript: false })
  await visit(`/cart?added=${goods.cheap.versions[0]?.id}`)
  await page.getByText(t('cart', 'cookieMissingTitle'), { exact: true }).waitFor()
  await page.getByRole('heading', { name: t('cart', 'emptyTitle') }).waitFor()
})
