import { expect, test } from 'vitest'
import { readView, USUAL_VIEW, viewCookie, viewWord } from './view.ts'

test('a browser sends back what it was given, among other cookies', () => {
  const given = viewCookie({ prices: 'net', currency: 'EUR' }, 'https://market.example')
  expect(given).toBe('view=net.EUR; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure')
  expect(readView(`other=1; ${given.split(';')[0]}; device=x`)).toEqual({ prices: 'net', currency: 'EUR' })
})
test('the usual view is not kept: whoever goes back to it has no cookie left', () => {
  expect(viewCookie(USUAL_VIEW, 'http://localhost:3000')).toBe('view=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})
test.each([undefined, null, '', 'view', 'view=', 'view=../../x', `view=${'net'.repeat(99)}`, 'review=net', 'view=XAU'])(
  'what nobody gave is as if nothing was chosen: %s',
  (cookies) => {
    expect(viewWord(readView(cookies))).toBe('')
  },
)
test('each choice has one word, whatever the order it came in', () => {
  expect(viewWord(readView('view=EUR.net.EUR.net'))).toBe('net.EUR')
  expect(viewWord(readView('view=USD.EUR'))).toBe('EUR')
})
