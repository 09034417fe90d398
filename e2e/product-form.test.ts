import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchPage } from '../src/domains/search/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { ask, readCards, readProduct } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { pixelsTooWide } from './problems.ts'
import { chooseCategory, field, picture, productsOf, saved, tiles } from './product-form.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let seller: LoggedIn
let { companyId, own, aDraft } = {} as ReturnType<typeof productsOf>
beforeAll(async () => {
  seller = await sessionOf('seller')
  ;({ companyId, own, aDraft } = productsOf(seller))
})

async function come(wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, seller)
  return who
}

test('R22 E07 V13 B04 a new product with two versions and three pictures is published and found', async () => {
  const who = await come()
  const { page, t } = who
  const title = `Telefon Próbny ${Date.now().toString(36)}`
  await who.visit('/products/new')
  await page.getByText(t('offer', 'saveNeeds')).waitFor({ state: 'hidden' })
  await chooseCategory(who, 'smart', 'Smartfony')
  await field(who, 'title').pressSequentially(title)
  // It saves itself, gets its address, and the person goes on typing in the same field.
  await page.waitForURL(/\/products\/\d+\/edit$/)
  await saved(who).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')
  await page.keyboard.type(' 5G')
  const id = Number(/products\/(\d+)/.exec(page.url())?.[1])
  expect((await own(id)).status).toBe('draft')

  // Publishing names every missing field, each with the way to it.
  await page.getByRole('button', { name: t('offer', 'publish'), exact: true }).click()
  const summary = page.locator('[data-summary]')
  await summary.waitFor()
  const missing = await summary.getByRole('button').allTextContents()
  expect(missing).toEqual(
    expect.arrayContaining([t('offer', 'brand'), t('offer', 'section_pictures'), t('shell', 'grade')]),
  )
  await summary.getByRole('button', { name: t('offer', 'brand'), exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('brand')
  await page.keyboard.type('Próbka')
  await page.locator('input[name="grade"][value="A"]').check()
  await field(who, 'texts.pl-PL.description').fill('Sprawdzony, z ładowarką.')

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('offer', 'choosePictures') }).click()
  await (await chooser).setFiles([
    await picture('red.png', '#c00'),
    await picture('green.png', '#0c0'),
    await picture('blue.png', '#00c'),
  ])
  await expect.poll(async () => (await tiles(who)).length).toBe(3)

  await field(who, 'versions.0.price').fill('1 299,00')
  await page.getByText(t('offer', 'ourCommission')).waitFor()
  await field(who, 'versions.0.quantity').fill('3')
  await page.getByRole('button', { name: t('offer', 'addVersion') }).click()
  await field(who, 'versions.1.price').fill('1499')
  await field(who, 'versions.1.quantity').fill('2')
  // V13
  await page.getByRole('button', { name: t('offer', 'publish'), exact: true }).click()
  await summary.getByText(t('offer', 'problem_versionName')).first().waitFor()
  await field(who, 'versions.0.name').fill('128 GB')
  await field(who, 'versions.1.name').fill('256 GB')
  await page.getByRole('button', { name: t('offer', 'publish'), exact: true }).click()
  await page.getByText(t('offer', 'nowPublished')).waitFor()

  const product = await readProduct(id)
  expect(product).toMatchObject({ title: `${title} 5G`, brand: 'Próbka', grade: 'A' })
  expect(product.images).toHaveLength(3)
  expect(product.versions).toMatchObject([
    { name: '128 GB', price: 129_900, quantity: 3 },
    { name: '256 GB', price: 149_900, quantity: 2 },
  ])
  const buyer = await visitor()
  await buyer.visit(`/products/${id}`)
  await buyer.page.getByRole('heading', { level: 1, name: `${title} 5G` }).waitFor()
  await expect
    .poll(async () => (await readCards(`q=${encodeURIComponent(title)}`)).map((card) => card.id))
    .toContain(id)
  await buyer.visit(`/catalog?q=${encodeURIComponent(title)}`)
  await buyer.page
    .getByRole('link', { name: `${title} 5G` })
    .first()
    .waitFor()
  expect([...who.errors.filter((error) => !/^4\d\d .*\/status$/.test(error)), ...buyer.errors]).toEqual([])
})

