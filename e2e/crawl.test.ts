import { expect, test } from 'vitest'
import { visitors } from './browser.ts'
import { crawl } from './crawl.ts'
import { findProduct, simple } from './goods.ts'
import { aCart } from './purchases.ts'

const visitor = visitors()
/** Dozens of pages, each with its buttons, on a machine that may be busy. */
const LONG = { timeout: 900_000 }

test('P01 M01 every link and button of a guest leads somewhere, in words, without a complaint', LONG, async () => {
  const who = await visitor()
  const cart = await aCart([await findProduct('seller=1&state=used', simple(4))])
  await who.page.addInitScript((id) => localStorage.setItem('cart', id), cart.id)
  const { problems, seen } = await crawl(who, ['/', '/cart', '/catalog'])
  expect(problems).toEqual([])
  expect(seen.size).toBeGreaterThan(25)
})
