import { expect, test } from 'vitest'
import { differs, idsOf, unionRows } from './rows.ts'

test('R20 V08 the address names at most three products, each once', () => {
  expect(idsOf('3,5,5,x,0,-1')).toEqual({ ids: [3, 5], tooMany: false })
  expect(idsOf('1,2,3,4')).toEqual({ ids: [1, 2, 3], tooMany: true })
  expect(idsOf(null)).toEqual({ ids: [], tooMany: false })
})

test('R20 fields of all products stand in one table, missing ones empty; the best of a row is marked', () => {
  const ram = (size: number) => ({
    key: 'ram_gb',
    name: 'RAM',
    text: `${size} GB`,
    values: [size],
    better: 'more' as const,
  })
  const panel = { key: 'panel', name: 'Panel', text: 'IPS' }
  expect(unionRows([[ram(8)], [ram(16), panel]])).toEqual([
    { key: 'ram_gb', name: 'RAM', texts: ['8 GB', '16 GB'], best: { word: 'bestMore', at: [1] } },
    { key: 'panel', name: 'Panel', texts: [null, 'IPS'], best: null },
  ])
})

test('R20 a row differs when any value does, or one has none', () => {
  expect(differs({ texts: ['a', 'a', 'a'] })).toBe(false)
  expect(differs({ texts: ['a', 'b', 'a'] })).toBe(true)
  expect(differs({ texts: ['a', null] })).toBe(true)
})
