import { expect, test } from 'vitest'
import { insidePath } from './inside-path.ts'

test('a path of the market is kept with its query', () => {
  expect(insidePath('/catalog?q=laptop&vat=margin')).toBe('/catalog?q=laptop&vat=margin')
  expect(insidePath('/kategorie/żółte buty#koniec')).toBe('/kategorie/%C5%BC%C3%B3%C5%82te%20buty')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'catalog',
  '',
])('what leads elsewhere is none: %j', (wanted) => {
  expect(insidePath(wanted)).toBeUndefined()
})
