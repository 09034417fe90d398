import { expect, test } from 'vitest'
import { listedBrand, normalizeBrand } from './brands.ts'

test.each([
  [
    'HP',
    [
      'hp',
      'Hp',
      ' HP ',
      'HP Inc.',
      'Hewlett-Packard',
      'hewlett packard',
      'HEWLETT  PACKARD',
      'Hewlett-Packard Company',
    ],
  ],
  ['HPE', ['Hewlett Packard Enterprise', 'HPE']],
  ['Lenovo', ['LENOVO', 'lenovo polska sp. z o.o.', 'Lénovo']],
  ['ASUS', ['ASUS', 'ASUSTeK Computer Inc.']],
  ['TP-Link', ['TP-LINK', 'tp link', 'TPLink']],
  ['LG', ['LG Electronics']],
  ['WD', ['Western Digital', 'western-digital']],
])('E07 %s is meant by %j', (name, words) => expect(words.map(listedBrand)).toEqual(words.map(() => name)))

test('E07 a brand that is not on the list stays as it is written', () => {
  expect(['Super  Laptopy', 'Hpx', '', 'Co'].map(listedBrand)).toEqual([undefined, undefined, undefined, undefined])
  expect(normalizeBrand(' Super  Laptopy ')).toBe('Super Laptopy')
})
