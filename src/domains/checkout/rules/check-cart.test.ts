import { expect, test } from 'vitest'
import { checkLines } from './check-cart.ts'

test('V11 a cart with a version that is gone is refused, naming it, although the rest could be ordered', () => {
  const cart = { groups: [], missing: [7], goods: 0, delivery: 0, total: 0, currency: 'PLN' as const }
  expect(() => checkLines(cart)).toThrowError(
    expect.objectContaining({ code: 'line_withdrawn', fields: [{ field: 'lines.7', code: 'line_withdrawn' }] }),
  )
})
