import { expect, test } from 'vitest'
import { eachLocale } from '../../../values/locale.ts'
import type { AttributeSchema } from '../contract.ts'
import { carriedFacts, factLine } from './carried-facts.ts'

const WORDS = eachLocale((locale) => ({
  yes: locale === 'de-DE' ? 'ja' : 'tak',
  no: locale === 'de-DE' ? 'nein' : 'nie',
}))
const field = (key: string, over: Partial<AttributeSchema> = {}): AttributeSchema => ({
  ...{ key, type: 'text', names: { 'pl-PL': key }, facet: false, onCard: false, carried: true, group: 'main' },
  ...over,
})
const os = field('os', {
  type: 'enum',
  names: { 'pl-PL': 'System', 'de-DE': 'Betriebssystem' },
  options: [
    { value: 'w11', names: { 'pl-PL': 'Windows 11' } },
    {
      value: 'w10',
      names: { 'pl-PL': 'Windows 10' },
      note: { 'pl-PL': 'wsparcie do 2025', 'de-DE': 'Support bis 2025' },
    },
  ],
})

test('E07 attributes that go along are worded in all languages, in the order of the schema; the others stay behind', () => {
  const schema = [
    os,
    field('ram', { carried: false }),
    field('weight', { type: 'number', unit: 'kg' }),
    field('w', { type: 'boolean' }),
  ]
  const facts = carriedFacts(schema, { w: true, weight: 1.5, ram: '8', os: 'w11' }, WORDS)
  expect(facts.map(({ key, value }) => [key, value])).toEqual([
    // The same in each language is said once.
    ['os', { 'pl-PL': 'Windows 11' }],
    ['weight', { 'pl-PL': '1,5\u00a0kg', 'en-US': '1.5\u00a0kg', 'de-DE': '1,5\u00a0kg' }],
    ['w', { 'pl-PL': 'tak', 'en-US': 'tak', 'de-DE': 'ja' }],
  ])
})

test('E07 the end of support stands with the system that has one, and with no other', () => {
  const line = (value: string) => carriedFacts([os], { os: value }, WORDS).map((fact) => factLine(fact, 'de-DE'))
  expect(line('w10')).toEqual(['Betriebssystem: Windows 10 (Support bis 2025)'])
  expect(line('w11')).toEqual(['Betriebssystem: Windows 11'])
})

test('E07 what nobody said has no line, and there are never more than ten', () => {
  expect(carriedFacts([os, field('a')], { a: '' }, WORDS)).toEqual([])
  const many = Array.from({ length: 30 }, (_, index) => field(`f${index}`))
  const values = Object.fromEntries(many.map(({ key }) => [key, 'x']))
  expect(carriedFacts(many, values, WORDS)).toHaveLength(10)
})
