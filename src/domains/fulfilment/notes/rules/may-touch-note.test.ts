import { expect, test } from 'vitest'
import { isOwnNote, mayDeleteNote } from './may-touch-note.ts'

const ANNA = 'anna'
const PIOTR = 'piotr'

test('a note is its writer’s; those of programs are any program’s', () => {
  expect(isOwnNote({ byUser: ANNA }, ANNA)).toBe(true)
  expect(isOwnNote({ byUser: ANNA }, PIOTR)).toBe(false)
  expect(isOwnNote({ byUser: ANNA }, null)).toBe(false)
  expect(isOwnNote({ byUser: null }, null)).toBe(true)
  expect(isOwnNote({ byUser: null }, ANNA)).toBe(false)
})

test('owners and managers delete any note, others and programs their own', () => {
  const may = (role: string, byUser: string | null, author: string | null) => mayDeleteNote({ byUser, role }, author)
  expect(['owner', 'manager', 'warehouse', 'accountant'].map((role) => may(role, ANNA, PIOTR))).toEqual([
    ...[true, true, false, false],
  ])
  expect(may('manager', ANNA, null)).toBe(true)
  expect(may('warehouse', ANNA, ANNA)).toBe(true)
  expect(may('owner', null, ANNA)).toBe(false)
  expect(may('owner', null, null)).toBe(true)
})
