import { beforeAll, expect, test } from 'vitest'
import type { PublicShop } from '../src/domains/shops/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { ask } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { placesReady } from './places-ready.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
beforeAll(placesReady)

const scaleOf = (who: Visitor, name: string) => who.page.getByRole('img', { name, exact: true }).getByText(/^\d+ k?m$/)

test.each(LOCALES)(
  'R09 %s: the page of a shop shows its region, and no nearer than the map is true',
  async (locale) => {
    const who = await visitor({ locale, width: locale === 'de-DE' ? 390 : 1440 })
    const { page, t } = who
    const loaded: string[] = []
    page.on('request', (request) => /\/(region|europe)-/.test(request.url()) && loaded.push(request.url()))
    const shop = await ask<PublicShop>('/api/shops/1')
    await who.visit('/shops/1')
    const name = t('place', 'mapOf', { name: `${shop.title}, ${shop.city}` })
    const map = page.getByRole('img', { name, exact: true })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => map.locator('path.stroke-water').count()).toBe(1)
    expect(loaded.filter((url) => url.includes('/europe-'))).toEqual([])
    await map.getByText(shop.city, { exact: true }).waitFor()
    expect(await map.locator('text').count()).toBeGreaterThan(4)
    expect(await axeViolations(page)).toEqual([])

    const scale = scaleOf(who, name)
    const zoomIn = page.getByRole('button', { name: t('place', 'zoomIn') })
    expect([await scale.textContent(), await zoomIn.getAttribute('aria-disabled')]).toEqual(['20 km', 'true'])
    await zoomIn.press('Enter')
    await zoomIn.click({ force: true })
    await map.hover()
    await page.mouse.wheel(0, -600)
    expect(await scale.textContent()).toBe('20 km')
    await page.getByRole('button', { name: t('place', 'zoomOut') }).press('Enter')
    await expect.poll(() => scale.textContent()).toBe('50 km')

    // The streets are a link that says where it leads; it is the same on every width.
    const streets = page.getByRole('link', { name: startsWith(t('place', 'streetsOutside')) })
    expect(await streets.getAttribute('href')).toContain(`mlat=${shop.lat}&mlon=${shop.lng}`)
    expect(await streets.textContent()).toContain(t('shell', 'newWindow'))
    await page.getByRole('link', { name: startsWith(t('place', 'directions')) }).waitFor()
    expect(who.errors).toEqual([])
  },
)

test('R09 before scripts run the region has its names already', async () => {
  const who = await visitor({ javaScript: false })
  await who.visit('/shops/1')
  expect(await who.page.locator('svg[role=img] text').count()).toBeGreaterThan(4)
})

test('A12 without streets a seller still places the pin exactly: pasted as any map copies it, and seen among its streets', async () => {
  const who = await visitor()
  await comeAs(who, await sessionOf('seller'))
  const { page, t } = who
  await who.visit('/shops/1/edit')
  const field = (key: 'lat' | 'lng') => page.getByLabel(t('myShops', key), { exact: true })
  const coordinates = async () => [await field('lat').inputValue(), await field('lng').inputValue()]
  const pin = page.getByRole('button', { name: t('myShops', 'pin') })
  await pin.focus()
  const before = await coordinates()
  for (let time = 0; time < 5; time += 1) await page.keyboard.press('+')
  const scale = scaleOf(who, t('place', 'map'))
  expect([await scale.textContent(), await coordinates()]).toEqual(['20 km', before])
  const paste = (text: string) =>
    field('lat').evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('49.98713, 20.06512')
  await expect.poll(coordinates).toEqual(['49,98713', '20,06512'])
  const outside = page.getByRole('link', { name: startsWith(t('myShops', 'checkOutside')) })
  await expect.poll(() => outside.getAttribute('href')).toContain('mlat=49.98713&mlon=20.06512')
  // What is no place on earth is not taken.
  await paste('149.98713, 220.06512')
  expect(await coordinates()).toEqual(['49,98713', '20,06512'])
  // Where the map holds nothing it stays at home, and the numbers still tell.
  await paste('-33.85678, 151.21531')
  await expect.poll(coordinates).toEqual(['-33,85678', '151,21531'])
  await expect.poll(() => scale.textContent()).toBe('100 km')
  expect(await pin.count()).toBe(0)
  await page.getByText(/Pinezka: [-−]33,85678/).waitFor()
  expect(who.errors).toEqual([])
})
