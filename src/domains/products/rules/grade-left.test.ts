import { expect, test } from 'vitest'
import { gradeLeft } from './grade-left.ts'

test('R22 the grade of an offer follows its worst unit within its state, and no further', () => {
  expect(gradeLeft({ state: 'used', grade: 'A' }, 'C')).toBe('C')
  expect(gradeLeft({ state: 'used', grade: 'A' }, 'forParts')).toBeUndefined()
  expect(gradeLeft({ state: 'damaged', grade: 'repairable' }, 'forParts')).toBe('forParts')
  expect(gradeLeft({ state: 'new', grade: null }, 'B')).toBeUndefined()
  expect(gradeLeft({ state: 'new', grade: 'openBox' }, 'B')).toBeUndefined()
})
