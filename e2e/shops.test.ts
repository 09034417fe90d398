import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnShop } from '../src/domains/shops/own/contract.ts'
import { MARKET_ZONE } from '../src/values/dates.ts'
import { wallTime } from '../src/values/days.ts'
import { type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { placesReady } from './places-ready.ts'

const visitor = visitors()
type Stall = Awaited<ReturnType<typeof companies.aDraftCompany>>

beforeAll(placesReady)

async function aStall(): Promise<Stall> {
  return companies.aDraftCompany(await companies.aNewcomer('Iga', 'Sklepowa'), 'Stacjonarna')
}
async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}
const shopsOf = async ({ companyId, owner }: Stall) =>
  (await companies.call<{ shops: OwnShop[] }>(owner, 'GET', `/api/companies/${companyId}/shops`)).shops

async function fillAddress({ page, t }: Visitor, title: string): Promise<void> {
  await page.getByLabel(t('myShops', 'name'), { exact: true }).fill(title)
  await page.getByLabel(t('myShops', 'street'), { exact: true }).fill('Rynek Górny 1')
  await page.getByLabel(t('myShops', 'postalCode'), { exact: true }).fill('32020')
  await page.getByLabel(t('myShops', 'city'), { exact: true }).fill('Wieliczka')
}
const coordinates = async ({ page, t }: Visitor) => {
  const read = async (key: 'lat' | 'lng') =>
    Number((await page.getByLabel(t('myShops', key), { exact: true }).inputValue()).replace(',', '.'))
  return { lat: await read('lat'), lng: await read('lng') }
}
const saveNew = ({ page, t }: Visitor) => page.getByRole('button', { name: t('myShops', 'saveNew') }).click()

test('R09 A12 V06 a seller opens a shop on the map with the keyboard alone', async () => {
  const stall = await aStall()
  const who = await as(stall.owner)
  const { page, t } = who
  await who.visit('/my-shops')
  await page.getByRole('heading', { name: t('myShops', 'emptyTitle') }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('myShops', 'add') })
    .click()
  await page.getByRole('button', { name: t('myShops', 'saveNew') }).waitFor()

  // Nothing is sent without its needed fields; the location is one.
  await saveNew(who)
  await page.getByText(t('myShops', 'locationRequired')).waitFor()
  await expect.poll(() => page.getByText(t('myShops', 'required')).count()).toBe(4)
  await fillAddress(who, 'Salon Wieliczka')
  await expect.poll(() => page.getByLabel(t('myShops', 'postalCode'), { exact: true }).inputValue()).toBe('32-020')

  await page.getByRole('button', { name: t('myShops', 'findAddress') }).press('Enter')
  const choice = page.getByRole('button', { name: 'Wieliczka, małopolskie' })
  await choice.press('Enter')
  await page
    .getByText(/GeoNames.*PRNG/)
    .first()
    .waitFor()
  const found = await coordinates(who)
  expect([Math.abs(found.lat - 49.99) < 0.05, Math.abs(found.lng - 20.06) < 0.05]).toEqual([true, true])

  const pin = page.getByRole('button', { name: t('myShops', 'pin') })
  await pin.focus()
  for (const key of ['ArrowUp', 'Shift+ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
  // The last step is on the page a moment after its key.
  await expect.poll(async () => (await coordinates(who)).lng).toBeGreaterThan(found.lng)
  const moved = await coordinates(who)
  expect(moved.lat).toBeGreaterThan(found.lat)
  await page.keyboard.press('+')
  await expect.poll(() => coordinates(who)).toEqual(moved)

  // T08 V14: a break on Monday, written without a colon, and copied to the other open days.
  const monday = 'poniedziałek'
  await page.getByRole('button', { name: t('myShops', 'addIntervalOf', { day: monday }) }).click()
  const clock = (key: 'fromOf' | 'toOf' | 'fromAgain' | 'toAgain') =>
    page.getByLabel(t('myShops', key, { day: monday }), { exact: true })
  await clock('toOf').fill('1300')
  await clock('fromAgain').fill('14')
  await clock('toAgain').fill('1830')
  expect([await clock('toOf').inputValue(), await clock('fromAgain').inputValue()]).toEqual(['13:00', '14:00'])
  await page.getByRole('button', { name: t('myShops', 'copyOf', { day: monday }) }).click()
  await saveNew(who)
  await page.getByText(t('myShops', 'opened')).waitFor()
  await page.getByRole('heading', { name: 'Salon Wieliczka' }).waitFor()
  const [shop] = await shopsOf(stall)
  const day = { open: true, from: '09:00', to: '13:00', more: [{ from: '14:00', to: '18:30' }] }
  expect(shop).toMatchObject({ ...moved, hours: { mon: day, fri: day, sun: { open: false } } })
  expect(who.errors).toEqual([])
})

test('A12 the pin is put by a click and dragged', async () => {
  const who = await as((await aStall()).owner)
  const { page, t } = who
  await who.visit('/add')
  const map = page.getByRole('img', { name: t('place', 'map'), exact: true })
  await map.scrollIntoViewIfNeeded()
  await map.click({ position: { x: 300, y: 200 } })
  const first = await coordinates(who)
  const pin = page.getByRole('button', { name: t('myShops', 'pin') })
  const box = await pin.boundingBox()
  if (!box) throw new Error('no pin')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 40, { steps: 5 })
  await page.mouse.up()
  const second = await coordinates(who)
  expect([second.lng > first.lng, second.lat < first.lat]).toEqual([true, true])
  // The map itself is dragged without moving the pin.
  await map.hover({ position: { x: 150, y: 300 } })
  await page.mouse.down()
  await page.mouse.move(x - 40, y - 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => coordinates(who)).toEqual(second)
  // Typed numbers move it, too, with a comma as people write it.
  await page.getByLabel(t('myShops', 'lat'), { exact: true }).fill('50,5')
  await page.getByText(/50,5000/).waitFor()
  await page.getByLabel(t('myShops', 'lat'), { exact: true }).fill('500')
  await page.getByText(t('myShops', 'coordinateInvalid')).waitFor()
  expect(who.errors).toEqual([])
})

