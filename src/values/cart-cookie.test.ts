import { expect, test } from 'vitest'
import { CART_PATHS, cartCookies, readCartCookie } from './cart-cookie.ts'

const key = 'k'.repeat(43)

test('the key of a cart goes to the page of the cart alone, in every language, and to no script', () => {
  const given = cartCookies(key, 'https://market.example')
  expect(given).toEqual(
    CART_PATHS.map((path) => `cart=${key}; Path=${path}; Max-Age=5184000; HttpOnly; SameSite=Lax; Secure`),
  )
  expect(CART_PATHS).toEqual(['/cart', '/en/cart', '/de/cart'])
  expect(cartCookies(key, 'http://localhost:3000')[0]).not.toContain('Secure')
})

test.each([
  [`view=net; cart=${key}`, key],
  [`cart=${key}`, key],
  ['cart=', null],
  [`cart=${key}x`, null],
  ['cart=../../etc', null],
  ['view=net', undefined],
  [`mycart=${key}`, undefined],
  ['', undefined],
  [undefined, undefined],
])('what a browser sent: %s', (header, found) => {
  expect(readCartCookie(header)).toBe(found)
})
