import { beforeAll, expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { ask, findProduct, simple } from './goods.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let product: ProductView
let seller = ''
beforeAll(async () => {
  product = await findProduct('seller=2&state=used&price=..60000', simple(3))
  seller = (await ask<{ name: string }>(`/api/companies/${product.companyId}`)).name
})

/** A cart in which a locker is to be chosen. */
async function withLockers(who: Visitor) {
  await who.visit(`/products/${product.id}`)
  await buying.putInCart(who, product)
  await who.page.getByRole('link', { name: who.t('shell', 'cartCount', { count: 1 }) }).click()
  await who.page.waitForURL(/\/cart$/)
  await hydrated(who.page)
  const group = buying.sellerGroupOf(who, seller)
  await buying.methodIn(who, group, 'inpost_locker').check()
  const choose = who.t('cart', 'pointChooseOf', { name: '' }).trim()
  return {
    field: group.getByRole('searchbox', { name: who.t('cart', 'pointTitleLocker') }),
    nearMe: group.getByRole('button', { name: who.t('cart', 'pointNearMe') }),
    rows: group.getByRole('button', { name: startsWith(choose) }),
    chosen: group.getByText(who.t('cart', 'pointChosen')),
    change: group.getByRole('button', { name: who.t('cart', 'pointChange'), exact: true }),
    group,
  }
}

const isFocused = (who: Visitor, what: 'INPUT' | 'BUTTON') =>
  expect.poll(() => who.page.evaluate(() => document.activeElement?.tagName)).toBe(what)

test.each(LOCALES)('E11 %s: lockers near the buyer, nearest first, asked for only when pressed', async (locale) => {
  const who = await visitor({ locale })
  await who.context.grantPermissions(['geolocation'])
  await who.context.setGeolocation({ latitude: 50.0647, longitude: 19.945 })
  const asked: string[] = []
  who.page.on('request', (request) => {
    if (request.url().includes('/api/pickup-points')) asked.push(new URL(request.url()).search)
  })
  const { nearMe, rows, group } = await withLockers(who)
  expect(asked).toEqual([])
  await nearMe.click()
  await group.getByText(who.t('cart', 'pointNearest')).waitFor()
  expect(asked).toEqual(['?method=inpost_locker&near=50.065%2C19.945'])
  await expect.poll(() => rows.first().textContent()).toMatch(/Kraków.*24\/7.*\s(m|km)$/)
  expect(await axeViolations(who.page)).toEqual([])
  expect(who.errors).toEqual([])
})

test('R11 a locker is found by its street and chosen by keyboard, and changed again', async () => {
  const who = await visitor()
  const { page } = who
  const { field, rows, chosen, change } = await withLockers(who)
  await field.fill('gdansk')
  await rows.first().waitFor()
  await field.focus()
  // Past 'near me' and the map.
  for (const _ of ['near me', 'map', 'first']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await chosen.waitFor()
  await isFocused(who, 'BUTTON')
  await page.getByText(who.t('cart', 'pointHours', { hours: '24/7' })).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await change.press('Enter')
  await isFocused(who, 'INPUT')
  expect(who.errors).toEqual([])
})

test('M01 a browser that does not say where it is: the buyer is told to type', async () => {
  const who = await visitor({ locale: 'en-US' })
  await who.context.clearPermissions()
  const { nearMe, group } = await withLockers(who)
  await nearMe.click()
  await group.getByText(who.t('cart', 'pointNotLocated')).waitFor()
  expect(await axeViolations(who.page)).toEqual([])
})
