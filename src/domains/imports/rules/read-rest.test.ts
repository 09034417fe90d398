import { expect, test } from 'vitest'
import { readRest } from './read-rest.ts'

test('B06 a price in another currency is never read one to one: without its rate nothing is read', () => {
  const cell = { field: 'price', column: 0, text: '100' } as Parameters<typeof readRest>[0]
  const context = { marks: ['auto'], rate: undefined } as unknown as Parameters<typeof readRest>[2]
  const row = { fields: {}, version: {} } as unknown as Parameters<typeof readRest>[1]
  expect(() => readRest(cell, row, context)).toThrowError('the rate of a foreign price is missing')
})
