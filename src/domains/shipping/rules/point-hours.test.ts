import { expect, test } from 'vitest'
import { isPointOpen } from './point-hours.ts'

/** Tuesday 24 November 2026, 13:30 in Poland. */
const tuesday = new Date('2026-11-24T12:30:00Z')
const saturday = new Date('2026-11-28T12:30:00Z')

test.each([
  ['24/7', true, true],
  ['8:00-20:00', true, true],
  ['14:00-20:00', false, false],
  ['PN-PT 08:00-20:00; SB 9-14', true, true],
  ['pn-pt 8-20', true, false],
  ['Pon-Pt: 8:00-13:30, Sob: 8:00-13:00', false, false],
  ['śr 8-20', false, false],
  ['wt. 8-20', true, false],
  ['pn-nd 06:00-24:00', true, true],
])('E11 %s', (hours, onTuesday, onSaturday) => {
  expect([isPointOpen(hours, tuesday), isPointOpen(hours, saturday)]).toEqual([onTuesday, onSaturday])
})

test.each([null, '', 'jak sklep', 'pt-pn 8-20', '20:00-8:00', 'codziennie 8-20', '8-20; w święta zamknięte', '8-25'])(
  'what is not understood for certain is not told: %s',
  (hours) => {
    expect(isPointOpen(hours, tuesday)).toBeNull()
  },
)
