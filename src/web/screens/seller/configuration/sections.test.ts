import { expect, test } from 'vitest'
import { chosenSection, sectionsOf } from './sections.ts'

test('E14 E15 P01 each sees the sections that are theirs, an operator with a company all of them', () => {
  expect(sectionsOf(true, false)).toEqual(['market', 'payments'])
  expect(sectionsOf(false, true)).toEqual(['presentation', 'holiday'])
  expect(sectionsOf(true, true)).toEqual(['market', 'payments', 'presentation', 'holiday'])
  expect(sectionsOf(false, false)).toEqual([])
})
test('the address names the section; one that is not theirs falls to the first', () => {
  const all = sectionsOf(true, true)
  const of = (search: string, sections = all) => chosenSection(sections, new URLSearchParams(search))
  expect(of('section=holiday')).toBe('holiday')
  expect(of('')).toBe('market')
  expect(of('company=3')).toBe('presentation')
  expect(of('company=3&section=payments')).toBe('payments')
  expect(of('section=payments', sectionsOf(false, true))).toBe('presentation')
  expect(of('section=market', [])).toBeUndefined()
})
