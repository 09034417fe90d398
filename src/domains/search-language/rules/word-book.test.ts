import { expect, test } from 'vitest'
import { spelling } from './word-book.ts'

test.each([
  ['lapotp dell', 'laptop dell'],
  ['aifon 12', 'iphone 12'],
  ['makbuk', 'macbook'],
  ['thinkpad t480', null],
])('%s is respelt as %s', (typed, meant) => expect(spelling.respell(typed, [])).toBe(meant))

test('the worst sentence of strangers takes a moment of work, whatever stands in it', () => {
  const worst = Array.from({ length: 28 }, (_, at) => `l${'aeiou'[at % 5]}pzq${String.fromCharCode(97 + (at % 26))}`)
  const before = process.cpuUsage()
  for (let round = 0; round < 5; round++) spelling.respell(worst.join(' '), [])
  // Milliseconds of work, not of a busy machine.
  expect(process.cpuUsage(before).user / 1000 / 5).toBeLessThan(40)
})
