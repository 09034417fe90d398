import { expect, test } from 'vitest'
import { SharedTexts } from './shared-texts.ts'

test('a cell that refers to a text which is not there refuses the file instead of being empty', () => {
  const texts = new SharedTexts()
  texts.open('si')
  texts.close('si')
  expect(texts.at(0)).toBe('')
  expect(() => texts.at(1)).toThrow('not_a_table')
})
