import { expect } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { type Titled, titleIn } from '../src/values/titled.ts'
import type { Visitor } from './browser.ts'
import { ask, findProduct, simple } from './goods.ts'
import { startsWith } from './words.ts'

const plenty = ({ quantity }: { quantity: number }) => quantity >= 5
/** Not the one that is chosen at first. */
export const wantedOf = ({ versions }: ProductView) => versions.slice(1).find(plenty)
const sellerOf = async ({ companyId }: ProductView) => (await ask<{ name: string }>(`/api/companies/${companyId}`)).name

/** One with versions to choose from, a cheap one of another seller, and who sells them. */
export async function plainGoods() {
  const choice = await findProduct('seller=3', (product) => wantedOf(product) !== undefined)
  const cheap = await findProduct('seller=6&state=used&sort=price', simple(8))
  return { choice, cheap, sellers: { choice: await sellerOf(choice), cheap: await sellerOf(cheap) } }
}

/** The button of a product: without scripts it leads to the cart. */
export const add = ({ page, t, locale }: Visitor, product: Titled) =>
  page
    .getByRole('button', { name: t('shell', 'addToCartOf', { title: titleIn(product, locale) }), exact: true })
    .first()
    .click()
export const press = ({ page }: Visitor, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: startsWith(name) })
    .first()
    .click()
export const isAt = ({ page }: Visitor, address: RegExp) => expect.poll(() => page.url()).toMatch(address)
