import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { rectanglesOf } from '../test/read-pdf.ts'
import { type Visitor, visitors } from './browser.ts'
import { call } from './companies.ts'
import { readCards } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { plain } from './words.ts'

const visitor = visitors()

async function seller(wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor & { session: LoggedIn }> {
  const session = await sessionOf('seller')
  const who = await visitor(wishes)
  await comeAs(who, session)
  return { ...who, session }
}

/** A draft of the seller that only this test knows, found by its index. */
async function aDraft(
  session: LoggedIn,
  index: string,
  versions: { name: string; price: number; stockDelta: number }[],
) {
  const companyId = Number(session.user.companyId)
  const [card] = await readCards(`seller=${companyId}`)
  const product = await call<{ categoryId: number }>(session, 'GET', `/api/companies/${companyId}/products/${card?.id}`)
  const body = {
    ...{ categoryId: product.categoryId, title: `Próbny towar ${index}`, brand: 'Próba', model: '', mpn: null },
    ...{
      texts: { 'pl-PL': { description: 'Opis' } },
      state: 'new',
      grade: null,
      refurbished: false,
      batteryHealth: null,
    },
    ...{
      warrantyMonths: 0,
      defects: [],
      erpCode: null,
      ean: null,
      productIndex: index,
      deliveryDays: 1,
      vatScheme: 'vat23',
    },
    ...{ attributes: {}, images: [], shopIds: [], devices: [] },
    versions: versions.map((version) => ({ id: null, announce: false, attributes: {}, ...version })),
  }
  return call<{ id: number }>(session, 'POST', `/api/companies/${companyId}/products`, body)
}
const newIndex = () => `E2E${Math.floor(Math.random() * 1e9)}`
const row = ({ page }: Visitor, title: string) => page.getByRole('row').filter({ hasText: title })
const shows = async (who: Visitor, title: string, text: string) =>
  expect.poll(async () => plain((await row(who, title).textContent()) ?? '')).toContain(text)

test('R22 a seller finds products, lowers their prices together and takes it back', async () => {
  const who = await seller()
  const { page, t, session } = who
  const index = newIndex()
  for (const price of [10_000, 20_000]) {
    await aDraft(session, `${index} ${price}`, [{ name: '', price, stockDelta: 2 }])
  }
  await who.visit('/my-products')
  await page.getByLabel(t('productList', 'search')).fill(index)
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=E2E/)
  await row(who, `${index} 20000`).waitFor()
  // Two rows under the head.
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
  await page.getByRole('link', { name: t('productList', 'standing_draft') }).click()
  await page.waitForURL(/status=draft/)

  await page.getByLabel(t('productList', 'selectPage')).check()
  await page.getByText(t('productList', 'selectedPage', { count: 2 })).waitFor()
  await page.getByRole('button', { name: t('productList', 'bulk_price'), exact: true }).click()
  await page.getByRole('button', { name: t('productList', 'toPreview') }).click()
  await page.getByText(t('productList', 'badPercent')).waitFor()
  await page.getByLabel(t('productList', 'percent')).fill('-10')
  await page.getByRole('button', { name: t('productList', 'toPreview') }).click()
  await page.getByText(plain(t('productList', 'willChange', { count: 2 }))).waitFor()
  const preview = plain((await page.getByRole('dialog').textContent()) ?? '')
  expect(preview).toContain('90,00 zł')
  expect(preview).toContain('180,00 zł')
  await page.getByRole('button', { name: t('productList', 'run'), exact: true }).click()
  await page.getByText(t('productList', 'ran', { changed: 2 })).waitFor()
  await shows(who, `${index} 10000`, '90,00 zł')

  await page.getByRole('button', { name: t('productList', 'undo'), exact: true }).click()
  await page.getByText(t('productList', 'undone', { count: 2 })).waitFor()
  await shows(who, `${index} 10000`, '100,00 zł')
  await page.getByRole('button', { name: t('productList', 'history') }).click()
  await page
    .getByRole('dialog')
    .getByText(t('productList', 'undone', { count: 2 }))
    .first()
    .waitFor()
  expect(who.errors).toEqual([])
})

