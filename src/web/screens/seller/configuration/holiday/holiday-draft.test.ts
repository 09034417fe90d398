import { expect, test } from 'vitest'
import { holidayBody, holidayDraft, holidayProblems, holidayState } from './holiday-draft.ts'

const today = '2026-12-20'
const holiday = { from: '2026-12-22', until: '2027-01-02', note: { 'pl-PL': 'Święta', 'en-US': 'Christmas' } }

test('a holiday is planned, then it runs on both its ends, then it is over', () => {
  const on = (day: string) => holidayState(holiday, day)
  expect([on('2026-12-21'), on('2026-12-22'), on('2027-01-02'), on('2027-01-03')]).toEqual([
    'planned',
    'running',
    'running',
    'none',
  ])
  expect(holidayState(null, today)).toBe('none')
})
test('a planned holiday goes into the form and comes back as it was; one that is over leaves the form empty', () => {
  expect(holidayBody(holidayDraft(holiday, today))).toEqual(holiday)
  expect(holidayDraft(holiday, '2027-02-01')).toMatchObject({ from: '2027-02-01', until: '', 'note.pl-PL': '' })
  expect(holidayBody({ ...holidayDraft(null, today), until: '2026-12-24' })).toEqual({
    from: today,
    until: '2026-12-24',
    note: null,
  })
})
test('V14 dates that cannot be are found before they are sent', () => {
  const draft = holidayDraft(null, today)
  expect(holidayProblems(draft, today)).toEqual({ until: 'dateNeeded' })
  expect(holidayProblems({ ...draft, from: '' }, today)).toEqual({ from: 'dateNeeded' })
  expect(holidayProblems({ ...draft, until: '2026-12-19' }, today)).toEqual({ until: 'untilBeforeFrom' })
  expect(holidayProblems({ ...draft, from: '2026-12-01', until: '2026-12-19' }, today)).toEqual({ until: 'untilPast' })
  expect(holidayProblems({ ...draft, until: today }, today)).toEqual({})
})
