import { expect, test } from 'vitest'
import type { OwnOffer } from '../src/domains/products/offers/contract.ts'
import { visitors } from './browser.ts'
import * as buying from './buying.ts'
import { collisionsOn } from './collisions.ts'
import { call } from './companies.ts'
import { findProduct, readProduct } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { pixelsTooWide } from './problems.ts'
import { until } from './until.ts'

const visitor = visitors()
const WORD = 'Kompleksowouniwersalnystacjonarnoprzenośny'
/** As long as a title may be, and nowhere to break it. */
const TITLE = `${WORD}komputer`.repeat(4).slice(0, 140)
const WIDTHS = [320, 390, 1440]

/** A seller's offer like another of theirs, whose words are as long as they may be. */
async function longOffer(): Promise<OwnOffer> {
  const seller = await sessionOf('seller')
  const path = `/api/companies/${seller.user.companyId}/products`
  const like = await findProduct(`seller=${seller.user.companyId}&state=used`, ({ versions }) => versions.length > 1)
  const own = await call<OwnOffer>(seller, 'GET', `${path}/${like.id}`)
  const made = await call<OwnOffer>(seller, 'POST', path, {
    ...own,
    title: TITLE + Date.now().toString(36),
    erpCode: null,
    devices: [],
    versions: own.versions.map(({ name, price, attributes }, at) => ({
      ...{ id: null, price, attributes, stockDelta: 3 },
      name: at === 0 ? WORD : name,
    })),
  })
  return call<OwnOffer>(seller, 'PUT', `${path}/${made.id}/status`, { status: 'published' })
}

test('words as long as a line make no page wider than a small phone, and cover nothing', async () => {
  const { id, title } = await longOffer()
  const [guest, seller, operator] = [await visitor({ locale: 'de-DE' }), await visitor(), await visitor()]
  await comeAs(seller, await sessionOf('seller'))
  await comeAs(operator, await sessionOf('operator'))
  await guest.visit(`/products/${id}`)
  await buying.putInCart(guest, await readProduct(id))
  await until('the offer in the list', async () => {
    await guest.visit(`/catalog?q=${encodeURIComponent(title.toLowerCase())}`)
    return (await guest.page.getByRole('heading', { level: 3, name: title }).count()) > 0
  })
  const pages = [
    ...[`/products/${id}`, `/catalog?q=${title}`, '/cart', `/compare?ids=${id}`, '/'].map(
      (path) => [guest, path] as const,
    ),
    ...['/my-products', `/products/${id}/edit`, '/orders'].map((path) => [seller, path] as const),
    ...['/admin/products', '/all-orders', '/admin/users'].map((path) => [operator, path] as const),
  ]
  const wrong: string[] = []
  for (const [who, path] of pages) {
    await who.visit(path)
    await who.page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const width of WIDTHS) {
      await who.page.setViewportSize({ width, height: 844 })
      const wide = await pixelsTooWide(who.page)
      if (wide > 0) wrong.push(`${path} at ${width}: ${wide} px too wide`)
      wrong.push(...(await collisionsOn(who.page)).map((one) => `${path} at ${width}: ${one}`))
    }
  }
  const owner = await sessionOf('seller')
  await call(owner, 'PUT', `/api/companies/${owner.user.companyId}/products/${id}/status`, { status: 'draft' })
  expect(wrong).toEqual([])
})
