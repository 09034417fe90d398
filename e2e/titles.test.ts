import { expect, test } from 'vitest'
import { titleIn } from '../src/values/titled.ts'
import { visitors } from './browser.ts'
import * as buying from './buying.ts'
import { findProduct, simple } from './goods.ts'

const visitor = visitors()
const POLISH = /zasilacz|ładowarka/i

test.each([
  ['en-US', 'Power adapter'],
  ['de-DE', 'Netzteil'],
] as const)(
  'R11 R12 R13 %s: goods have the word of the page’s language, from the list into the cart',
  async (locale, word) => {
    const who = await visitor({ locale })
    const { page, t } = who
    const list = 'category=power-supplies&brand=dell&state=used'
    const product = await findProduct(list, simple(4))
    const title = titleIn(product, locale)
    expect([title, POLISH.test(product.title)]).toEqual([expect.stringContaining(word), true])
    await who.visit(`/catalog?${list}`)
    const names = page.getByRole('heading', { level: 3 })
    await names.filter({ hasText: word }).first().waitFor()
    expect((await names.allTextContents()).filter((name) => POLISH.test(name))).toEqual([])
    await page.getByRole('link', { name: title, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await expect.poll(() => page.title()).toContain(title)
    expect(await page.getByRole('main').getByRole('img', { name: POLISH }).count()).toBe(0)

    await buying.putInCart(who, product)
    await who.visit('/cart')
    await page.getByRole('link', { name: title, exact: true }).waitFor()
    await page.getByRole('button', { name: t('cart', 'removeOf', { title }), exact: true }).click()
    await page.getByText(t('cart', 'removed', { title }), { exact: true }).waitFor()
    // The same goods in Polish are called as their seller calls them.
    const pole = await visitor()
    await pole.visit(`/products/${product.id}`)
    await pole.page.getByRole('heading', { level: 1, name: product.title, exact: true }).waitFor()
    expect([...who.errors, ...pole.errors]).toEqual([])
  },
)
