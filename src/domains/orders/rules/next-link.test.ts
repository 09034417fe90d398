import { expect, test } from 'vitest'
import { nextLinkAt } from './next-link.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes))

test('the link may be asked for three times, each time after a longer pause, and not beyond the hold', () => {
  expect(nextLinkAt(at(0), [], at(30))).toEqual(at(1))
  expect(nextLinkAt(at(0), [at(1)], at(30))).toEqual(at(4))
  expect(nextLinkAt(at(0), [at(1), at(10)], at(30))).toEqual(at(15))
  expect(nextLinkAt(at(0), [at(1), at(10), at(15)], at(30))).toBeNull()
  expect(nextLinkAt(at(0), [at(1), at(26)], at(30))).toBeNull()
})

test('a link that could come only as the hold ends comes no more; without a hold only the pauses count', () => {
  expect(nextLinkAt(at(0), [], at(1))).toBeNull()
  expect(nextLinkAt(at(0), [], null)).toEqual(at(1))
})
