import { expect, test } from 'vitest'
import { dispatchWords } from './root-data.ts'
import { loadAllTexts } from './texts/load-server.ts'

loadAllTexts()

test('R07 the words carry their date in three languages', () => {
  const today = { until: '14:00', day: '2026-11-23', today: true }
  expect(dispatchWords(today, 'pl-PL')).toBe('wysyłka dziś (pon., 23 lis) przy zamówieniu do 14:00')
  expect(dispatchWords(today, 'en-US')).toBe('ships today (Mon 23 Nov) if ordered by 14:00')
  expect(dispatchWords({ ...today, today: false }, 'de-DE')).toBe('Versand am Mo., 23. Nov.')
})
