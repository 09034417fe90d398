import { expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import type { SameModel } from '../src/domains/products/same-model/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { must } from '../src/values/must.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { ask, findProduct, readCards, readProduct, varied } from './goods.ts'
import { pixelsTooWide, problemsOn } from './problems.ts'
import { startsWith } from './words.ts'

const visitor = visitors()

const alike = (id: number) => ask<SameModel>(`/api/products/${id}/same-model`)
/** A used offer of a kind whose model is offered in other ways, too. */
async function findAlike(query: string, fits: (same: SameModel) => boolean): Promise<[ProductView, SameModel]> {
  for (const { id } of await readCards(query)) {
    const same = await alike(id)
    if (fits(same)) return [await readProduct(id), same]
  }
  throw new Error(`no model for ${query}`)
}

/** The buttons that put it into the cart, in the order of the page; the bar's is the last. Similar offers may have the same title. */
const buttons = ({ page, t }: Visitor, title: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('shell', 'addToCartOf', { title }), exact: true })
    .and(page.locator(':not(article *)'))
const scroll = ({ page }: Visitor, where: number) => page.evaluate((top) => window.scrollTo(0, top), where)

test('R12 E20 on a phone the button comes along once it is out of sight, with the price and the condition of what is chosen, and covers nothing', async () => {
  const product = await findProduct('category=smartphones&state=used', varied)
  const { title } = product
  const [first, second] = product.versions.filter(({ quantity }) => quantity >= 2)
  const who = await visitor({ width: 390 })
  const { page, t } = who
  await who.visit(`/products/${product.id}`)
  await expect.poll(() => buttons(who, title).count()).toBe(1)
  await page.getByRole('radio', { name: startsWith(must(second, 'a version').name) }).check({ force: true })

  await scroll(who, 2000)
  await expect.poll(() => buttons(who, title).count()).toBe(2)
  const bar = buttons(who, title).last().locator('xpath=ancestor::div[contains(@class, "page-width")]')
  const said = (await bar.textContent()) ?? ''
  expect(said).toContain(formatMoney(must(second, 'a version').price, 'PLN', 'pl-PL'))
  expect(said).not.toContain(formatMoney(must(first, 'a version').price, 'PLN', 'pl-PL'))
  expect(said).toContain(t('shell', 'stateUsed'))
  // It is no second voice, the last stop before the footer, and what gets the focus stays above it.
  expect(await page.locator('[aria-live]').count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
  await buttons(who, title).last().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true)

  await scroll(who, 2000)
  await buttons(who, title).last().click()
  const notice = page.getByText(t('shell', 'addedToCart')).first()
  await notice.waitFor()
  const under = async () => [(await notice.boundingBox())?.y ?? 0, (await bar.boundingBox())?.y ?? 0] as const
  await expect.poll(async () => (await under()).every((y) => y > 0)).toBe(true)
  const [told, barTop] = await under()
  expect(told).toBeLessThan(barTop)

  // At the end the footer is whole, and back at the top the button is the only one.
  await scroll(who, 100_000)
  const footer = page.getByRole('contentinfo')
  await expect
    .poll(async () => {
      const [end, foot] = [await bar.boundingBox(), await footer.boundingBox()]
      return !end || !foot || end.y + end.height <= foot.y
    })
    .toBe(true)
  await scroll(who, 0)
  await expect.poll(() => buttons(who, title).count()).toBe(1)
  // The bar of what is compared stands below it.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell', 'addToCompareOf', { title }), exact: true })
    .first()
    .click()
  await scroll(who, 2000)
  const compared = page.getByRole('region', { name: t('shell', 'compare'), exact: true })
  await expect
    .poll(async () => {
      const [end, below] = [await bar.boundingBox(), await compared.boundingBox()]
      return end && below ? Math.abs(Math.round(below.y - end.y - end.height)) : null
    })
    .toBe(0)
  expect(who.errors).toEqual([])
})

test('R12 on a wide window no bar comes along, and the page asks for none', async () => {
  const product = await findProduct('category=smartphones&state=used', varied)
  const who = await visitor()
  await who.visit(`/products/${product.id}`)
  await scroll(who, 1500)
  await who.page.waitForTimeout(500)
  expect(await buttons(who, product.title).count()).toBe(1)
})

