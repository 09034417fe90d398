import { beforeAll, expect, test } from 'vitest'
import { loadAllTexts } from '../../texts/load-server.ts'
import { textsOf } from '../../texts/registry.ts'
import { openingWords } from './opening-words.ts'

beforeAll(loadAllTexts)
const words = (locale: 'pl-PL' | 'en-US' | 'de-DE', open: boolean, until: [string, string, number] | null) =>
  openingWords(textsOf(locale, 'place'), locale, {
    open,
    until: until && { date: until[0], time: until[1], inDays: until[2] },
  })

test('R09 open now and opens when, in three languages', () => {
  expect(words('en-US', false, ['2026-11-23', '10:00', 2])).toBe('Closed, opens Monday 10:00')
  expect(words('pl-PL', false, ['2026-11-23', '10:00', 2])).toBe('Zamknięte, otwarcie: poniedziałek, 10:00')
  expect(words('de-DE', false, ['2026-11-23', '10:00', 0])).toBe('Geschlossen, öffnet heute um 10:00 Uhr')
  expect(words('en-US', false, ['2026-11-23', '10:00', 1])).toBe('Closed, opens tomorrow at 10:00')
  expect(words('en-US', true, ['2026-11-23', '18:00', 0])).toBe('Open until 18:00')
  expect(words('en-US', true, ['2026-11-24', '02:00', 1])).toBe('Open until 02:00')
  expect(words('pl-PL', true, null)).toBe('Otwarte całą dobę')
  expect(words('pl-PL', false, null)).toBe('Teraz zamknięte')
  expect(words('en-US', false, ['2027-01-04', '10:00', 14])).toMatch(/4 January/)
})
