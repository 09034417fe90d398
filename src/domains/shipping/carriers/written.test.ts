import { expect, test } from 'vitest'
import { carrierWords, splitStreet } from './written.ts'

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
