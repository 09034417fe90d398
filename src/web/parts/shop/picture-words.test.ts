import { expect, test } from 'vitest'
import { withWords, wordsFor } from './picture-words.ts'

test('V06 words of a picture typed in one language stay in that language', () => {
  const english = withWords(undefined, 'en-US', 'Shop window')
  expect(english).toEqual({ 'pl-PL': '', 'en-US': 'Shop window' })
  const both = withWords(english, 'pl-PL', 'Witryna')
  expect(both).toEqual({ 'pl-PL': 'Witryna', 'en-US': 'Shop window' })
  expect(withWords(both, 'de-DE', 'Schaufenster')).toEqual({ ...both, 'de-DE': 'Schaufenster' })
})
test('V06 who asks in another language is told which language the words are in', () => {
  const english = { 'pl-PL': '', 'en-US': 'Shop window' }
  expect(wordsFor(english, 'en-US')).toEqual({ words: 'Shop window', lang: 'en-US' })
  expect(wordsFor(english, 'pl-PL')).toEqual({ words: 'Shop window', lang: 'en-US' })
  expect(wordsFor({ 'pl-PL': 'Witryna', 'de-DE': ' ' }, 'de-DE')).toEqual({ words: 'Witryna', lang: 'pl-PL' })
  expect(wordsFor(undefined, 'de-DE')).toEqual({ words: '', lang: 'de-DE' })
})
