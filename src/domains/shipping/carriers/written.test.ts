import { expect, test } from 'vitest'
import { carrierWords, phoneInPoland, splitStreet } from './written.ts'

test.each([
  ['600 700 800', '600700800'],
  ['+48 600-700-800', '600700800'],
  ['0048600700800', '600700800'],
  ['48600700800', '600700800'],
  ['(48) 600 700 800', '600700800'],
  ['22 345 67 89', '223456789'],
  // Nine digits that begin like a prefix are a number.
  ['487 654 321', '487654321'],
  ['+49 30 1234567', undefined],
  ['0049 301234567', undefined],
  ['060070080', undefined],
  ['60070080', undefined],
  ['6007008001', undefined],
  ['', undefined],
])('%j is the Polish number %j', (written, digits) => {
  expect(phoneInPoland(written)).toBe(digits)
})

test.each([
  ['ul. Długa 5', 'ul. Długa', '5'],
  ['Długa 5a/12', 'Długa', '5a/12'],
  ['al. Jana Pawła II 12 m. 4', 'al. Jana Pawła II', '12 m. 4'],
  ['3 Maja 7', '3 Maja', '7'],
  ['pl. 1000-lecia 12B lok. 3', 'pl. 1000-lecia', '12B lok. 3'],
  ['  ul.  Nowa ,  18 ', 'ul. Nowa ', '18'],
  ['Kolonia Dolna', 'Kolonia Dolna', null],
  ['12', '12', null],
  ['', '', null],
])('%j is street %j and building %j', (written, street, building) => {
  expect(splitStreet(written)).toEqual({ street: street.trim(), building })
})

test('the words of a carrier are one plain line, not longer than 300', () => {
  expect(carrierWords('<p>Nie ma\n takiego <b>punktu</b></p>\u0007')).toBe('Nie ma takiego punktu')
  expect(carrierWords('x'.repeat(400))).toHaveLength(300)
  expect([carrierWords(' \n '), carrierWords(null), carrierWords(undefined), carrierWords('<br>')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
