import type { ProductView } from '../src/domains/products/contract.ts'
import { translateFailure } from '../src/i18n/index.ts'
import type { Visitor } from './browser.ts'
import * as buying from './buying.ts'
import * as companies from './companies.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { aCart, aPurchase, aReceivedPurchase } from './purchases.ts'
import { breakNext, shown, toldInRed } from './told.ts'
import { startsWith } from './words.ts'

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).first().click()

export async function checkout(who: Visitor, product: ProductView): Promise<void> {
  const { page, t } = who
  const cart = await aCart([product])
  const companyId = cart.sellerGroups[0]?.company.id
  await page.addInitScript((id) => localStorage.setItem('cart', id), cart.id)
  // What the cart proposes does not get through: no delivery is chosen.
  const deliveries = '**/api/carts/*/deliveries/*'
  await page.route(deliveries, (route) => route.abort())
  await who.visit('/cart')
  const group = page.getByRole('region', { name: startsWith(`${t('cart', 'seller')}: `) })
  const quantity = group.getByRole('textbox', { name: startsWith(t('shell', 'quantity')) })
  await quantity.fill('999')
  await shown(who, 'not_enough_stock')
  await who.visit('/cart')
  await group.getByText(t('notices', 'network')).waitFor()
  await buying.order(who)
  await toldInRed(who, 'delivery_required')
  await page.unroute(deliveries)
  await buying.chooseCourier(who, group)
  await buying.order(who)
  await toldInRed(who, 'user_data_incomplete')
  await buying.fillBuyer(who)
  await buying.order(who)
  await toldInRed(who, 'shipping_address_required')
  await buying.fillAddress(who)
  await page.getByRole('checkbox', { name: t('checkout', 'wantsInvoice') }).check()
  await buying.order(who)
  await toldInRed(who, 'invoice_incomplete')
  await page.getByRole('checkbox', { name: t('checkout', 'wantsInvoice') }).uncheck()
  await buying.termsOf(who).check()
  await breakNext(who, 'POST', '**/api/checkout/orders')
  await buying.order(who)
  await toldInRed(who, 'order_failed')
  // Another tab chose a second way meanwhile.
  const choice = { companyId, method: 'dpd_courier', pickupPoint: null, shopId: null, cashOnDelivery: false }
  await page.route('**/api/checkout/orders', (route) => {
    const body = { ...route.request().postDataJSON(), deliveries: [choice, choice] }
    return route.continue({ postData: JSON.stringify(body) })
  })
  await buying.order(who)
  await shown(who, 'too_many_delivery_options')
}

export async function paying(who: Visitor, product: ProductView): Promise<void> {
  const { page, t } = who
  const { key } = await aPurchase(product)
  await page.addInitScript(() => Object.defineProperty(window, 'open', { value: () => null }))
  await who.visit(`/payment-selection?order=${key}`)
  // The provider's page never comes: who goes there stays here.
  const stuck = { redirectUrl: `${new URL(page.url()).origin}/sandbox-never` }
  await page.route('**/sandbox-never', (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/checkout/*/payments', async (route) => {
    const answer = await route.fetch()
    return route.fulfill({ response: answer, json: { ...(await answer.json()), ...stuck } })
  })
  await page.getByRole('button', { name: t('payment', 'pay', { price: '' }).trim() }).click()
  await page.getByRole('button', { name: t('payment', 'openInWindow') }).click()
  await toldInRed(who, 'popup_blocked')
}

export async function comparing(who: Visitor): Promise<void> {
  const { page, t } = who
  await page.addInitScript(() => localStorage.setItem('compare', '1,2,3'))
  await who.visit('/catalog')
  await page
    .getByRole('button', { name: startsWith(t('shell', 'addToCompareOf', { title: '' }).trim()) })
    .last()
    .click()
  await toldInRed(who, 'compare_limit', { max: 3 })
}

export async function reviewing(who: Visitor): Promise<void> {
  const session = await sessionOf('seller')
  const goods = await findProduct(`seller=${session.user.companyId}`, simple(4))
  const { key } = await aReceivedPurchase(session, goods)
  await who.visit(`/review/${key}`)
  await press(who, who.t('reviewWork', 'send'))
  await shown(who, 'score_required')
}

/** What fails where nobody could have known: with an answer of the server, and without one. */
export async function anything(who: Visitor, product: ProductView): Promise<void> {
  const { page, t } = who
  await comeAs(who, await companies.aNewcomer('Ola', 'Lubi'))
  await who.visit(`/products/${product.id}`)
  const heart = page.getByRole('button', { name: startsWith(t('hearts', 'toFavourites')) }).first()
  await breakNext(who, 'PUT', '**/api/favourites/*', true)
  await heart.click()
  await toldInRed(who, 'action_failed')
  await breakNext(who, 'PUT', '**/api/favourites/*')
  await heart.click()
  await toldInRed(who, 'error_occurred', { message: translateFailure(who.locale, 'internal') })
}
