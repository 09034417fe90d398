import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { anOrderOnDelivery, aPaidPurchase, aPurchase } from './purchases.ts'

const visitor = visitors()
const TRACKING = '1000000000001U'

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

/** Something of Paweł's company. */
async function hisProduct() {
  const { user } = await sessionOf('seller')
  return findProduct(`seller=${user.companyId}`, simple(3))
}

test('R14 a seller calls an order on delivery off; another reason needs words, and the buyer reads them as the seller’s', async () => {
  const purchase = await anOrderOnDelivery(await hisProduct())
  const number = purchase.orders[0]?.number ?? ''
  const seller = await as(await sessionOf('seller'))
  const { page, t } = seller
  await seller.visit(`/orders/${number}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('fulfilment', 'cancelOrder'), exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('fulfilment', 'cancelReason')).selectOption('another')
  const cancel = dialog.getByRole('button', { name: t('fulfilment', 'cancelYes'), exact: true })
  await cancel.click()
  await dialog.getByText(t('fulfilment', 'cancelWordsRequired')).waitFor()
  const words = dialog.getByLabel(t('fulfilment', 'cancelWords'))
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await words.fill('Ekran pękł przy pakowaniu.\nPrzepraszamy!')
  await cancel.click()
  await page.getByText(t('fulfilment', 'cancelDone')).waitFor()
  await dialog.waitFor({ state: 'hidden' })

  const buyer = await visitor({ locale: 'de-DE' })
  await buyer.visit(`/order/${purchase.key}`)
  const main = buyer.page.getByRole('main')
  await main.getByText(buyer.t('payment', 'calledOff', { reason: buyer.t('payment', 'reason_another') })).waitFor()
  const said = main.getByRole('figure').filter({ hasText: buyer.t('payment', 'calledOffWords') })
  await said.getByRole('blockquote').getByText('Ekran pękł przy pakowaniu.').waitFor()
  expect(await axeViolations(buyer.page)).toEqual([])
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})

test('R14 a seller keeps a filter under a name, comes back by it, and drops it', async () => {
  const seller = await as(await sessionOf('seller'), { locale: 'de-DE' })
  const { page, t } = seller
  await seller.visit('/orders?tab=all&q=ob-2026')
  await page.getByRole('button', { name: t('savedFilters', 'save'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const name = 'Bestellungen dieses Jahres, die noch jemand ansehen muss'
  await dialog.getByLabel(t('savedFilters', 'name')).fill(name)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel(t('savedFilters', 'name')).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await seller.visit('/orders')
  const saved = page.getByRole('navigation', { name: t('savedFilters', 'title') })
  await saved.getByRole('link', { name }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === 'ob-2026' && url.searchParams.get('tab') === 'all')
  await saved.locator('a[aria-current=true]').filter({ hasText: name }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await saved.getByRole('button', { name: t('savedFilters', 'drop', { name }) }).click()
  await saved.waitFor({ state: 'hidden' })
  expect(seller.errors).toEqual([])
})

test('R14 a seller notes something about an order, changes and deletes it by keyboard; the list counts it, the buyer never sees it', async () => {
  const purchase = await anOrderOnDelivery(await hisProduct())
  const number = purchase.orders[0]?.number ?? ''
  const seller = await as(await sessionOf('seller'))
  const { page, t } = seller
  await seller.visit(`/orders/${number}`)
  const main = page.getByRole('main')
  await main.getByText(t('orderNotes', 'none')).waitFor()
  const add = main.getByRole('button', { name: t('orderNotes', 'add'), exact: true })
  await add.press('Enter')
  await main.getByText(t('orderNotes', 'required')).waitFor()
  expect(await problemsOn(seller, 'required')).toEqual([])
  await main.getByLabel(t('orderNotes', 'text')).fill('Prezent: bez paragonu w paczce.')
  await add.press('Enter')
  const note = main.getByRole('listitem').filter({ hasText: 'Prezent: bez paragonu w paczce.' })
  await note.waitFor()
  await expect.poll(() => main.getByLabel(t('orderNotes', 'text')).inputValue()).toBe('')

  await note
    .getByRole('button', { name: t('orderNotes', 'edit', { author: '', when: '' }).replace(': , ', '') })
    .press('Enter')
  const field = main.getByLabel(t('orderNotes', 'edited'))
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await field.fill('Prezent: paragon osobno.')
  await main.getByRole('button', { name: t('orderNotes', 'save'), exact: true }).press('Enter')
  await main.getByText('Prezent: paragon osobno.').waitFor()
  await page.reload()
  const changed = main.getByRole('listitem').filter({ hasText: 'Prezent: paragon osobno.' })
  await changed.getByText(t('orderNotes', 'changed')).waitFor()
  expect(await problemsOn(seller, 'changed', { phone: true })).toEqual([])

  await seller.visit(`/orders?tab=all&q=${number}`)
  await main.getByText(t('orderNotes', 'count', { count: 1 })).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const buyer = await visitor()
  await buyer.visit(`/order/${purchase.key}`)
  await buyer.page.getByText(number).first().waitFor()
  expect(await buyer.page.content()).not.toContain('paragon osobno')

  await seller.visit(`/orders/${number}`)
  await changed
    .getByRole('button', { name: t('orderNotes', 'drop', { author: '', when: '' }).replace(': , ', '') })
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('orderNotes', 'dropYes'), exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('orderNotes', 'dropYes'), exact: true }).press('Enter')
  await main.getByText(t('orderNotes', 'none')).waitFor()
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})

test('R14 a buyer buys, the seller ships with a tracking number, the buyer sees it; the dashboard knows the sale', async () => {
  const product = await hisProduct()
  const purchase = await aPaidPurchase(product)
  const number = purchase.orders[0]?.number ?? ''
  const seller = await as(await sessionOf('seller'))
  const { page, t } = seller
  await seller.visit('/orders?tab=toShip')
  // Found by its number, the list says how far it is.
  await page.getByRole('main').getByRole('searchbox').fill(number)
  await page.getByRole('button', { name: t('lists', 'show'), exact: true }).click()
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { level: 1, name: `${t('fulfilment', 'order')} ${number}` }).waitFor()
  await page.getByText(t('fulfilment', 'sellerAmount'), { exact: true }).waitFor()

  await page.getByRole('button', { name: t('fulfilment', 'ship') }).click()
  await page.getByText(t('fulfilment', 'trackingRequired')).waitFor()
  const field = page.getByRole('textbox', { name: t('fulfilment', 'trackingNumber') })
  await field.fill('123456')
  await page.getByText(t('fulfilment', 'trackingUnusual', { carrier: 'DPD' })).waitFor()
  // As a scanner does: the number and Enter.
  await field.fill(TRACKING.toLowerCase())
  await field.press('Enter')
  await page.getByText(t('fulfilment', 'shippedDone')).waitFor()
  await page.getByText(TRACKING).first().waitFor()

  const buyer = await visitor()
  await buyer.visit(`/order/${purchase.key}`)
  await buyer.page.getByText(TRACKING).waitFor()
  const link = buyer.page.getByRole('link', { name: buyer.t('payment', 'track') })
  await expect.poll(() => link.getAttribute('href')).toContain(TRACKING)

  // A slip is corrected, and the buyer sees the new number.
  await page.getByRole('button', { name: t('fulfilment', 'correct') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('fulfilment', 'trackingNumber') }).fill('1000000000002U')
  await dialog.getByRole('button', { name: t('fulfilment', 'save'), exact: true }).click()
  await page.getByText(t('fulfilment', 'corrected')).waitFor()
  await page.getByText(t('fulfilment', 'event_tracking_corrected')).waitFor()
  await buyer.page.reload()
  await buyer.page.getByText('1000000000002U').waitFor()

  await page.getByRole('button', { name: t('fulfilment', 'deliver') }).click()
  await page.getByText(t('fulfilment', 'deliveredDone')).waitFor()

  await seller.visit('/dashboard?days=7')
  await page.getByRole('heading', { level: 2, name: t('fulfilment', 'chartTitle') }).waitFor()
  await page.getByRole('button', { name: t('fulfilment', 'asTable') }).click()
  const today = page
    .getByRole('table', { name: t('fulfilment', 'chartTitle') })
    .getByRole('row')
    .nth(1)
  await expect.poll(() => today.getByRole('cell').first().textContent()).not.toBe('0')
  await seller.visit('/customers?q=zofia.kot')
  await page.getByRole('link', { name: 'Zofia Kot' }).first().click()
  await page.getByRole('link', { name: number }).waitFor()
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})

test('R14 nobody ships what is not paid, and another company’s order does not exist', async () => {
  const purchase = await aPurchase(await hisProduct())
  const number = purchase.orders[0]?.number ?? ''
  const seller = await as(await sessionOf('seller'))
  await seller.visit(`/orders/${number}`)
  await seller.page.getByText(seller.t('fulfilment', 'waitsForPayment')).waitFor()
  expect(await seller.page.getByRole('button', { name: seller.t('fulfilment', 'ship') }).count()).toBe(0)
  const stranger = await as(await sessionOf('secondSeller'))
  await stranger.visit(`/orders/${number}`)
  await stranger.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await stranger.page.getByText(number).count()).toBe(0)
  expect(seller.errors).toEqual([])
})

test('R22 a new company sees what is still to do before it sells', async () => {
  const { owner } = await companies.aDraftCompany(await companies.aNewcomer('Nina', 'Nowa'), 'Nowiutka')
  const who = await as(owner)
  const { page, t } = who
  await who.visit('/dashboard')
  await page.getByRole('heading', { level: 2, name: t('fulfilment', 'setupTitle') }).waitFor()
  await page.getByText(t('fulfilment', 'chartNone')).waitFor()
  await page.getByRole('link', { name: t('fulfilment', 'setup_delivery') }).click()
  await page.waitForURL(/\/logistics/)
  expect(who.errors).toEqual([])
})

test('a look at a product is counted without saying who looks', async () => {
  const product = await hisProduct()
  const who = await as(await sessionOf('buyer'))
  const told = who.page.waitForRequest((request) => request.url().endsWith(`/api/products/${product.id}/view`))
  await who.visit(`/products/${product.id}`)
  const request = await told
  expect(request.method()).toBe('POST')
  expect(request.postData()).toBeNull()
  const headers = await request.allHeaders()
  expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined])
  expect(who.errors).toEqual([])
})

describe('R14 R22 pages of orders, customers and the dashboard', () => {
  test.each(LOCALES)('%s: no violation in light and dark, fit a phone', async (locale) => {
    const number = (await aPaidPurchase(await hisProduct())).orders[0]?.number ?? ''
    const who = await as(await sessionOf('seller'), { locale })
    const { page } = who
    const found: string[] = []
    for (const path of ['/orders', `/orders/${number}`, '/customers', `/customers?customer=${number}`, '/dashboard']) {
      await who.visit(path)
      await page.locator('main h1').waitFor()
      await page.waitForLoadState('networkidle')
      found.push(...(await problemsOn(who, path)))
    }
    expect([...found, ...who.errors]).toEqual([])
  })
})
