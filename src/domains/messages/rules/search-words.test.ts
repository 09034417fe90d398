import { expect, test } from 'vitest'
import { searchQuery, searchText } from './search-words.ts'

test('words are folded, and nothing of a query steers', () => {
  expect(searchText('Żółty e-mail: ŁÓDŹ?')).toBe('zolty e mail lodz')
  expect(searchQuery("Łódź & !bat'")).toBe("'lodz':* & 'bat':*")
  expect(searchQuery(' a ! ')).toBeUndefined()
  expect(searchQuery('one two three four five six seven')?.split('&')).toHaveLength(6)
})