test('R22 by keyboard: a price and the stock are changed in the row, the focus comes back', async () => {
  const who = await seller()
  const { page, t, session } = who
  const index = newIndex()
  const title = `Próbny towar ${index}`
  await aDraft(session, index, [
    { name: 'Czarny', price: 10_000, stockDelta: 2 },
    { name: 'Biały', price: 15_000, stockDelta: 1 },
  ])
  await who.visit(`/my-products?q=${index}`)
  const price = page.getByRole('button', { name: t('productList', 'editPrice', { title }) })
  await price.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(t('productList', 'priceOf', { name: 'Czarny' })).fill('0')
  await page.keyboard.press('Enter')
  await page.getByText(t('productList', 'badPrice')).waitFor()
  await page.getByLabel(t('productList', 'priceOf', { name: 'Czarny' })).fill('89,50')
  await page.keyboard.press('Enter')
  await shows(who, title, '89,50 zł')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(title)

  await page.getByRole('button', { name: t('productList', 'editStock', { title }) }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(t('productList', 'stockOf', { name: 'Biały' })).fill('7')
  await page.keyboard.press('Enter')
  await shows(who, title, plain(t('productList', 'pieces', { count: 9 })))
  expect(who.errors).toEqual([])
})

test('E07 R22 labels are downloaded, a product is copied and deleted', async () => {
  const who = await seller()
  const { page, t, session } = who
  const index = newIndex()
  const title = `Próbny towar ${index}`
  await aDraft(session, index, [{ name: '', price: 10_000, stockDelta: 0 }])
  await who.visit(`/my-products?q=${index}`)
  const actions = page.getByRole('button', { name: t('productList', 'rowActions', { title }) })
  await actions.click()
  await page.getByRole('button', { name: t('productList', 'labels'), exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('productList', 'download') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(t('productList', 'labelsFile'))
  expect(rectanglesOf(await readFile(await download.path()))).toHaveLength(1)

  await actions.click()
  await page.getByRole('button', { name: t('productList', 'duplicate') }).click()
  await page.waitForURL(/\/products\/\d+\/edit/)
  await who.visit(`/my-products?q=${index}`)
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
  await actions.first().click()
  await page.getByRole('button', { name: t('productList', 'remove'), exact: true }).click()
  const question = page.getByRole('dialog', { name: t('productList', 'removeTitle') })
  await question.getByRole('button', { name: t('productList', 'remove'), exact: true }).click()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await who.visit('/my-products?q=nothinglikethis')
  await page.getByText(t('productList', 'nothingFound'), { exact: true }).waitFor()
  expect(who.errors).toEqual([])
})

describe('R22 the product list and what stands over it', () => {
  test.each(LOCALES)('%s: no violation in light and dark, fit a phone', async (locale) => {
    const who = await seller({ locale })
    const { page, t } = who
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
    await who.visit('/my-products')
    await page.getByRole('table').waitFor()
    await page.getByLabel(t('productList', 'selectPage')).check()
    const found = await problemsOn(who, 'list', { phone: true })
    for (const kind of ['bulk_price', 'bulk_stock', 'labels'] as const) {
      await button(t('productList', kind)).click()
      found.push(...(await problemsOn(who, kind)))
      await page.keyboard.press('Escape')
    }
    await button(t('productList', 'bulk_deliveryDays')).click()
    await page.getByLabel(t('productList', 'days')).fill('9')
    await button(t('productList', 'toPreview')).click()
    await button(t('productList', 'run')).waitFor()
    found.push(...(await problemsOn(who, 'preview')))
    await page.keyboard.press('Escape')
    await button(t('productList', 'history')).click()
    found.push(...(await problemsOn(who, 'history')))
    await page.keyboard.press('Escape')
    await page.getByRole('row').nth(1).getByRole('button').last().click()
    found.push(...(await problemsOn(who, 'row')))
    await who.visit('/my-products?q=nothinglikethis')
    found.push(...(await problemsOn(who, 'nothing')))
    expect([...found, ...who.errors]).toEqual([])
  })
})
