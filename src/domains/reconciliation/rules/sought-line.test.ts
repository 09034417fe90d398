import { expect, test } from 'vitest'
import { soughtLine } from './sought-line.ts'

test.each([
  ['Kowalska', { words: 'Kowalska', amount: null }],
  ['1 299,00', { words: '1 299,00', amount: 129_900 }],
  ['1299', { words: '1299', amount: 129_900 }],
  ['-5', { words: null, amount: -500 }],
  ['7', { words: null, amount: 700 }],
  ['ab', undefined],
])('%s', (q, sought) => expect(soughtLine(q)).toEqual(sought))
