import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { ask, findProduct, simple } from './goods.ts'
import { type MarketWithStreets, startMarketWithStreets } from './market-with-streets.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let product: ProductView
let seller = ''
let streets: MarketWithStreets
beforeAll(async () => {
  streets = await startMarketWithStreets()
  product = await findProduct('seller=2&state=used&price=..60000', simple(3))
  seller = (await ask<{ name: string }>(`/api/companies/${product.companyId}`)).name
})
afterAll(() => streets?.stop())

/** A cart in which a locker is to be chosen, with the map not opened yet. */
async function withLockers(who: Visitor) {
  await who.visit(`/products/${product.id}`)
  await buying.putInCart(who, product)
  await who.page.getByRole('link', { name: who.t('shell', 'cartCount', { count: 1 }) }).click()
  await who.page.waitForURL(/\/cart$/)
  await hydrated(who.page)
  const group = buying.sellerGroupOf(who, seller)
  await buying.methodIn(who, group, 'inpost_locker').check()
  const choose = startsWith(who.t('cart', 'pointChooseOf', { name: '' }).trim())
  return {
    group,
    map: group.getByRole('application', { name: who.t('place', 'points') }),
    field: group.getByRole('searchbox', { name: who.t('cart', 'pointTitleLocker') }),
    open: group.getByRole('button', { name: who.t('cart', 'pointShowMap') }),
    rows: group.getByRole('list').getByRole('button', { name: choose }),
    chosen: group.getByText(who.t('cart', 'pointChosen')),
    choose,
  }
}

test.each(LOCALES)('E11 %s: a locker is found on the map and chosen by keyboard alone', async (locale) => {
  const who = await visitor({ locale, width: locale === 'en-US' ? 390 : 1440, url: streets.url })
  const { page } = who
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/point-map/.test(request.url())) scripts.push(request.url())
  })
  const { map, field, open, rows, chosen, choose } = await withLockers(who)
  expect(scripts).toEqual([])
  await field.fill('krak')
  await rows.first().waitFor()
  await open.press('Enter')
  const marks = map.getByRole('button', { name: choose })
  await expect.poll(() => marks.count()).toBeGreaterThan(1)
  expect(await axeViolations(page)).toEqual([])
  // In order of the page: the map itself, then one of its points.
  await map.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toMatch(choose)
  const first = await focused()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    if ((await focused()) !== first) break
    await page.keyboard.press(key)
  }
  const looked = String(await focused())
  await page.keyboard.press('Enter')
  await chosen.waitFor()
  const code = /\b[A-Z]{3}\d\w+/.exec(looked)?.[0]
  expect(code).toBeTruthy()
  await page.getByText(String(code)).first().waitFor()
  expect(who.errors).toEqual([])
})

test('E11 by mouse: a point is looked at before it is chosen, and the list follows a map that is moved', async () => {
  const who = await visitor({ width: 1440, url: streets.url })
  const { map, group, field, open, rows, chosen, choose } = await withLockers(who)
  await field.fill('warszawa')
  await rows.first().waitFor()
  const found = await rows.count()
  await open.click()
  const marks = map.getByRole('button', { name: choose })
  await expect.poll(() => marks.count()).toBeGreaterThan(1)
  // Under the points lie the streets, wherever the map goes.
  await map.locator('canvas').waitFor()
  const zoomOut = group.getByRole('button', { name: who.t('place', 'zoomOut') })
  for (let n = 0; n < 5; n += 1) await zoomOut.click()
  await expect.poll(() => rows.count()).toBeGreaterThan(found)
  const zoomIn = group.getByRole('button', { name: who.t('place', 'zoomIn') })
  for (let n = 0; n < 5; n += 1) await zoomIn.click()
  await expect.poll(() => rows.count()).toBe(found)
  await marks.first().click()
  await group.getByRole('button', { name: who.t('cart', 'pointChoose') }).click()
  await chosen.waitFor()
  expect(who.errors).toEqual([])
})

test('E11 on a phone a finger that goes up or down moves the page, not the map', async () => {
  const who = await visitor({ width: 390, url: streets.url })
  const { map, open } = await withLockers(who)
  await open.click()
  await map.waitFor()
  expect(await map.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y')
  const { width, page } = await who.page.evaluate(() => {
    return { width: document.documentElement.scrollWidth, page: document.documentElement.clientWidth }
  })
  expect(width).toBeLessThanOrEqual(page)
})

test.each([
  ['without a map with streets', false],
  ['with one that does not come', true],
])(
  'E11 %s the list is the way: with addresses and distances, and the chosen point on a map outside',
  async (_how, isBroken) => {
    const who = await visitor({ width: 390, ...(isBroken && { url: streets.url }) })
    const { page, t } = who
    await page.route(streets.styleUrl, (route) => route.fulfill({ status: 500 }))
    await who.context.grantPermissions(['geolocation'])
    await who.context.setGeolocation({ latitude: 50.0614, longitude: 19.9383 })
    const { group, map, open, rows, chosen } = await withLockers(who)
    if (isBroken) {
      await open.click()
      await group
        .getByRole('status')
        .filter({ hasText: t('cart', 'pointMapFailed') })
        .waitFor()
    } else {
      // A plane with pins and no streets is not offered as a map.
      expect(await open.count()).toBe(0)
      expect(who.errors).toEqual([])
    }
    await expect.poll(() => map.count()).toBe(0)
    await group.getByRole('button', { name: t('cart', 'pointNearMe') }).press('Enter')
    await rows.first().waitFor()
    expect(await rows.first().textContent()).toMatch(/\d (m|km)/)
    expect(await axeViolations(page)).toEqual([])
    await rows.first().press('Enter')
    await chosen.waitFor()
    const outside = group.getByRole('link', { name: startsWith(t('cart', 'pointOutside')) })
    expect(await outside.getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=50\.\d+&mlon=19\.\d+/,
    )
    expect(await outside.textContent()).toContain(t('shell', 'newWindow'))
  },
)

test('R09 on the page of a shop the streets around its pin are one press away', async () => {
  const who = await visitor({ width: 390, url: streets.url })
  const { page, t } = who
  await who.visit('/shops/1')
  await page.getByRole('button', { name: t('place', 'streets') }).press('Enter')
  await page.locator('canvas').waitFor()
  // The pin stands in the middle, and the way back is there.
  await page.locator('.maplibregl-marker').waitFor()
  await page.getByRole('button', { name: t('place', 'plainMap') }).press('Enter')
  await page.getByRole('img', { name: startsWith(t('place', 'mapOf', { name: '' })) }).waitFor()
  expect(await page.getByRole('link', { name: startsWith(t('place', 'streetsOutside')) }).count()).toBe(0)
  expect(who.errors).toEqual([])
})
