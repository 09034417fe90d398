import { beforeAll, expect, test } from 'vitest'
import type { Cart } from '../src/domains/cart/contract.ts'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES, localePath } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { ask, findProduct, readCards, simple, stockOf } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { plain, startsWith } from './words.ts'

const visitor = visitors()
let choice: ProductView
let cheap: ProductView
const sellers = { choice: '', cheap: '' }
beforeAll(async () => {
  choice = await findProduct('seller=3', ({ versions }) => versions.slice(1).some(plenty))
  cheap = await findProduct('seller=6&state=used&sort=price', simple(8))
  sellers.choice = (await ask<{ name: string }>(`/api/companies/${choice.companyId}`)).name
  sellers.cheap = (await ask<{ name: string }>(`/api/companies/${cheap.companyId}`)).name
})

const plenty = ({ quantity }: { quantity: number }) => quantity >= 5
/** Not the one that is chosen at first. */
const wanted = () => choice.versions.slice(1).find(plenty)
const add = ({ page, t }: Visitor, { title }: ProductView) =>
  page
    .getByRole('button', { name: t('shell', 'addToCartOf', { title }), exact: true })
    .first()
    .click()
const press = ({ page }: Visitor, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: startsWith(name) })
    .first()
    .click()
const isAt = ({ page }: Visitor, address: RegExp) => expect.poll(() => page.url()).toMatch(address)
const sideways = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Goods of two sellers: a chosen version from its page, and two of a product from a list. */
async function fillCart(who: Visitor): Promise<void> {
  const { page, t, visit } = who
  await visit(`/products/${choice.id}`)
  await page.getByRole('radio', { name: startsWith(wanted()?.name ?? '') }).check()
  await add(who, choice)
  await isAt(who, /\/cart\?added=\d+$/)
  await page.getByText(t('cart', 'addedOf', { title: choice.title }), { exact: true }).waitFor()
  await visit(`/products/${cheap.id}`)
  await page.getByRole('textbox', { name: startsWith(t('shell', 'quantity')) }).fill('2')
  await add(who, cheap)
  await page.getByText(t('cart', 'addedOf', { title: cheap.title }), { exact: true }).waitFor()
}

/** A locker for the one, found by its town, and a courier for the other. */
async function chooseDeliveries(who: Visitor): Promise<void> {
  const { t } = who
  const [first, second] = [buying.sellerGroupOf(who, sellers.choice), buying.sellerGroupOf(who, sellers.cheap)]
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
  const version = wanted()
  const before = await stockOf(choice.id, version?.id ?? 0)
  await who.visit('/cart')
  await page.getByRole('heading', { name: t('cart', 'emptyTitle') }).waitFor()
  await fillCart(who)

  // More than there are: said at the field, and what was typed stays there.
  const second = buying.sellerGroupOf(who, sellers.cheap)
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
  for (const seller of Object.values(sellers)) {
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
  expect(await stockOf(choice.id, version?.id ?? 0)).toBe(before - 1)
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
  await who.visit(`/products/${cheap.id}`)
  await add(who, cheap)
  await isAt(who, /\/cart\?added=/)
  const version = choice.versions[0]?.id
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
  await page.getByRole('link', { name: cheap.title }).first().waitFor()
  expect(await page.getByRole('link', { name: choice.title }).count()).toBe(0)
  expect(plain((await page.getByRole('main').textContent()) ?? '')).toContain(plain(t('cart', 'seller')))
})

test('P01 the page of a cart is kept by nobody and shown to no other browser', async () => {
  const who = await visitor({ javaScript: false })
  await who.visit(`/products/${cheap.id}`)
  await add(who, cheap)
  await isAt(who, /\/cart\?added=/)
  const [kept] = await who.context.cookies(`${marketUrl()}/cart`)
  expect(kept).toMatchObject({ name: 'cart', path: '/cart', httpOnly: true, sameSite: 'Lax' })
  expect(await who.context.cookies(`${marketUrl()}/products/${cheap.id}`)).toEqual([])
  const read = async (cookie: string, path = '/cart') => {
    const answer = await fetch(marketUrl() + path, { headers: { cookie } })
    return {
      control: answer.headers.get('cache-control'),
      shows: (await answer.text()).includes(`/products/${cheap.id}"`),
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
  await visit(`/cart?added=${cheap.versions[0]?.id}`)
  await page.getByText(t('cart', 'cookieMissingTitle'), { exact: true }).waitFor()
  await page.getByRole('heading', { name: t('cart', 'emptyTitle') }).waitFor()
})

/** A browser whose scripts do not arrive: it waits for them, and has what the server sends. */
async function withoutAssets({ page }: Visitor): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort())
}
const open = ({ page, locale }: Visitor, path: string) => page.goto(localePath(path, locale))

