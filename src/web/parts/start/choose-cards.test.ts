import { expect, test } from 'vitest'
import { dearest, differentTitles, roundRobin } from './choose-cards.ts'

test('R01 the start page shows each model once', () => {
  expect(differentTitles([{ title: 'a' }, { title: 'b' }, { title: 'a' }])).toEqual([{ title: 'a' }, { title: 'b' }])
})

test('R01 categories take turns on the start page', () => {
  expect(roundRobin([[1, 2, 3], [], [4]], 3)).toEqual([1, 4, 2])
  expect(roundRobin([], 3)).toEqual([])
  expect(roundRobin([[1]], 3)).toEqual([1])
})

test('R01 the dearest stands in the window', () => {
  expect(dearest([{ price: 2 }, { price: 3 }, { price: 3 }])).toEqual({ price: 3 })
  expect(dearest([])).toBeUndefined()
})
