import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Failure } from '../../values/failure.ts'
import { checkJson } from './check-json.ts'
import { boundsOf } from './json-bounds.ts'

const form = z.object({
  names: z.array(z.string().max(5)).max(3),
  either: z.union([z.object({ list: z.array(z.number()).max(2) }), z.object({ list: z.array(z.number()).max(4) })]),
  prices: z.record(z.string(), z.array(z.number()).max(1)),
  title: z.string().max(10),
})
const bounds = boundsOf(form)
const refusal = (value: unknown) => {
  try {
    checkJson(typeof value === 'string' ? value : JSON.stringify(value), bounds)
    return undefined
  } catch (error) {
    const [field] = (error as Failure).fields
    return field ? `${field.field} ${field.code} ${field.params?.maximum}` : (error as Failure).code
  }
}
const numbers = (length: number) => Array.from({ length }, (_, at) => at)

test('lists are counted where they stand, whatever stands beside them', () => {
  expect(refusal({ title: 'a, [b] {c} "d" \\', names: ['a', 'b,c', '"'], either: { list: [1, 2, 3, 4] } })).toBe(
    undefined,
  )
  expect(refusal({ names: ['a', 'b', 'c', 'd'] })).toBe('names too_big 3')
  expect(refusal({ either: { list: numbers(5) } })).toBe('either.list too_big 4')
  expect(refusal({ prices: { one: [1], two: [1, 2] } })).toBe('prices.two too_big 1')
  expect(refusal({ names: [], unknown: [[], numbers(1001)] })).toBe('unknown.1 too_big 1000')
  expect(refusal(numbers(1001))).toBe(' too_big 1000')
})
test('a text may be longer as it is sent than as it is read, but not without end', () => {
  expect(refusal({ title: `${' '.repeat(1000)}short${' '.repeat(1000)}` })).toBe(undefined)
  expect(refusal({ title: 'x'.repeat(20_000) })).toBe('title too_long 10')
})
test('what is no JSON is left to the parser, and ends nothing', () => {
  for (const text of ['', '"', '{', '[[', '}', ']]', ',,,', '{"a', '"\\', ':', '{"a":]}', '\u0000']) {
    expect(refusal(text)).toBe(undefined)
  }
})
