import { expect, test } from 'vitest'
import { FILES_AT_ONCE, MOST_FILES, takesFiles } from './files.ts'

const claim = { kind: 'claim', remedy: null, statusBefore: null } as const

test('a case keeps twenty files, and every side may send a whole statement of them or nearly', () => {
  const { buyer, seller, operator } = MOST_FILES
  expect(buyer + seller + operator).toBe(20)
  expect([buyer >= FILES_AT_ONCE, seller >= FILES_AT_ONCE, operator > 0]).toEqual([true, true, true])
})

test('files are taken while a side can speak or ask the operator', () => {
  expect(takesFiles('buyer', { ...claim, status: 'opened' })).toBe(true)
  expect(takesFiles('operator', { ...claim, status: 'disputed', statusBefore: 'rejected' })).toBe(true)
  // It may still be brought before the operator, by those between whom it was.
  expect(takesFiles('buyer', { ...claim, status: 'rejected' })).toBe(true)
  expect(takesFiles('seller', { ...claim, status: 'rejected' })).toBe(true)
  expect(takesFiles('operator', { ...claim, status: 'rejected' })).toBe(false)
  // The operator has decided.
  expect(takesFiles('buyer', { ...claim, status: 'rejected', statusBefore: 'rejected' })).toBe(false)
  expect(takesFiles('buyer', { ...claim, status: 'cancelled' })).toBe(false)
})
