import { expect, test } from 'vitest'
import type { Suggestion } from '../contract.ts'
import { mergeSuggestions, suggestBrands, suggestCategories } from './suggest.ts'
import { vocabulary } from './vocabulary.fixture.ts'

const one = (kind: Suggestion['kind'], label: string, href = `/${label}`): Suggestion => ({
  kind,
  label,
  hint: null,
  href,
  imageKey: null,
})

test('categories by their name or synonym in any language', () => {
  expect(suggestCategories('lap', 'pl-PL', vocabulary)[0]).toEqual({ slug: 'laptops', label: 'Laptopy' })
  expect(suggestCategories('Bildsch', 'de-DE', vocabulary)).toEqual([{ slug: 'monitors', label: 'Monitore' }])
  expect(suggestCategories('słuch', 'en-US', vocabulary)).toEqual([{ slug: 'headphones', label: 'Headphones' }])
  expect(suggestCategories('x', 'pl-PL', vocabulary)).toEqual([])
})

test('brands by their beginning', () => {
  expect(suggestBrands('tp-l', vocabulary)).toEqual([{ value: 'tp-link', label: 'TP-Link' }])
  expect(suggestBrands('', vocabulary)).toEqual([])
})

test('merging keeps shares, drops doubles, prefers beginnings', () => {
  const queries = ['stary laptop', 'laptop dell', 'Laptop Dell', 'laptop hp', 'laptop lg'].map((label) =>
    one('query', label),
  )
  const products = Array.from({ length: 9 }, (_, index) => one('product', 'Dell 5490', `/p/${index}`))
  const merged = mergeSuggestions('lap', [queries, [one('category', 'Laptopy')], products])
  expect(merged.map((suggestion) => suggestion.label).slice(0, 4)).toEqual([
    'laptop dell',
    'laptop hp',
    'laptop lg',
    'Laptopy',
  ])
  expect(merged.filter((suggestion) => suggestion.kind === 'product')).toHaveLength(5)
})