test('E07 two tabs change one product: nothing is lost, the person chooses', async () => {
  const offer = await aDraft(`Konflikt ${Date.now().toString(36)}`)
  const [one, two] = [await come(), await come()]
  await one.visit(`/products/${offer.id}/edit`)
  await two.visit(`/products/${offer.id}/edit`)
  await field(one, 'brand').fill('Pierwsza')
  await field(one, 'model').fill('M1')
  await saved(one).waitFor()
  await field(two, 'brand').fill('Druga')
  await field(two, 'erpCode').fill(`K-${offer.id}`)
  const notice = two.page.locator('[data-conflict]')
  await notice.waitFor()
  const { t } = two
  // What both changed is asked about; what only the other changed is named.
  await notice.getByText(t('offer', 'conflictTaken')).waitFor()
  await notice.getByRole('radio', { name: startsWith(t('offer', 'theirs')) }).check()
  await notice.getByRole('button', { name: t('offer', 'conflictMerge') }).click()
  await notice.waitFor({ state: 'hidden' })
  await expect.poll(() => field(two, 'brand').inputValue()).toBe('Pierwsza')
  await expect.poll(() => field(two, 'model').inputValue()).toBe('M1')
  await expect.poll(() => own(offer.id)).toMatchObject({ brand: 'Pierwsza', model: 'M1', erpCode: `K-${offer.id}` })
  expect(one.errors).toEqual([])
  expect(two.errors.filter((error) => !error.startsWith('409 '))).toEqual([])
})

test('E07 pictures are put in order by keyboard, each step is told; described and cut', async () => {
  const offer = await aDraft(`Zdjęcia ${Date.now().toString(36)}`)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit`)
  const files = [await picture('1.png', '#111'), await picture('2.png', '#222'), await picture('3.png', '#333')]
  await page.locator('main input[type="file"]').setInputFiles(files)
  await expect.poll(async () => (await tiles(who)).length).toBe(3)
  const [first, second, third] = await tiles(who)
  const handle = page.getByRole('button', { name: t('offer', 'movePicture', { number: 3 }) })
  await handle.focus()
  const told = (text: string) =>
    page.locator('[aria-live="assertive"]', { hasText: text }).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await told(t('offer', 'picked', { number: 3, total: 3 }))
  await page.keyboard.press('ArrowLeft')
  await told(t('offer', 'movedTo', { number: 2, total: 3 }))
  await page.keyboard.press('ArrowLeft')
  await told(t('offer', 'movedTo', { number: 1, total: 3 }))
  await page.keyboard.press('Space')
  await expect.poll(() => tiles(who)).toEqual([third, first, second])
  await expect.poll(async () => (await own(offer.id)).images.map(({ key }) => key)).toEqual([third, first, second])

  await page.getByRole('button', { name: t('offer', 'editPicture', { number: 1 }) }).click()
  const dialog = page.getByRole('dialog', { name: t('offer', 'pictureTitle') })
  await dialog.getByLabel(`${t('offer', 'description')} ${t('languages', 'in_pl-PL')}`).fill('Telefon od przodu')
  await dialog.getByRole('button', { name: t('offer', 'cut') }).click()
  await dialog.getByRole('radio', { name: '1:1' }).check()
  await dialog.getByRole('button', { name: t('offer', 'cutSave') }).click()
  await dialog.getByRole('button', { name: t('offer', 'done') }).click()
  await expect
    .poll(async () => (await own(offer.id)).images[0])
    .toMatchObject({
      ...{ width: 480, height: 480 },
      alt: { 'pl-PL': 'Telefon od przodu' },
    })
  expect(who.errors).toEqual([])
})

test('a piece that cannot be fetched leaves the form and what is typed in it alone, and comes when it is asked for again', async () => {
  const offer = await aDraft(`Bez kadru ${Date.now().toString(36)}`)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${offer.id}/edit`)
  await page.locator('main input[type="file"]').setInputFiles([await picture('cut.png', '#336699')])
  await expect.poll(async () => (await tiles(who)).length).toBe(1)
  await page.getByRole('button', { name: t('offer', 'editPicture', { number: 1 }) }).click()
  const dialog = page.getByRole('dialog', { name: t('offer', 'pictureTitle') })
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await dialog.getByRole('button', { name: t('offer', 'cut') }).click()
  await dialog.getByText(t('notices', 'network')).waitFor()
  await page.unroute(/\/assets\/.*\.js/)
  await page.keyboard.press('Escape')
  expect(await field(who, 'title').inputValue()).toBe(offer.title)
})

