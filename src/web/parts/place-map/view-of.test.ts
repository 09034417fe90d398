import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPoint, viewOf } from './view.ts'

test('E11 a view of some places shows all of them, with room around', () => {
  const place = fc.record({
    lat: fc.double({ min: 49, max: 55, noNaN: true }),
    lng: fc.double({ min: 14, max: 24, noNaN: true }),
  })
  const size = { width: 430, height: 320 }
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
      const view = viewOf(places, size)
      for (const one of places) {
        const { x, y } = toPoint(view ?? { lat: 0, lng: 0, zoom: 4 }, size, one)
        expect(x > 20 && x < 410 && y > 36 && y < 300).toBe(true)
      }
    }),
  )
  expect(viewOf([], size)).toBeUndefined()
})
