import { beforeAll, expect, test } from 'vitest'
import type { Cart } from '../src/domains/cart/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import { localePath } from '../src/values/locale.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { ask } from './goods.ts'
import { add, isAt, plainGoods, press, wantedOf } from './plain-buying.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let goods: Awaited<ReturnType<typeof plainGoods>>
beforeAll(async () => {
  goods = await plainGoods()
})
const sideways = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

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
    await open(who, `/products/${goods.choice.id}`)
    await page.getByRole('radio', { name: startsWith(wantedOf(goods.choice)?.name ?? '') }).check()
    await add(who, goods.choice)
    await page.getByText(t('cart', 'addedOf', { title: goods.choice.title }), { exact: true }).waitFor()
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
  await who.visit(`/products/${goods.cheap.id}`)
  await buying.putInCart(who, goods.cheap)
  // A cart that the server does not know of, as where the browser kept its key alone.
  await who.context.clearCookies()
  await withoutAssets(who)
  await open(who, '/cart')
  await page.getByText(t('cart', 'late'), { exact: true }).waitFor()
  await open(who, `/products/${goods.choice.id}`)
  await add(who, goods.choice)
  await page.getByText(t('cart', 'addedOf', { title: goods.choice.title }), { exact: true }).waitFor()
  await page.unroute('**/assets/*.js')
  await who.visit('/cart')
  const removes = ({ title }: ProductView) =>
    page.getByRole('button', { name: t('cart', 'removeOf', { title }), exact: true })
  await removes(goods.choice).waitFor()
  await removes(goods.cheap).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByRole('button', { name: startsWith(t('cart', 'saveDelivery')) }).count()).toBe(0)
  const id = await page.evaluate(() => localStorage.getItem('cart'))
  expect((await ask<Cart>(`/api/carts/${id}`)).quantity).toBe(2)
  await who.visit('/cart')
  await removes(goods.cheap).waitFor()
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
