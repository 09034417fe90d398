import { beforeAll, expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { ask, findProduct, readProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { pixelsTooWide } from './problems.ts'
import { field, picture, productsOf, saved, tiles } from './product-form.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let seller: LoggedIn
let { own, aDraft } = {} as ReturnType<typeof productsOf>
beforeAll(async () => {
  seller = await sessionOf('seller')
  ;({ own, aDraft } = productsOf(seller))
})

async function come(wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, seller)
  return who
}

test('E07 R12 a seller reports what was checked, shows a defect and marks a drawing; the page says who and when, and what only the text says', async () => {
  const title = `Prawda ${Date.now().toString(36)}`
  const { id } = await aDraft(title)
  const who = await come()
  const { page, t } = who
  await who.visit(`/products/${id}/edit`)
  await page.locator('main [name="grade"][value="D"]').check()
  await field(who, 'warrantyMonths').fill('12')
  await page.getByRole('button', { name: t('offer', 'addDefect') }).click()
  await field(who, 'defects.0').fill('rysa na pokrywie, 3 cm')
  await page.getByText(t('offerReport', 'noPhotoOfDefect')).waitFor()

  // A report by the list of the category: one click for all, then what was not so.
  await page.getByRole('button', { name: t('offerReport', 'reportAdd') }).click()
  await field(who, 'report.by').fill('Serwis, Marek')
  await page.getByRole('button', { name: t('offerReport', 'reportAll') }).click()
  await field(who, 'report.cameras').selectOption('fails')
  await field(who, 'report.calls').selectOption('notChecked')

  // The text claims more than the offer; without a photo of the thing that is said, too.
  const notices = page.getByText(t('offerReport', 'noticesTitle'))
  await notices.waitFor()
  await page.getByText(t('offerReport', 'notice_no_photo')).waitFor()
  await page.locator('main textarea').first().fill('Telefon z gwarancją: gwarancja 24 miesiące.')
  await page
    .getByText(/24.*12/)
    .first()
    .waitFor()

  await page
    .locator('main input[type="file"]')
    .setInputFiles([await picture('drawn.png', '#39c'), await picture('scratch.png', '#931')])
  await expect.poll(async () => (await tiles(who)).length).toBe(2)
  const [drawn, photo] = await tiles(who)
  const dialog = page.getByRole('dialog', { name: t('offer', 'pictureTitle') })
  await page.getByRole('button', { name: t('offer', 'editPicture', { number: 1 }) }).click()
  await dialog.getByLabel(t('offerReport', 'illustration')).check()
  // It steps behind the photo.
  await expect.poll(() => tiles(who)).toEqual([photo, drawn])
  await dialog.getByRole('button', { name: t('offer', 'done') }).click()
  await page.getByRole('button', { name: t('offer', 'editPicture', { number: 1 }) }).click()
  await dialog.getByLabel(t('offerReport', 'showsDefect')).selectOption('rysa na pokrywie, 3 cm')
  await dialog.getByRole('button', { name: t('offer', 'done') }).click()
  await page.getByText(t('offerReport', 'notice_no_photo')).waitFor({ state: 'hidden' })
  await page.getByText(t('offerReport', 'noPhotoOfDefect')).waitFor({ state: 'hidden' })
  expect(await axeViolations(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
  await saved(who).waitFor()
  await expect.poll(async () => (await own(id)).report?.by).toBe('Serwis, Marek')
  await page.getByRole('button', { name: t('offer', 'publish'), exact: true }).click()
  await page.getByText(t('offer', 'nowPublished')).waitFor()
  expect((await readProduct(id)).report?.points.map(({ result }) => result)).toEqual(
    expect.arrayContaining(['works', 'fails', 'notChecked']),
  )

  for (const locale of LOCALES) {
    const buyer = await visitor({ locale, width: locale === 'de-DE' ? 390 : 1440 })
    await buyer.visit(`/products/${id}`)
    const main = buyer.page.getByRole('main')
    const say = buyer.t
    await main.getByRole('heading', { name: say('offerClaims', 'reportTitle') }).waitFor()
    await main.getByText(/Serwis, Marek/).waitFor()
    await main
      .getByText(startsWith(say('offerClaims', 'reportFails', { points: '' }).replace('.', '').trim()))
      .waitFor()
    expect(await main.getByText(say('product', 'asDescribed')).count()).toBe(0)
    await main
      .getByRole('img', { name: say('offerClaims', 'photoOfDefect', { defect: 'rysa na pokrywie, 3 cm' }) })
      .waitFor()
    await main.getByText(say('product', 'illustration'), { exact: true }).first().waitFor({ state: 'attached' })
    await main.getByText(say('offerClaims', 'contradicted')).waitFor()
    expect(await main.getByText(say('product', 'noOwnPhoto')).count()).toBe(0)
    expect(await axeViolations(buyer.page)).toEqual([])
    expect(await pixelsTooWide(buyer.page)).toBe(0)
    expect(buyer.errors).toEqual([])
  }
  expect(who.errors).toEqual([])
})

test('R12 B04 what stands beside the price stands in the cart and above the order button; without scripts it is on the page, too', async () => {
  const fits = (one: ProductView) =>
    simple(2)(one) && one.attributes.keyboard_layout !== undefined && one.warrantyMonths > 0
  const product = await findProduct('category=laptops&state=used', fits)
  const plain = await visitor({ javaScript: false })
  await plain.page.goto(`/products/${product.id}`)
  const who = await visitor()
  const { page, t } = who
  await who.visit(`/products/${product.id}`)
  const linesOn = async ({ page: shown }: Visitor) =>
    (
      await shown
        .getByRole('list', { name: t('product', 'besidePrice') })
        .getByRole('listitem')
        .allTextContents()
    ).map((line) => line.trim())
  const lines = await linesOn(who)
  expect(lines.join(' ')).toContain('QWERT')
  expect(lines.at(-1)).toBe(t('shell', 'warranty', { count: product.warrantyMonths }))
  expect(await linesOn(plain)).toEqual(lines)
  // Search engines read the seller's own days to return it.
  const { terms } = await ask<{ terms: { days: number }[] }>(`/api/return-terms?companies=${product.companyId}`)
  expect(await plain.page.content()).toContain(`"merchantReturnDays":${terms[0]?.days}`)

  await page
    .getByRole('main')
    .getByRole('button', { name: startsWith(t('shell', 'addToCart')) })
    .first()
    .click()
  await page.getByText(t('shell', 'addedToCart')).first().waitFor()
  await who.visit('/cart')
  for (const line of lines) {
    // Once in the line of the cart, once above the button.
    await expect.poll(() => page.getByRole('main').getByText(line, { exact: true }).count()).toBe(2)
  }
  expect(await pixelsTooWide(page)).toBe(0)
  expect(who.errors).toEqual([])
})
