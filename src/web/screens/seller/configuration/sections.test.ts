import { expect, test } from 'vitest'
import { chosenSection, sectionsOf } from './sections.ts'

test('E14 E15 P01 each sees the sections that are theirs, an operator with a company all of them', () => {
  expect(sectionsOf(true, undefined)).toEqual(['market', 'payments'])
  expect(sectionsOf(false, 'manager')).toEqual(['presentation', 'holiday'])
  expect(sectionsOf(false, 'owner')).toEqual(['presentation', 'holiday', 'refunds'])
  expect(sectionsOf(true, 'owner')).toEqual(['market', 'payments', 'presentation', 'holiday', 'refunds'])
  expect(sectionsOf(false, undefined)).toEqual([])
})
test('the address names the section; one that is not theirs falls to the first', () => {
  const all = sectionsOf(true, 'owner')
  const of = (search: string, sections = all) => chosenSection(sections, new URLSearchParams(search))
  expect(of('section=holiday')).toBe('holiday')
  expect(of('')).toBe('market')
  expect(of('company=3')).toBe('presentation')
  expect(of('company=3&section=payments')).toBe('payments')
  expect(of('section=payments', sectionsOf(false, 'owner'))).toBe('presentation')
  expect(of('section=market', [])).toBeUndefined()
})
