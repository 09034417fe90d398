import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DPD_KEYS } from '../demo/stand-ins/dpd/state.ts'
import { GLS_KEYS } from '../demo/stand-ins/gls/gls.ts'
import { INPOST_KEYS } from '../demo/stand-ins/inpost/inpost.ts'
import type { LabelCarrier } from '../src/domains/shipping/contract.ts'
import { must } from '../src/values/must.ts'
import { hydrated, type Visitor } from './browser.ts'
import * as buying from './buying.ts'
import type { KeyedMarket } from './keyed-market.ts'
import { problemsOn } from './problems.ts'
import { startsWith } from './words.ts'

/** A text with any number where `#` stands: in some languages at its end, in others within. */
const withNumber = (text: string) => new RegExp(`^${text.replace('#', '.+')}$`)

const KEYS = { inpost: INPOST_KEYS, dpd: DPD_KEYS, gls: GLS_KEYS }
const NAMES = { inpost: 'InPost', dpd: 'DPD', gls: 'GLS' }
type Method = 'inpost_locker' | 'dpd_courier' | 'gls_courier'

/** The demo's own contract makes room for one that is entered as sellers do, and tried. */
export async function connect(market: KeyedMarket, who: Visitor, carrier: LabelCarrier): Promise<void> {
  const { page, t } = who
  await market.ofSeller('DELETE', `/carriers/${carrier}`)
  await who.visit('/logistics')
  const part = page.getByRole('region', { name: NAMES[carrier], exact: true })
  await part.getByRole('button', { name: t('deliverySettings', 'connectTo', { name: NAMES[carrier] }) }).click()
  for (const [name, value] of Object.entries(KEYS[carrier])) await part.locator(`[name="fields.${name}"]`).fill(value)
  expect(await problemsOn(who, `${carrier}: keys`)).toEqual([])
  await part.getByRole('button', { name: t('deliverySettings', 'saveCarrier') }).click()
  await part.getByRole('button', { name: t('deliverySettings', 'check'), exact: true }).click()
  await part.getByText(t('deliverySettings', 'checked_works')).waitFor()
  expect(await problemsOn(who, `${carrier}: connected`)).toEqual([])
}

/** A product of the seller in the cart, with its way of delivery and the buyer filled in, until the order is placed. */
export async function orderBy(market: KeyedMarket, who: Visitor, method: Method, onDelivery = false): Promise<void> {
  const { page, t } = who
  const product = must(
    market.products.find(({ versions }) => versions.length === 1 && (versions[0]?.quantity ?? 0) >= 3),
    'a product',
  )
  const seller = (await market.ask<{ name: string }>('GET', `/api/companies/${product.companyId}`)).name
  await who.visit(`/products/${product.id}`)
  await buying.putInCart(who, product)
  await page.getByRole('link', { name: t('shell', 'cartCount', { count: 1 }) }).click()
  await page.waitForURL(/\/cart$/)
  await hydrated(page)
  const group = buying.sellerGroupOf(who, seller)
  await group.getByRole('radio', { name: startsWith(t('cart', method)) }).check()
  if (method === 'inpost_locker') {
    await group.getByRole('searchbox', { name: t('cart', 'pointTitleLocker') }).fill('Kraków')
    const choose = startsWith(t('cart', 'pointChooseOf', { name: '' }).trim())
    await group.getByRole('list').getByRole('button', { name: choose }).first().click()
    await group.getByText(t('cart', 'pointChosen')).waitFor()
  }
  if (onDelivery) await group.getByRole('checkbox', { name: t('cart', 'cod') }).check()
  await buying.fillBuyer(who)
  await buying.fieldOf(who, t('checkout', 'email')).fill(`zofia.${method}@example.com`)
  if (method !== 'inpost_locker') await buying.fillAddress(who)
  await buying.termsOf(who).check()
  expect(await problemsOn(who, `${method}: cart`)).toEqual([])
  await buying.order(who)
}

/** Bought online; the key of the purchase. */
export async function bought(market: KeyedMarket, who: Visitor, method: Method): Promise<string> {
  const { page } = who
  await orderBy(market, who, method)
  await page.waitForURL(/\/payment-selection\?order=/)
  const key = must(new URL(page.url()).searchParams.get('order'), 'a purchase')
  await hydrated(page)
  expect(await problemsOn(who, `${method}: ways to pay`)).toEqual([])
  await page.locator('input[type=radio][value=przelewy24]').check()
  await page.locator('main button[type=submit]').last().click()
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/\/payment\//)
  await expect.poll(async () => (await market.read(key)).dueOnline).toBe(0)
  return key
}

/** Buys the label of the only order, downloads it, and sends with it; the number on it. */
export async function labelled(
  market: KeyedMarket,
  who: Visitor,
  key: string,
  wait?: (page: Page) => Promise<unknown>,
): Promise<string> {
  const { page, t } = who
  const number = must((await market.read(key)).orders[0], 'an order').number
  await who.visit(`/orders/${number}`)
  const part = page.getByRole('region', { name: t('labels', 'title'), exact: true })
  const buy = part.getByRole('button', { name: t('labels', 'buy'), exact: true })
  await buy.waitFor()
  expect(await problemsOn(who, 'label to be bought')).toEqual([])
  await buy.click()
  const print = part.getByRole('button', { name: withNumber(t('labels', 'printOf', { number: '#' })) })
  await print.waitFor()
  await wait?.(page)
  const download = page.waitForEvent('download')
  await print.click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${t('labels', 'printFile')}.pdf`)
  expect((await readFile(await file.path(), 'latin1')).slice(0, 5)).toBe('%PDF-')
  expect(await problemsOn(who, 'label', { phone: true })).toEqual([])
  await part.getByRole('button', { name: t('labels', 'shipWith') }).click()
  await part.getByText(t('labels', 'sent'), { exact: true }).waitFor()
  const { shipments } = must((await market.read(key)).orders[0], 'an order')
  return must(shipments[0]?.trackingNumber, 'a number')
}

/** How the shipments of a purchase stand, as its buyer reads it. */
export const stateOf = (market: KeyedMarket, key: string) => async () =>
  (await market.ask<{ shipments: { state: string | null }[] }>('GET', `/api/purchases/${key}/tracking`)).shipments.map(
    ({ state }) => state,
  )
export const statusOf = (market: KeyedMarket, key: string) => async () => (await market.read(key)).orders[0]?.status
