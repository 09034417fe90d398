import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { pixelsTooWide, problemsOn } from './problems.ts'

const visitor = visitors()

test.each(LOCALES)(
  'R20 %s: the best value of a row is marked with a word, and two products fit a phone with their names in sight',
  async (locale) => {
    const cheap = await findProduct('category=laptops&state=used&sort=price', simple(1))
    const dear = await findProduct(
      'category=laptops&state=used&sort=-price',
      (one) => simple(1)(one) && one.warrantyMonths !== cheap.warrantyMonths && one.grade !== cheap.grade,
    )
    const who = await visitor({ locale, width: 390 })
    const { page, t } = who
    await who.visit(`/compare?ids=${dear.id},${cheap.id}`)
    const table = page.getByRole('table', { name: t('catalog', 'compareTitle') })
    const cells = (name: string) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .first()
        .getByRole('cell')
        .allTextContents()
    const marked = async (name: string, word: Parameters<typeof t<'offerClaims'>>[1]) =>
      (await cells(name)).map((text) => text.includes(t('offerClaims', word)))
    expect(await marked(t('catalog', 'price'), 'bestPrice')).toEqual([false, true])
    const dearIsSafer = dear.warrantyMonths > cheap.warrantyMonths
    expect(await marked(t('catalog', 'warrantyRow'), 'bestLong')).toEqual([dearIsSafer, !dearIsSafer])
    const dearIsBetter = (dear.grade ?? '') < (cheap.grade ?? '')
    expect(await marked(t('catalog', 'state'), 'bestState')).toEqual([dearIsBetter, !dearIsBetter])

    // Nothing is pushed sideways, neither the page nor the table in it.
    expect(await pixelsTooWide(page, 'main section')).toBe(0)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await pixelsTooWide(page, 'main section')).toBe(0)
    await page.setViewportSize({ width: 390, height: 844 })
    // Further down the names of the products are still there.
    const name = table.getByRole('columnheader', { name: dear.title, exact: true })
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(async () => Math.round((await name.boundingBox())?.y ?? -1)).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await problemsOn(who, 'compare', { phone: true })).toEqual([])
    expect(who.errors).toEqual([])
  },
)

test('R20 three on a phone scroll in a box of their own; nothing chosen says what to do', async () => {
  const ids: number[] = []
  await findProduct('category=laptops&state=used', (one) => ids.push(one.id) === 3)
  const who = await visitor({ width: 390 })
  const { page, t } = who
  await who.visit(`/compare?ids=${ids.join(',')}`)
  expect(await pixelsTooWide(page)).toBe(0)
  expect(await pixelsTooWide(page, 'main section')).toBeGreaterThan(0)
  const side = page.getByRole('rowheader', { name: t('catalog', 'warrantyRow') })
  const before = await side.boundingBox()
  await page.locator('main section').evaluate((box) => box.scrollTo(100, 0))
  expect((await side.boundingBox())?.x).toBe(before?.x)
  await who.visit('/compare')
  await page.getByText(t('catalog', 'compareEmptyText')).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell', 'toCatalog') })
    .waitFor()
  expect(who.errors).toEqual([])
})
