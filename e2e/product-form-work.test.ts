import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { ask, readProduct, send } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { button, field, isFocused, picture, productsOf, saved } from './product-form.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let seller: LoggedIn
let products: ReturnType<typeof productsOf>
beforeAll(async () => {
  seller = await sessionOf('seller')
  products = productsOf(seller)
})

async function come(session = seller): Promise<Visitor> {
  const who = await visitor()
  await comeAs(who, session)
  return who
}

const mark = () => Date.now().toString(36)
/** What the market says of missing fields is an answer, no fault. */
const faults = (who: Visitor) => who.errors.filter((error) => !/^4\d\d .*\/status$/.test(error))

/** Goes on with Tab until the element has the focus. */
async function tabTo({ page }: Visitor, target: Locator, key = 'Tab', most = 80): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`not reached with ${most} times ${key}: ${target}`)
}

test('R22 E07 a product is made and published by keyboard alone', async () => {
  const who = await come()
  const { page, t } = who
  const title = `Klawiatura ${mark()}`
  await who.visit('/products/new')
  const type = async (name: string, text: string) => {
    await tabTo(who, field(who, name))
    await page.keyboard.type(text)
  }
  await tabTo(who, field(who, 'title'))
  await page.keyboard.type(title)
  await tabTo(who, page.locator('button[name="categoryId"]'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('offer', 'chooseCategory') })
  await expect.poll(() => isFocused(dialog.getByLabel(t('offer', 'searchCategory')))).toBe(true)
  await page.keyboard.type('smartf')
  await tabTo(who, dialog.getByRole('button', { name: startsWith('Smartfony') }).first())
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  // The dialog gives the focus back.
  await expect.poll(() => isFocused(page.locator('button[name="categoryId"]'))).toBe(true)
  await type('brand', 'Marka')
  await type('model', 'M1')
  await tabTo(who, page.locator('input[name="grade"]').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(who, page.locator('button[name="images"]'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([await picture('one.png', '#148')])
  await page.locator('[data-picture]').waitFor()
  await type('texts.pl-PL.description', 'Opis z klawiatury.')
  await type('versions.0.price', '499')
  await type('versions.0.quantity', '2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(who, 'versions.0.quantity').inputValue()).toBe('3')
  await tabTo(who, button(who, 'publish'))
  await page.keyboard.press('Enter')
  await page.getByText(t('offer', 'nowPublished')).waitFor()
  const id = Number(/products\/(\d+)/.exec(page.url())?.[1])
  expect(await readProduct(id)).toMatchObject({ title, grade: 'B', versions: [{ price: 49_900, quantity: 3 }] })
  expect(faults(who)).toEqual([])
})

test('R22 E07 V13 what is missing is listed; each line leads to its field', async () => {
  const who = await come()
  const { page, t } = who
  await who.visit('/products/new')
  const summary = page.locator('[data-summary]')
  const go = async (name: string, target: Locator) => {
    await summary.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => isFocused(target), { message: name }).toBe(true)
  }
  await button(who, 'publish').click()
  // Without title and category there is nothing to keep yet.
  await go(t('offer', 'category'), page.locator('button[name="categoryId"]'))
  await go(t('offer', 'productTitle'), field(who, 'title'))
  await field(who, 'title').fill(`Braki ${mark()}`)
  await page.locator('button[name="categoryId"]').click()
  const dialog = page.getByRole('dialog', { name: t('offer', 'chooseCategory') })
  await dialog.getByLabel(t('offer', 'searchCategory')).fill('smartf')
  await dialog
    .getByRole('button', { name: startsWith('Smartfony') })
    .first()
    .click()
  await button(who, 'addVersion').click()
  await button(who, 'publish').click()
  // V13: before anything is sent.
  await summary.getByText(t('offer', 'problem_versionName')).first().waitFor()
  await go(`${t('offer', 'versionName')}: ${t('offer', 'versionNumber', { number: 2 })}`, field(who, 'versions.1.name'))
  await page.keyboard.type('256 GB')
  await field(who, 'versions.0.name').fill('128 GB')
  await button(who, 'publish').click()
  await summary.getByRole('button', { name: t('offer', 'brand'), exact: true }).waitFor()
  const targets: Record<string, Locator> = {
    [t('offer', 'brand')]: field(who, 'brand'),
    [t('shell', 'grade')]: page.locator('input[name="grade"]').first(),
    [t('offer', 'section_pictures')]: page.locator('button[name="images"]'),
    [`${t('offer', 'description')} (polski)`]: field(who, 'texts.pl-PL.description'),
    [`${t('offer', 'priceOnly')}: 128 GB`]: field(who, 'versions.0.price'),
    [`${t('offer', 'priceOnly')}: 256 GB`]: field(who, 'versions.1.price'),
  }
  // The description stands in another language: the link opens the right one.
  await page.getByRole('tab', { name: startsWith('Deutsch') }).click()
  expect((await summary.getByRole('button').allTextContents()).sort()).toEqual(Object.keys(targets).sort())
  for (const [name, target] of Object.entries(targets)) await go(name, target)
  expect(faults(who)).toEqual([])
})

test('R22 a published product is paused, published again, and a draft is deleted', async () => {
  const offer = await products.aPublished(`Pauza ${mark()}`)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit`)
  const status = async () => (await products.own(offer.id)).status
  const badge = (key: 'status_paused' | 'status_published' | 'status_draft') =>
    page.getByText(t('offer', key), { exact: true }).first()
  await button(who, 'pause').click()
  await page.getByText(t('offer', 'nowPaused')).waitFor()
  await badge('status_paused').waitFor()
  expect(await status()).toBe('paused')
  const gone = await visitor()
  expect((await gone.page.goto(`/products/${offer.id}`))?.status()).toBe(404)
  await button(who, 'publishAgain').click()
  await badge('status_published').waitFor()
  expect((await readProduct(offer.id)).title).toBe(offer.title)
  await button(who, 'backToDraft').click()
  await badge('status_draft').waitFor()
  expect(await status()).toBe('draft')
  // Typed, saved by itself, and deleted all the same.
  await field(who, 'model').fill('Ostatni')
  await saved(who).waitFor()
  await button(who, 'delete').click()
  const question = page.getByRole('dialog', { name: t('offer', 'deleteTitle') })
  await question.getByRole('button', { name: t('offer', 'cancel') }).click()
  await question.waitFor({ state: 'hidden' })
  await field(who, 'model').fill('Noch nicht gespeichert')
  await button(who, 'delete').click()
  await question.getByRole('button', { name: t('offer', 'delete') }).click()
  await page.waitForURL(/\/my-products/)
  await expect(products.own(offer.id)).rejects.toThrow('404')
  // Nothing of it is offered to a new product, nor does the address open anything.
  await who.visit('/products/new')
  await field(who, 'title').waitFor()
  expect(await page.getByText(t('offer', 'keptTitle')).count()).toBe(0)
  expect(faults(who)).toEqual([])
})

test('P01 R22 a warehouse worker looks at everything, copies texts, moves stock and changes nothing else', async () => {
  const offer = await products.aPublished(`Magazyn ${mark()}`)
  const helper = await companies.aNewcomer('Adam', 'Magazynier')
  const { companyId } = await companies.aDraftCompany(helper, 'Magazynowa')
  await companies.call(seller, 'POST', `/api/companies/${products.companyId}/invitations`, {
    ...{ email: helper.email, role: 'warehouse' },
  })
  const token = (await companies.linkIn(helper.email)).split(/[/=]/).at(-1)
  await companies.call(helper, 'POST', `/api/invitations/${token}/accept`)
  const session = await send<LoggedIn>('POST', '/api/users/login', {
    email: helper.email,
    password: companies.PASSWORD,
  })
  const who = await come(session)
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit?company=${products.companyId}`)
  await page.getByText(t('offer', 'viewOnly')).waitFor()
  for (const name of ['title', 'brand', 'texts.pl-PL.description', 'versions.0.price', 'versions.0.quantity', 'ean']) {
    await field(who, name).focus()
    expect(await isFocused(field(who, name)), name).toBe(true)
    await page.keyboard.type('x')
  }
  await expect.poll(() => field(who, 'title').inputValue()).toBe(offer.title)
  const open = await page
    .locator('main section :is(input,select,textarea):not([hidden]):not([readonly]):not(:disabled)')
    .count()
  expect(open).toBe(0)
  for (const key of ['save', 'publish', 'pause', 'delete', 'addVersion', 'addDevice', 'planPrice'] as const) {
    expect(await button(who, key).count(), key).toBe(0)
  }
  await page.getByRole('tab', { name: startsWith('English') }).click()
  await field(who, 'texts.en-US.description').waitFor()
  await button(who, 'stockTitle').click()
  const dialog = page.getByRole('dialog', { name: t('offer', 'stockTitle') })
  await dialog.getByLabel(t('offer', 'delta')).fill('+3')
  await dialog.getByRole('button', { name: t('offer', 'moveStock') }).click()
  await dialog.getByText('+3').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => field(who, 'versions.0.quantity').inputValue()).toBe('7')
  expect(await products.own(offer.id)).toMatchObject({ title: offer.title, versions: [{ quantity: 7 }] })
  // Another company knows nothing of this product: its own list is shown.
  const other = page.getByLabel(t('panel', 'chooseCompany'))
  await other.selectOption(String(companyId))
  await page.waitForURL(`**/my-products?company=${companyId}`)
  // The market refuses the rest by itself.
  const headers = { authorization: `Bearer ${session.tokenUser}`, 'content-type': 'application/json' }
  const path = `/api/companies/${products.companyId}/products/${offer.id}/status`
  await expect(ask(path, { method: 'PUT', headers, body: '{"status":"paused"}' })).rejects.toThrow('403')
  expect(who.errors).toEqual([])
})
