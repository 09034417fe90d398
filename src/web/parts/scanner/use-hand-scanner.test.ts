import { expect, test } from 'vitest'
import { type Burst, nextBurst } from './use-hand-scanner.ts'

/** The last text that keys came to, pressed so many milliseconds after each other. */
function typed(keys: readonly string[], gap: number): string | undefined {
  let burst: Burst = { text: '', at: 0 }
  let found: string | undefined
  keys.forEach((key, index) => {
    const next = nextBurst(burst, key, 1000 + index * gap)
    burst = next.burst
    found = next.scanned ?? found
  })
  return found
}

const IMEI = '352099001761481'

test('what comes as fast as a scanner types is one text once it presses Enter', () => {
  expect(typed([...IMEI, 'Enter'], 12)).toBe(IMEI)
  expect(typed(['1', 'Shift', 'A', '2', '3', '4', '5', 'Enter'], 5)).toBe('1A2345')
})

test('what a person types is none, and neither is a short burst', () => {
  expect(typed([...IMEI, 'Enter'], 120)).toBeUndefined()
  expect(typed(['1', '2', '3', 'Enter'], 10)).toBeUndefined()
  expect(typed([...IMEI], 10)).toBeUndefined()
})
