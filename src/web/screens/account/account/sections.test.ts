import { expect, test } from 'vitest'
import { SECTIONS, sectionOf } from './sections.ts'

test('R08 the address leads to each of the six sections', () => {
  expect(SECTIONS).toEqual(['data', 'shipping', 'invoice', 'avatar', 'password', 'delete'])
  expect(SECTIONS.map((section) => sectionOf(`#${section}`))).toEqual([...SECTIONS])
})

test('R08 without a section there is the list; a jump to the content changes nothing', () => {
  expect(sectionOf('')).toBeNull()
  expect(sectionOf('#content')).toBeUndefined()
})
