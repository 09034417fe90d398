import { expect, test } from 'vitest'
import { dueSteps, type Planned, type Span, spansOverlap } from './price-schedules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 4, 1, hour))
const span = (from: number, to?: number): Span => ({ startsAt: at(from), endsAt: to === undefined ? null : at(to) })

test.each([
  ['one ends as the other begins', span(1, 3), span(3, 5), false],
  ['one begins within the other', span(1, 4), span(3, 5), true],
  ['one within the other', span(1, 9), span(3, 5), true],
  ['both begin at once', span(1, 2), span(1, 3), true],
  ['far from each other', span(1, 2), span(5, 6), false],
  ['a change at the first moment of a period', span(3), span(3, 5), true],
  ['a change within a period', span(4), span(3, 5), true],
  ['a change as a period ends', span(5), span(3, 5), false],
  ['a change before a period', span(2), span(3, 5), false],
  ['two changes at one moment', span(3), span(3), true],
  ['two changes, one after the other', span(3), span(4), false],
] as const)('planned prices: %s', (_, one, other, overlap) => {
  expect([spansOverlap(one, other), spansOverlap(other, one)]).toEqual([overlap, overlap])
})

const planned = (id: number, status: Planned['status'], from: number, to?: number): Planned => ({
  id,
  status,
  ...span(from, to),
})

test('a planned price begins at its moment, ends at its moment, and is missed when both are over', () => {
  expect(dueSteps([planned(1, 'planned', 3, 5)], at(2))).toEqual([])
  expect(dueSteps([planned(1, 'planned', 3, 5)], at(3))).toEqual([{ id: 1, step: 'start' }])
  expect(dueSteps([planned(1, 'planned', 3)], at(9))).toEqual([{ id: 1, step: 'start' }])
  expect(dueSteps([planned(1, 'planned', 3, 5)], at(5))).toEqual([{ id: 1, step: 'missed' }])
  expect(dueSteps([planned(1, 'running', 3, 5)], at(4))).toEqual([])
  expect(dueSteps([planned(1, 'running', 3)], at(9))).toEqual([])
  expect(dueSteps([planned(1, 'running', 3, 5)], at(5))).toEqual([{ id: 1, step: 'end' }])
})

test('what is due happens in the order of time; where one ends as another begins, the end comes first', () => {
  const due = [
    planned(2, 'planned', 5, 9),
    planned(9, 'planned', 4),
    planned(3, 'running', 1, 5),
    planned(8, 'planned', 4),
  ]
  expect(dueSteps(due, at(6))).toEqual([
    { id: 8, step: 'start' },
    { id: 9, step: 'start' },
    { id: 3, step: 'end' },
    { id: 2, step: 'start' },
  ])
})
