import { beforeEach, expect, test, vi } from 'vitest'
import { pastSearches } from './past-searches.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('the latest search stands first, each once, however it was written, and eight at most', () => {
  for (const text of ['ThinkPad', 'żelazko', ' ', 'x'.repeat(201), 'thinkpad ', 'Zelazko']) pastSearches.add(text)
  expect(pastSearches.read()).toEqual(['Zelazko', 'thinkpad'])
  for (let at = 0; at < 20; at += 1) pastSearches.add(`laptop ${at}`)
  expect(pastSearches.read()).toHaveLength(8)
  pastSearches.clear()
  expect(pastSearches.read()).toEqual([])
})

test('what is being typed is met at the beginning of words, and never repeated as it stands', () => {
  for (const text of ['laptop do gier', 'telefon łatwy', 'gry']) pastSearches.add(text)
  expect(pastSearches.matching('g')).toEqual(['gry', 'laptop do gier'])
  expect(pastSearches.matching('Latwy')).toEqual(['telefon łatwy'])
  expect(pastSearches.matching('gry')).toEqual([])
  expect(pastSearches.matching('')).toHaveLength(3)
})

test.each(['{', '"x"', '[1,null]', '{"a":1}'])('a foreign value in the storage (%s) is nothing', (value) => {
  kept.set('pastSearches', value)
  expect(pastSearches.read()).toEqual([])
})
