import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableTitle, titleOf, titlesIn } from './title.ts'

const ids = fc.uuid()

test('a title is the same for the same payment and another for the next', () => {
  const titles = Array.from({ length: 2000 }, () => titleOf(randomUUID()))
  expect(new Set(titles).size).toBe(titles.length)
  expect(titleOf('3f0c')).toBe(titleOf('3f0c'))
  for (const title of titles) expect(title).toMatch(/^[ACDEFHJKLMNPRTUWXY34679]{10}$/)
})

test('it is found in what banks make of it: other words, lines, gaps, small letters', () => {
  fc.assert(
    fc.property(ids, fc.nat(9), fc.constantFrom(' ', '\n', '-', '/', '  '), (id, at, gap) => {
      const title = titleOf(id)
      const torn = title.slice(0, at) + gap + title.slice(at)
      expect(titlesIn(`Zapłata za zamówienie: ${torn.toLowerCase()}, dziękuję`)).toContain(title)
    }),
  )
  expect(titlesIn(`TYTUŁ ${readableTitle(titleOf('a'))}`)).toContain(titleOf('a'))
})

test('one wrong sign, or two that changed places, make no title', () => {
  const SIGNS = 'ACDEFHJKLMNPRTUWXY34679'
  fc.assert(
    fc.property(ids, fc.nat(9), fc.nat(22), fc.nat(9), (id, at, sign, other) => {
      const title = titleOf(id)
      const wrong = title.slice(0, at) + SIGNS.charAt(sign) + title.slice(at + 1)
      if (wrong !== title) expect(titlesIn(wrong)).not.toContain(wrong)
      const signs = [...title]
      ;[signs[at], signs[other]] = [signs[other] as string, signs[at] as string]
      if (signs.join('') !== title) expect(titlesIn(signs.join(''))).not.toContain(signs.join(''))
    }),
  )
})
