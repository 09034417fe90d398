import { expect, test } from 'vitest'
import { COUNTRIES, countryOptions } from './countries.ts'

test('B08 153 countries, each once', () => {
  expect(new Set(COUNTRIES).size).toBe(153)
  expect(COUNTRIES).toHaveLength(153)
})

test('the list is in the language’s alphabet behind the default country', () => {
  const polish = countryOptions('pl-PL', 'PL').map((option) => option.label)
  expect(polish.slice(0, 2)).toEqual(['Polska', 'Albania'])
  expect(countryOptions('de-DE', 'PL').find((option) => option.value === 'DE')?.label).toBe('Deutschland')
})
