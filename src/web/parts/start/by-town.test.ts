import { expect, test } from 'vitest'
import { byTown } from './by-town.ts'

test('shops stand under their towns, in the alphabet of the page', () => {
  const shops = [
    { id: 1, title: 'Żuraw', city: 'Warszawa' },
    { id: 2, title: 'Laptopy', city: 'Łódź' },
    { id: 3, title: 'Alfa', city: 'Warszawa' },
    { id: 4, title: 'Lumen', city: 'Lublin' },
  ]
  expect(byTown(shops, 'pl-PL').map(({ city, shops: there }) => [city, there.map(({ id }) => id)])).toEqual([
    ['Lublin', [4]],
    ['Łódź', [2]],
    ['Warszawa', [3, 1]],
  ])
  expect(byTown([], 'de-DE')).toEqual([])
})
