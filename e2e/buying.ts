import type { Locator } from 'playwright-core'
import { type Titled, titleIn } from '../src/values/titled.ts'
import type { Visitor } from './browser.ts'
import { plain, startsWith } from './words.ts'

/** On the product page: into the cart, until the market says so. */
export async function putInCart({ page, t, locale }: Visitor, product: Titled): Promise<void> {
  const title = titleIn(product, locale)
  const button = page.getByRole('button', { name: t('shell', 'addToCartOf', { title }), exact: true })
  await button.first().click()
  await page.getByText(t('shell', 'addedToCart')).waitFor()
}

/** The part of the cart that one seller sends. */
export const sellerGroupOf = ({ page, t }: Visitor, sellerName: string): Locator =>
  page.getByRole('region', { name: `${t('cart', 'seller')}: ${plain(sellerName)}` })

/** A way of delivery in a seller group. */
export const methodIn = (
  visitor: Visitor,
  sellerGroup: Locator,
  method: 'inpost_locker' | 'dpd_courier' | 'store_pickup',
) => sellerGroup.getByRole('radio', { name: startsWith(visitor.t('cart', method)) })

export async function chooseCourier(visitor: Visitor, sellerGroup: Locator): Promise<void> {
  await methodIn(visitor, sellerGroup, 'dpd_courier').check()
}

/** A parcel locker, found by its town. */
export async function chooseLocker(visitor: Visitor, sellerGroup: Locator, town: string): Promise<void> {
  const { t } = visitor
  await methodIn(visitor, sellerGroup, 'inpost_locker').check()
  await sellerGroup.getByRole('searchbox', { name: t('cart', 'pointTitleLocker') }).fill(town)
  const choose = t('cart', 'pointChooseOf', { name: '' }).trim()
  await sellerGroup
    .getByRole('button', { name: startsWith(choose) })
    .first()
    .click()
  await sellerGroup.getByText(t('cart', 'pointChosen')).waitFor()
}

export const BUYER = { firstName: 'Zofia', lastName: 'Kot', email: 'zofia.kot@example.com', phone: '600 100 200' }
export const ADDRESS = { street: 'ul. Długa 7', postalCode: '31-147', city: 'Kraków' }

/** A field of the order form. */
export const fieldOf = ({ page }: Visitor, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true })

export async function fillBuyer(visitor: Visitor): Promise<void> {
  const { t } = visitor
  await fieldOf(visitor, t('shell', 'firstName')).fill(BUYER.firstName)
  await fieldOf(visitor, t('shell', 'lastName')).fill(BUYER.lastName)
  await fieldOf(visitor, t('checkout', 'email')).fill(BUYER.email)
  await fieldOf(visitor, t('checkout', 'phone')).fill(BUYER.phone)
}

export async function fillAddress(visitor: Visitor): Promise<void> {
  const { t } = visitor
  await fieldOf(visitor, t('shell', 'street')).fill(ADDRESS.street)
  await fieldOf(visitor, t('shell', 'postalCode')).fill(ADDRESS.postalCode)
  await fieldOf(visitor, t('shell', 'city')).fill(ADDRESS.city)
}

export const termsOf = ({ page, t }: Visitor): Locator =>
  page.getByRole('checkbox', { name: startsWith(t('checkout', 'termsBefore')) })

/** The button that obliges to pay; it waits while sums are asked for. */
export async function order({ page, t }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('checkout', 'placeOrder'), disabled: false }).click()
}
