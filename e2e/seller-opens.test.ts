import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visitors } from './browser.ts'
import * as companies from './companies.ts'
import { readCards } from './goods.ts'
import { comeAs } from './people.ts'
import { startsWith } from './words.ts'

const visitor = visitors()

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('R09 R22 E07 E12 V13 a seller opens for business: shop, delivery, a product, a file of 1303 laptops', async () => {
  const person = await companies.aNewcomer('Otylia', 'Otwiera')
  const { companyId, owner } = await companies.aVettedCompany(person, 'Otwarcie')
  const who = await visitor()
  await comeAs(who, owner)
  const { page, t, visit } = who
  const main = page.getByRole('main')
  const field = (name: string) => page.locator(`main [name="${name}"]`)

  // A shop on the map.
  await visit('/add')
  await page.getByLabel(t('myShops', 'name'), { exact: true }).fill('Salon Otwarcie')
  await page.getByLabel(t('myShops', 'street'), { exact: true }).fill('ul. Krótka 1')
  await page.getByLabel(t('myShops', 'postalCode'), { exact: true }).fill('31-147')
  await page.getByLabel(t('myShops', 'city'), { exact: true }).fill('Wieliczka')
  await page.getByRole('button', { name: t('myShops', 'findAddress') }).click()
  await page.getByRole('button', { name: 'Wieliczka, małopolskie' }).click()
  await page.getByRole('button', { name: t('myShops', 'pin') }).press('ArrowUp')
  await page.getByRole('button', { name: t('myShops', 'saveNew') }).click()
  await page.waitForURL(/\/my-shops/)
  await main.getByText('Salon Otwarcie').first().waitFor()

  // Delivery prices.
  await visit('/logistics')
  await main.getByText(t('deliverySettings', 'notConfigured')).waitFor()
  await field('methods.1.enabled').check()
  await field('methods.1.price').fill('18,50')
  await page.getByRole('button', { name: t('deliverySettings', 'save'), exact: true }).click()
  await main.getByText(t('deliverySettings', 'allSaved')).waitFor()

  // A product with two versions and three pictures, in the catalogue as soon as it is published.
  const title = `Telefon Otwarcia ${Date.now().toString(36)}`
  await visit('/products/new')
  await page.getByRole('button', { name: t('offer', 'chooseCategory'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('offer', 'chooseCategory') })
  await dialog.getByLabel(t('offer', 'searchCategory')).fill('smart')
  await dialog
    .getByRole('button', { name: startsWith('Smartfony') })
    .first()
    .click()
  await field('title').fill(title)
  await field('brand').fill('Otwarta')
  await field('model').fill('One')
  await page.locator('input[name="grade"][value="A"]').check()
  await field('texts.pl-PL.description').fill('Sprawdzony, z ładowarką.')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('offer', 'choosePictures') }).click()
  await (await chooser).setFiles([
    await picture('a.png', '#c00'),
    await picture('b.png', '#0c0'),
    await picture('c.png', '#00c'),
  ])
  await expect.poll(() => page.locator('[data-picture]').count()).toBe(3)
  await field('versions.0.price').fill('1299')
  await field('versions.0.quantity').fill('3')
  await page.getByRole('button', { name: t('offer', 'addVersion') }).click()
  await field('versions.0.name').fill('128 GB')
  await field('versions.1.name').fill('256 GB')
  await field('versions.1.price').fill('1499')
  await field('versions.1.quantity').fill('2')
  await page.getByRole('button', { name: t('offer', 'publish'), exact: true }).click()
  await page.getByText(t('offer', 'nowPublished')).waitFor()
  const titles = async (query: string) => (await readCards(`seller=${companyId}&${query}`)).map((card) => card.title)
  await expect.poll(() => titles(`q=${encodeURIComponent(title)}`)).toContain(title)

  // The laptop file as it is: euro prices by a rate. It has neither descriptions nor pictures: nothing of it is published, and it is said why.
  await visit('/imports')
  const buffer = await readFile(join(import.meta.dirname, '../test/fixtures/laptops.csv'))
  await page.locator('input[type="file"]').setInputFiles({ name: 'laptops.csv', mimeType: 'text/csv', buffer })
  await page.waitForURL(/\/imports\/\d+/)
  await page.getByLabel(t('imports', 'rate', { currency: 'EUR', market: 'PLN' })).fill('4,25')
  await page.getByLabel(t('imports', 'quantity'), { exact: true }).fill('2')
  await page.getByLabel(t('imports', 'publish'), { exact: true }).selectOption('published')
  await page.getByRole('button', { name: t('imports', 'check') }).click()
  await page.getByRole('heading', { name: t('imports', 'checkedTitle') }).waitFor()
  const problems = page.getByRole('table', { name: t('imports', 'problemsTitle') })
  await problems
    .getByRole('row')
    .filter({ hasText: t('imports', 'field_description') })
    .first()
    .waitFor()
  await page.getByRole('button', { name: t('imports', 'run'), exact: true }).click()
  await page.getByRole('heading', { name: t('imports', 'doneTitle') }).waitFor()
  const figure = (key: 'created' | 'rejected' | 'drafts') =>
    page.locator('dl div', { has: page.getByText(t('imports', key), { exact: true }) }).locator('dd')
  expect((await figure('created').textContent())?.replace(/\s/g, '')).toBe('1303')
  expect((await figure('drafts').textContent())?.replace(/\s/g, '')).toBe('1303')
  await expect.poll(() => figure('rejected').textContent()).toBe('0')

  // What is published stands in the public catalogue for everybody, drafts do not.
  const buyer = await visitor()
  await buyer.visit(`/catalog?seller=${companyId}&q=${encodeURIComponent(title)}`)
  await buyer.page.getByRole('main').getByRole('article').first().waitFor()
  expect(await titles('q=UX430UN')).toEqual([])
  expect(buyer.errors).toEqual([])
})