describe('A12 the position of the browser, asked for at a click', () => {
  const ask = ({ page, t }: Visitor) => page.getByRole('button', { name: t('myShops', 'useMyPosition') }).click()
  test('granted: the pin stands there', async () => {
    const who = await as((await aStall()).owner)
    await who.context.grantPermissions(['geolocation'])
    await who.context.setGeolocation({ latitude: 54.352, longitude: 18.6466 })
    await who.visit('/add')
    await ask(who)
    await who.page.getByText(who.t('myShops', 'located')).waitFor()
    await expect.poll(() => coordinates(who)).toEqual({ lat: 54.352, lng: 18.6466 })
  })
  test('M01 refused: it says so, and the default location is set', async () => {
    const who = await as((await aStall()).owner, { locale: 'en-US' })
    await who.context.clearPermissions()
    await who.visit('/add')
    await ask(who)
    await who.page.getByText('Geolocation failed (default location is set)').waitFor()
    await expect.poll(() => coordinates(who)).toEqual({ lat: 52.2297, lng: 21.0122 })
  })
  test('M01 not supported: it says so', async () => {
    const who = await as((await aStall()).owner, { locale: 'en-US' })
    await who.page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined, configurable: true }),
    )
    await who.visit('/add')
    await ask(who)
    await who.page.getByText('Geolocation is not supported by this browser').waitFor()
  })
})

test('V06 M01 a picture over 2 MB is refused, others are ordered and described; a failing shop says what failed', async () => {
  const stall = await aStall()
  const who = await as(stall.owner, { locale: 'en-US' })
  const { page, t } = who
  await who.visit('/add')
  await fillAddress(who, 'Salon')
  await page.getByRole('button', { name: t('myShops', 'placePin') }).click()
  const file = page.locator('input[type="file"]')
  const picture = async (name: string, background: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  })
  const heavy = { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }
  await file.setInputFiles(heavy)
  await page.getByText('File size exceeds 2 MB').waitFor()
  await file.setInputFiles([await picture('a.png', 'teal'), await picture('b.png', 'navy')])
  await page.getByLabel(`${t('myShops', 'pictureAlt', { number: 2 })}: English`).fill('Shop window')
  await page.getByRole('button', { name: t('myShops', 'pictureEarlier', { number: 2 }) }).click()
  await expect
    .poll(() => page.getByLabel(`${t('myShops', 'pictureAlt', { number: 1 })}: English`).inputValue())
    .toBe('Shop window')

  await page.route('**/shops', (route) => route.abort(), { times: 1 })
  await saveNew(who)
  await page.getByText(/^Error adding shop/).waitFor()
  await saveNew(who)
  await page.getByText(t('myShops', 'opened')).waitFor()
  const [shop] = await shopsOf(stall)
  expect(shop?.images.map(({ alt }) => alt)).toEqual([{ 'pl-PL': '', 'en-US': 'Shop window' }, undefined])

  // Once; taking the route away instead could catch a request that is under way.
  let isRefused = false
  await page.route('**/shops/*', (route) => {
    if (isRefused || route.request().method() !== 'DELETE') return route.continue()
    isRefused = true
    return route.abort()
  })
  const remove = async () => {
    await page.getByRole('button', { name: t('myShops', 'removeOf', { title: 'Salon' }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('myShops', 'remove'), exact: true })
      .click()
  }
  await remove()
  await page.getByText(/^Error deleting shop/).waitFor()
  await remove()
  await page.getByRole('heading', { name: t('myShops', 'emptyTitle') }).waitFor()
  expect(await shopsOf(stall)).toEqual([])
})

