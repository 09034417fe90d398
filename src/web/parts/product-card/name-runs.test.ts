import { describe, expect, test } from 'vitest'
import { isBreakable, nameRuns } from './name-runs.ts'

describe('names of products on narrow cards', () => {
  test.each([
    ['Lenovo ThinkPad T14 Gen 1 AMD Ryzen 5 Pro 4650U', 'Lenovo ThinkPad_T14 Gen_1 AMD Ryzen_5 Pro_4650U'],
    [
      'Lenovo ThinkPad X1 14″ Core i7-7500U 8 GB / 512 GB SSD',
      'Lenovo ThinkPad_X1_14″ Core_i7-7500U 8_GB_/_512_GB SSD',
    ],
    ['Apple iPhone 12', 'Apple iPhone_12'],
    ['Dell', 'Dell'],
    ['', ''],
    ['Kabel USB 200 cm', 'Kabel USB 200_cm'],
  ])('%s', (title, expected) =>
    expect(
      nameRuns(title)
        .map((run) => run.replaceAll(' ', '_'))
        .join(' '),
    ).toBe(expected),
  )

  test('no run is longer than a card has room for, and nothing but spaces changes', () => {
    const title = Array.from({ length: 40 }, (_, at) => `a${at}`).join(' ')
    expect(nameRuns(title).every((run) => run.length <= 18)).toBe(true)
    expect(nameRuns(title).join(' ')).toBe(title)
  })

  test('what is wider than a card may break', () => {
    expect(['i7-7500U', 'Core i5', 'Dell', 'a-very-long-code-of-a-seller'].map(isBreakable)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
