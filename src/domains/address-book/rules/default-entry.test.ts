import { expect, test } from 'vitest'
import { nextDefault, startsAsDefault, staysDefault } from './default-entry.ts'

test('E04 E05 the first entry is the default, a later one only when asked', () => {
  expect(startsAsDefault(false, 0)).toBe(true)
  expect(startsAsDefault(false, 1)).toBe(false)
  expect(startsAsDefault(true, 1)).toBe(true)
})

test('E04 E05 the default stays one until another takes its place', () => {
  expect(staysDefault(false, true)).toBe(true)
  expect(staysDefault(false, false)).toBe(false)
  expect(staysDefault(true, false)).toBe(true)
})

test('E04 E05 the newest of the rest follows a removed default', () => {
  expect(nextDefault([4, 19, 7])).toBe(19)
  expect(nextDefault([])).toBeUndefined()
})
