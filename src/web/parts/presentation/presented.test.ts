import { expect, test } from 'vitest'
import { presented } from './presented.ts'

test('E14 a seller’s text stands in the visitor’s language, else in the seller’s main one, else in Polish', () => {
  const texts = { 'pl-PL': 'Sprzęt', 'de-DE': 'Technik', 'en-US': ' ' }
  expect(presented(texts, 'de-DE', 'pl-PL')).toEqual({ text: 'Technik', lang: 'de-DE' })
  expect(presented(texts, 'en-US', 'de-DE')).toEqual({ text: 'Technik', lang: 'de-DE' })
  expect(presented(texts, 'en-US', 'en-US')).toEqual({ text: 'Sprzęt', lang: 'pl-PL' })
  expect(presented({ 'pl-PL': '' }, 'en-US', 'pl-PL')).toBeUndefined()
})