test('E07 what is typed in a published product waits for the button and survives a reload', async () => {
  const { items } = await ask<SearchPage>(`/api/search?facets=0&seller=${companyId}`)
  const id = items[0]?.id ?? 0
  const before = await own(id)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${id}/edit`)
  const another = `Inny model ${Date.now().toString(36)}`
  await field(who, 'model').fill(another)
  await page.getByText(t('offer', 'unsaved')).waitFor()
  // Leaving asks.
  await page.getByRole('link', { name: t('panel', 'team') }).click()
  const question = page.getByRole('dialog', { name: t('offer', 'leaveTitle') })
  await question.getByRole('button', { name: t('offer', 'leaveStay') }).click()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(another)
  page.once('dialog', (dialog) => void dialog.accept())
  await who.visit(`/products/${id}/edit`)
  await expect.poll(() => field(who, 'model').inputValue()).toBe(before.model)
  await page.getByRole('button', { name: t('offer', 'keptRestore') }).click()
  await expect.poll(() => field(who, 'model').inputValue()).toBe(another)
  await page.getByRole('button', { name: t('offer', 'save'), exact: true }).click()
  await expect.poll(async () => (await own(id)).model).toBe(another)
  // A lower price, shown as a reduction, brings the lowest of the 30 days before.
  const price = before.versions[0]?.price ?? 0
  await field(who, 'versions.0.price').fill(String(Math.floor(price / 100) - 10))
  await page.getByLabel(t('offer', 'announce')).first().check()
  await page.getByRole('button', { name: t('offer', 'save'), exact: true }).click()
  await page
    .getByText(startsWith(t('shell', 'lowest30', { price: '' }).trim()))
    .first()
    .waitFor()
  expect((await own(id)).versions[0]?.lastPrice).toBeGreaterThan(0)
  expect(who.errors).toEqual([])
})

describe('R22 the product form', () => {
  test.each(LOCALES)('%s: no violation in light and dark, fits a phone', async (locale) => {
    const offer = await aDraft(`Dostępny ${locale} ${Date.now().toString(36)}`)
    const who = await come({ locale })
    const { page, t } = who
    const found: string[] = []
    const look = async (name: string) => {
      found.push(...(await axeViolations(page)).map((one) => `${name}: ${one}`))
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await axeViolations(page, { only: ['color-contrast', 'link-in-text-block'] })
      found.push(...dark.map((one) => `${name} dark: ${one}`))
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await who.visit('/products/new')
    await page.getByRole('button', { name: t('offer', 'publish'), exact: true }).click()
    await page.locator('[data-summary]').waitFor()
    await look('new')
    await page.getByRole('button', { name: t('offer', 'chooseCategory'), exact: true }).click()
    await look('categories')
    await who.visit(`/products/${offer.id}/edit`)
    await page.locator('main input[type="file"]').setInputFiles([await picture('1.png', '#345')])
    await page.locator('[data-picture]').waitFor()
    await page.getByRole('button', { name: t('offer', 'addVersion') }).click()
    await saved(who).waitFor()
    await look('edit')
    for (const [open, title] of [
      [t('offer', 'stockTitle'), t('offer', 'stockTitle')],
      [t('offer', 'planPrice'), undefined],
      [t('offer', 'preview'), t('offer', 'previewTitle')],
      [t('offer', 'editPicture', { number: 1 }), t('offer', 'pictureTitle')],
    ] as const) {
      await page.getByRole('button', { name: open, exact: true }).first().click()
      await page
        .getByRole('dialog', title ? { name: title } : {})
        .first()
        .waitFor()
      await look(open)
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const wide = await pixelsTooWide(page)
    expect(wide).toBe(0)
    expect([...found, ...who.errors]).toEqual([])
  })
})
