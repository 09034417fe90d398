import { expect, test } from 'vitest'
import { deviceCookie, readDeviceCookie } from './device-cookie.ts'

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(43)) as [string, ...string[]]

test('a browser sends back what it was given, among other cookies', () => {
  const given = deviceCookie([a, b as string], 'https://market.example')
  expect(readDeviceCookie(`other=1; ${given.split(';')[0]}; last=2`)).toEqual([a, b])
  expect(given).toMatch(/; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/)
  expect(deviceCookie([a], 'http://localhost:3000')).not.toContain('Secure')
})

test.each([
  [undefined, []],
  ['', []],
  ['device=', []],
  ['device=short.x', []],
  [`mydevice=${a}`, []],
  [`device=${a}.;${b}`, [a]],
  [`device=${[a, b, c, d, e].join('.')}`, [a, b, c, d]],
  [`device=${`${a}.`.repeat(5000)}`, [a, a, a, a]],
])('of %s it keeps no more than tokens', (header, tokens) => {
  expect(readDeviceCookie(header)).toEqual(tokens)
})
