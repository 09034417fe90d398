import { expect, test } from 'vitest'
import { daysOf } from '../../../values/days.ts'
import { periodsOf } from './period.ts'

test.each([7, 30, 90])('the period before ends where the present one of %s days begins', (days) => {
  const { present, before } = periodsOf(new Date('2026-04-02T10:00:00Z'), days)
  expect([daysOf(present).length, daysOf(before).length]).toEqual([days, days])
  expect(present.to).toBe('2026-04-02')
  expect(daysOf({ from: before.to, to: present.from })).toHaveLength(2)
})