test('R09 T08 holidays become exceptions; the public page shows them, the hours, the map and what can be collected', async () => {
  const owner = await sessionOf('seller')
  const companyId = Number(owner.user.companyId)
  const [shop] = await shopsOf({ companyId, owner })
  if (!shop) throw new Error('the demo seller has no shop')
  const path = `/api/companies/${companyId}/shops/${shop.id}`
  const { id: _id, companyId: _company, lat, lng, revision: _revision, ...rest } = shop
  const put = async (over: object) => {
    const { revision } = await companies.call<OwnShop>(owner, 'GET', path)
    await companies.call(owner, 'PUT', path, { ...rest, location: { lat, lng }, ...over, revision })
  }
  try {
    const who = await as(owner)
    const { page, t } = who
    await who.visit(`/shops/${shop.id}/edit`)
    await page.getByText(t('myShops', 'holidays')).click()
    await page.getByRole('button', { name: t('myShops', 'holidaysAll') }).click()
    await page.getByRole('button', { name: t('myShops', 'holidaysAdd') }).click()
    await page.getByLabel(t('myShops', 'label')).first().waitFor()
    await page.getByRole('button', { name: t('myShops', 'save'), exact: true }).click()
    await page.getByText(t('myShops', 'saved')).waitFor()
    const changed = await companies.call<OwnShop>(owner, 'GET', path)
    expect(changed.exceptions.length).toBeGreaterThan(10)
    expect(changed.exceptions.find(({ date }) => date.endsWith('-12-25'))).toMatchObject({
      open: false,
      label: { 'en-US': 'Christmas Day' },
    })

    // A date soon, with other hours: the kept public page shows it at once.
    const tomorrow = wallTime(new Date(Date.now() + 86_400_000), MARKET_ZONE).date
    await put({
      exceptions: [{ date: tomorrow, open: true, from: '11:11', to: '12:22', label: { 'pl-PL': 'Inwentaryzacja' } }],
    })
    const guest = await visitor()
    await guest.visit(`/shops/${shop.id}`)
    const hours = guest.page.getByRole('region', { name: t('place', 'openingHours') })
    await hours.getByText('Inwentaryzacja').waitFor()
    await hours.getByText('11:11–12:22').first().waitFor()
    await hours.getByText(t('place', 'today')).waitFor()
    await hours.getByText(/^(Otwarte|Zamknięte)/).waitFor()
    await guest.page.getByRole('img', { name: t('place', 'mapOf', { name: `${shop.title}, ${shop.city}` }) }).waitFor()
    await guest.page.getByRole('button', { name: t('place', 'zoomOut') }).click()
    const route = guest.page.getByRole('link', { name: new RegExp(`^${t('place', 'directions')}`) })
    await expect.poll(() => route.getAttribute('href')).toContain(`${lat}%2C${lng}`)
    const pickup = guest.page.getByRole('region', { name: t('place', 'pickupTitle') })
    await pickup.getByRole('article').first().waitFor()
    const before = await pickup.getByRole('article').count()
    await pickup.getByRole('button', { name: t('place', 'pickupMore') }).click()
    await expect.poll(() => pickup.getByRole('article').count()).toBeGreaterThan(before)
    expect(guest.errors).toEqual([])
    expect(who.errors).toEqual([])
  } finally {
    await put({ exceptions: shop.exceptions })
  }
})

test('two editors: the slower one is told, takes over the other change and saves both', async () => {
  const stall = await aStall()
  const who = await as(stall.owner)
  const { page, t } = who
  await who.visit('/add')
  await fillAddress(who, 'Salon')
  await page.getByRole('button', { name: t('myShops', 'placePin') }).click()
  await saveNew(who)
  await page.getByText(t('myShops', 'opened')).waitFor()
  await page.getByRole('link', { name: t('myShops', 'editOf', { title: 'Salon' }) }).click()
  await page.getByLabel(t('myShops', 'name'), { exact: true }).fill('Salon Rynek')
  const [shop] = await shopsOf(stall)
  if (!shop) throw new Error('no shop')
  const { id, companyId: _company, lat, lng, ...rest } = shop
  const body = { ...rest, street: 'Rynek Dolny 9', location: { lat, lng } }
  await companies.call(stall.owner, 'PUT', `/api/companies/${stall.companyId}/shops/${id}`, body)
  const save = page.getByRole('button', { name: t('myShops', 'save'), exact: true })
  await save.click()
  await page.getByRole('button', { name: t('drafts', 'conflictLoad') }).click()
  await page.getByText(t('drafts', 'conflictMerged')).waitFor()
  await expect.poll(() => page.getByLabel(t('myShops', 'street'), { exact: true }).inputValue()).toBe('Rynek Dolny 9')
  await save.click()
  await page.getByText(t('myShops', 'saved')).waitFor()
  expect((await shopsOf(stall))[0]).toMatchObject({ title: 'Salon Rynek', street: 'Rynek Dolny 9', revision: 3 })
})