test.each(LOCALES)(
  'R12 %s: the same model in other grades, each with its price and what is different; without scripts, too',
  async (locale) => {
    const [product, { others }] = await findAlike('category=smartphones&state=used', (same) => same.others.length > 0)
    const offer = must(others[0], 'another grade')
    for (const javaScript of [false, true]) {
      const who = await visitor({ locale, javaScript })
      const { page, t } = who
      if (javaScript) await who.visit(`/products/${product.id}`)
      else await page.goto(`${locale === 'pl-PL' ? '' : `/${locale.slice(0, 2)}`}/products/${product.id}`)
      const place = page.getByRole('region', { name: t('offerClaims', 'othersTitle') })
      const rows = place.getByRole('listitem')
      await expect.poll(() => rows.count()).toBe(others.length)
      const said = (await rows.first().textContent()) ?? ''
      expect(said).toContain(formatMoney(offer.price, offer.currency, locale))
      expect(said).toContain(offer.seller.name)
      await rows.first().getByRole('link').click()
      await page.waitForURL((url) => url.pathname.endsWith(`/products/${offer.id}`))
      // The version whose price was shown is the one that is chosen.
      await page
        .getByRole('main')
        .getByText(formatMoney(offer.price, offer.currency, locale), { exact: true })
        .first()
        .waitFor()
      expect(who.errors).toEqual([])
    }
  },
)

test.each(LOCALES)(
  'R12 P05 %s: what is saved against new is said with whose price that is, apart from what is struck',
  async (locale) => {
    const [product, { fresh }] = await findAlike('category=smartphones&state=used', (same) => same.fresh.length > 0)
    const one = must(fresh[0], 'a new one')
    const version = must(
      product.versions.find(({ id }) => id === one.ofVersion),
      'its version',
    )
    const who = await visitor({ locale })
    const { page, t } = who
    await who.visit(`/products/${product.id}?version=${version.id}`)
    const price = formatMoney(one.price, product.currency, locale)
    const link = page
      .getByRole('main')
      .getByRole('link', { name: t('offerClaims', 'newCosts', { seller: one.seller.name, price }) })
    await link.waitFor()
    const amount = formatMoney(one.price - version.price, product.currency, locale)
    await page.getByText(t('offerClaims', 'costsLess', { amount })).waitFor()
    expect(await page.locator('main s').filter({ hasText: price }).count()).toBe(0)
    expect(await problemsOn(who, 'product', { phone: true })).toEqual([])
    await link.click()
    await page.waitForURL((url) => url.pathname.endsWith(`/products/${one.id}`))
    await page.getByRole('main').getByText(price, { exact: true }).first().waitFor()
    expect((await readProduct(one.id)).state).toBe('new')
    expect(who.errors).toEqual([])
  },
)

test('R12 the law’s months stand on the page as they are set, and the code for scanners is the seller’s', async () => {
  const { liableMonths } = await ask<{ liableMonths: number }>('/api/periods')
  const [card] = await readCards('category=laptops&state=used')
  const who = await visitor({ javaScript: false })
  await who.page.goto(`/products/${card?.id}`)
  await who.page
    .getByText(who.t('returns', 'terms_conformity', { count: liableMonths }))
    .first()
    .waitFor()
  expect(await who.page.locator('img[src$="qr.svg"]').count()).toBe(0)
})

test('R12 what stands further down stays as the server drew it while its code does not come, whatever is chosen meanwhile', async () => {
  const product = await findProduct('category=smartphones&state=used', varied)
  const who = await visitor()
  const { page, t } = who
  let asked = 0
  await page.route(/\/assets\/further-/, async (route) => {
    asked += 1
    await route.abort()
  })
  await who.visit(`/products/${product.id}`)
  await expect.poll(() => asked).toBeGreaterThan(0)
  const main = page.getByRole('main')
  const shown = () =>
    Promise.all(['condition', 'delivery', 'reviews-title', 'rights'].map((id) => main.locator(`#${id}`).count()))
  const other = must(product.versions.filter(({ quantity }) => quantity >= 2)[1], 'a version')
  await page.getByRole('radio', { name: startsWith(other.name) }).check({ force: true })
  await main
    .getByText(formatMoney(other.price, 'PLN', 'pl-PL'))
    .first()
    .waitFor()
  expect(await shown()).toEqual([1, 1, 1, 1])
  await main.getByText(t('reviews', 'checked')).click()
  await main.getByText(t('reviews', 'checkedText')).waitFor()
  expect(await shown()).toEqual([1, 1, 1, 1])
  expect(who.errors).toEqual([])
})
