import { describe, expect, test } from 'vitest'
import { emptyDraft, maskClock, problemsOf, wholeClock } from './shop-draft.ts'

const empty = emptyDraft('PL')
const full = {
  ...empty,
  ...{ title: 'Salon', street: 'ul. Józefa 12', postalCode: '31-056', city: 'Kraków' },
  location: { lat: 50.05, lng: 19.94 },
}

describe('V01 V06 what is checked before sending', () => {
  test('needed fields and the location', () => {
    expect(problemsOf(empty)).toEqual({
      ...{ title: 'required', street: 'required', postalCode: 'required', city: 'required' },
      location: 'location_required',
    })
    expect(problemsOf(full)).toEqual({})
    expect(problemsOf({ ...full, postalCode: '31056' })).toEqual({ postalCode: 'postal_code_unfit' })
    expect(problemsOf({ ...full, postalCode: '10115', country: 'DE' })).toEqual({})
  })
  test('T08 hours and dates', () => {
    const day = { open: true, from: '09:00', to: '09:00' }
    const label = { 'pl-PL': '' }
    expect(problemsOf({ ...full, hours: { ...full.hours, mon: day } })).toEqual({ 'hours.mon': 'hours_equal' })
    expect(problemsOf({ ...full, hours: { ...full.hours, mon: { ...day, to: '9' } } })).toEqual({
      'hours.mon': 'clock_invalid',
    })
    const dates = ['', '2026-12-24', '2026-12-24'].map((date) => ({ ...day, open: false, date, label }))
    expect(problemsOf({ ...full, exceptions: dates })).toEqual({
      'exceptions.0.date': 'date_required',
      'exceptions.2.date': 'exception_repeated',
    })
  })
})

test('V14 a time is grouped while it is typed, and made whole when typing ends', () => {
  expect(['9', '1', '18', '930', '0930', '09:3', '25x'].map(maskClock)).toEqual([
    ...['09', '1', '18', '09:30', '09:30', '09:3', '25'],
  ])
  expect(['09', '1', '18', '09:30', ''].map(wholeClock)).toEqual(['09:00', '01:00', '18:00', '09:30', ''])
})
