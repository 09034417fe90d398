import { expect, test } from 'vitest'
import type { AttributeSchema } from '../contract.ts'
import { inheritSchema, narrowings, uniteSchemas } from './category-schema.ts'

const field = (key: string, more: Partial<AttributeSchema> = {}): AttributeSchema => ({
  key,
  type: 'text',
  names: { 'pl-PL': key },
  facet: false,
  onCard: false,
  group: 'main',
  ...more,
})
const choice = (key: string, values: string[]) =>
  field(key, { type: 'enum', options: values.map((value) => ({ value, names: { 'pl-PL': value } })) })
const keys = (schema: readonly AttributeSchema[]) => schema.map((one) => one.key)

test('E08 what a category has from its parent follows the parent; what is its own stays', () => {
  const before = [field('a'), field('b'), field('c')]
  const child = [field('a'), field('b', { facet: true }), field('c'), field('own')]
  const after = [field('a', { onCard: true }), field('c', { names: { 'pl-PL': 'C' } }), field('new')]
  const result = inheritSchema(before, after, child)
  expect(keys(result)).toEqual(['a', 'b', 'c', 'own', 'new'])
  expect(result[0]?.onCard).toBe(true)
  expect(result[1]?.facet).toBe(true)
  expect(result[2]?.names['pl-PL']).toBe('C')
  expect(keys(inheritSchema(before, [], child))).toEqual(['b', 'own'])
})
test('E08 two schemas become one that fits the values of both', () => {
  const { schema, conflicts } = uniteSchemas(
    [choice('os', ['w10']), field('a')],
    [choice('os', ['w10', 'w11']), field('z')],
  )
  expect(conflicts).toEqual([])
  expect(keys(schema)).toEqual(['os', 'a', 'z'])
  expect(schema[0]?.options?.map((one) => one.value)).toEqual(['w10', 'w11'])
})
test('E08 fields that mean different things are named', () => {
  const number = (unit: string) => field('size', { type: 'number', unit })
  expect(uniteSchemas([number('GB')], [number('TB')]).conflicts).toEqual(['size'])
  expect(uniteSchemas([field('size')], [number('GB')]).conflicts).toEqual(['size'])
})
test('E08 what products could no longer say is found', () => {
  const before = [choice('os', ['w10', 'w11']), field('a'), field('b')]
  expect(narrowings(before, [choice('os', ['w11']), field('a', { type: 'number' })])).toEqual([
    { key: 'os', options: ['w10'] },
    { key: 'a', options: null },
    { key: 'b', options: null },
  ])
  expect(narrowings(before, before)).toEqual([])
})
