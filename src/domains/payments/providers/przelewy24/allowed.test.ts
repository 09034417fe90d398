import { expect, test } from 'vitest'
import { isAllowed } from './allowed.ts'

const RANGES = ['5.252.202.255', '193.178.213.0/24', '20.215.183.48/28', '2001:db8::/32']

test('notifications come from the listed addresses and networks alone, from anywhere where none is listed', () => {
  for (const good of ['5.252.202.255', '::ffff:5.252.202.255', '193.178.213.7', '20.215.183.63', '2001:db8::1'])
    expect(isAllowed(good, RANGES), good).toBe(true)
  for (const bad of [
    '5.252.202.254',
    '193.178.214.7',
    '20.215.183.64',
    '2001:db9::1',
    '',
    '10.0.0.1→193.178.213.7',
    undefined,
  ])
    expect(isAllowed(bad, RANGES), bad).toBe(false)
  expect(isAllowed(undefined, [])).toBe(true)
})
