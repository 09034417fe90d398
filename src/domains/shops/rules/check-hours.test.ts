import { expect, test } from 'vitest'
import type { OpeningDay, OpeningHours } from '../contract.ts'
import { hoursProblems } from './check-hours.ts'

const day = { open: true, from: '09:00', to: '17:00' }
const week = (mon: OpeningDay): OpeningHours => ({ mon, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })
const codes = (mon: OpeningDay) => hoursProblems(week(mon), []).map(({ field, code }) => `${field} ${code}`)

test('T08 hours that say nothing or overlap are told with their day', () => {
  expect(codes({ ...day, to: '09:00' })).toEqual(['hours.mon hours_equal'])
  expect(codes({ ...day, more: [{ from: '16:00', to: '19:00' }] })).toEqual(['hours.mon.more.0 hours_overlap'])
  expect(
    codes({
      ...day,
      more: [
        { from: '18:00', to: '20:00' },
        { from: '18:30', to: '21:00' },
      ],
    }),
  ).toEqual(['hours.mon.more.1 hours_overlap'])
})
test('a break, the whole day and a night are right; a closed day is not looked at', () => {
  expect(codes({ ...day, more: [{ from: '18:00', to: '20:00' }] })).toEqual([])
  expect(codes({ ...day, from: '00:00', to: '00:00' })).toEqual([])
  expect(codes({ ...day, from: '20:00', to: '02:00' })).toEqual([])
  expect(codes({ open: false, from: '09:00', to: '09:00' })).toEqual([])
})
test('a date stands on the list once', () => {
  const label = { 'pl-PL': 'Inwentaryzacja' }
  const exceptions = ['2026-12-24', '2026-12-24'].map((date) => ({ date, ...day, label }))
  expect(hoursProblems(week(day), exceptions)).toEqual([{ field: 'exceptions.1.date', code: 'exception_repeated' }])
})