test.each([
  ['pl-PL', 320, 'light'],
  ['de-DE', 320, 'dark'],
  ['en-US', 1440, 'dark'],
] as const)(
  '%s %i %s: where scripts do not load, every page of the way is accessible and fits',
  async (locale, width, theme) => {
    const who = await visitor({ locale, width, theme })
    const { page, t } = who
    await withoutAssets(who)
    const looksWell = async () => {
      expect(await axeViolations(page)).toEqual([])
      expect(await sideways(who)).toBe(0)
    }
    await open(who, `/products/${choice.id}`)
    await page.getByRole('radio', { name: startsWith(wanted()?.name ?? '') }).check()
    await add(who, choice)
    await page.getByText(t('cart', 'addedOf', { title: choice.title }), { exact: true }).waitFor()
    await looksWell()
    await buying.methodIn(who, page.getByRole('main'), 'inpost_locker').check()
    await press(who, t('cart', 'saveDelivery'))
    await isAt(who, /pick=/)
    const search = page.getByRole('searchbox', { name: t('cart', 'pointTitleLocker') })
    await search.fill('Kraków')
    await search.press('Enter')
    await isAt(who, /q=Krak/)
    await looksWell()
    await buying.methodIn(who, page.getByRole('main'), 'dpd_courier').first().check()
    await press(who, t('cart', 'saveDelivery'))
    await isAt(who, /#delivery-/)
    await open(who, '/cart?step=data')
    await page.getByRole('checkbox', { name: t('checkout', 'wantsInvoice') }).check()
    await page.getByRole('checkbox', { name: t('checkout', 'otherRecipient') }).check()
    await buying.order(who)
    const summary = page.getByText(startsWith(t('checkout', 'errorsTitle', { count: 4 })))
    await summary.waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain(t('checkout', 'termsError'))
    await looksWell()
  },
)

test('R13 T06 scripts that come later go on with both carts of the browser, and nothing is asked for twice', async () => {
  const who = await visitor()
  const { page, t } = who
  await who.visit(`/products/${cheap.id}`)
  await buying.putInCart(who, cheap)
  await withoutAssets(who)
  await open(who, '/cart')
  await page.getByText(t('cart', 'late'), { exact: true }).waitFor()
  await open(who, `/products/${choice.id}`)
  await add(who, choice)
  await page.getByText(t('cart', 'addedOf', { title: choice.title }), { exact: true }).waitFor()
  await page.unroute('**/assets/*.js')
  await who.visit('/cart')
  const removes = ({ title }: ProductView) =>
    page.getByRole('button', { name: t('cart', 'removeOf', { title }), exact: true })
  await removes(choice).waitFor()
  await removes(cheap).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByRole('button', { name: startsWith(t('cart', 'saveDelivery')) }).count()).toBe(0)
  const id = await page.evaluate(() => localStorage.getItem('cart'))
  expect((await ask<Cart>(`/api/carts/${id}`)).quantity).toBe(2)
  await who.visit('/cart')
  await removes(cheap).waitFor()
  expect((await ask<Cart>(`/api/carts/${id}`)).quantity).toBe(2)
  // What is being typed into the plain form stays, however late scripts are.
  await chooseAnyDelivery(id ?? '')
  await page.goto('/cart?step=data')
  await hydrated(page)
  await buying.fieldOf(who, t('shell', 'firstName')).fill('Zofia')
  await page.waitForTimeout(500)
  expect(await buying.fieldOf(who, t('shell', 'firstName')).inputValue()).toBe('Zofia')
  await buying.order(who)
  await page.getByText(startsWith(t('checkout', 'errorsTitle', { count: 3 }))).waitFor()
  expect(await buying.fieldOf(who, t('shell', 'firstName')).inputValue()).toBe('Zofia')
  expect(who.errors.filter((error) => !/ERR_FAILED|Failed to fetch|assets/.test(error))).toEqual([])
})

async function chooseAnyDelivery(id: string): Promise<void> {
  const cart = await ask<Cart>(`/api/carts/${id}`)
  for (const { company } of cart.sellerGroups) {
    const body = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }
    await ask(`/api/carts/${id}/deliveries/${company.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
}
