import { expect, test } from 'vitest'
import { gigabytes } from '../domains/imports/rules/facts-memory.ts'
import { gigabytesOf } from '../domains/search-language/rules/read-memory.ts'
import { fromTerabytes, oneDiskSize, wholeTerabytes } from './disk-size.ts'

test.each([
  ['1.5 TB', 1.5, 1500],
  ['2 TB', 2, 2000],
  ['15,36 TB', 15.36, 15_360],
  ['0.5 TB', 0.5, 500],
])('%s is one size, imported or searched for', (text, value, size) => {
  expect(fromTerabytes(value)).toBe(size)
  expect(gigabytes(text)).toBe(size)
  expect(gigabytesOf({ value, unit: 'tb' })).toBe(size)
})

test('binary sizes meet the decimal ones', () => {
  expect([1024, 1536, 2048, 15_360].map(oneDiskSize)).toEqual([1000, 1500, 2000, 15_360])
})

test('only whole terabytes of storage are said as such', () => {
  expect([1000, 1024, 8192, 1500, 1536, 512].map((size) => wholeTerabytes(size, 'GB'))).toEqual([
    ...[1, 1, 8, undefined, undefined, undefined],
  ])
  expect(wholeTerabytes(2000, 'Hz')).toBeUndefined()
})
