import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePieces, leftToSend, wrongPieces } from './split-order.ts'

const of = (...quantities: number[]) => quantities.map((quantity, index) => ({ versionId: index + 1, quantity }))

test('whatever is sent in whatever parts, what left and what is left make up the order', () => {
  const parts = fc.array(
    fc.array(fc.record({ versionId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 4,
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      parts,
      (quantities, wanted) => {
        const items = of(...quantities)
        const shipments: { items: typeof items }[] = []
        for (const part of wanted) {
          if (part.length > 0 && !wrongPieces(part, leftToSend(items, shipments))) shipments.push({ items: part })
        }
        const sum = (list: readonly { quantity: number }[]) => list.reduce((all, one) => all + one.quantity, 0)
        expect(sum(leftToSend(items, shipments)) + sum(shipments.flatMap((one) => one.items))).toBe(sum(items))
      },
    ),
  )
})

test('a line that is not there, is named twice or asks for more than is left is told by its place', () => {
  const left = of(2, 1)
  expect(wrongPieces(of(2, 1), left)).toBeUndefined()
  expect(wrongPieces(of(1, 2), left)).toEqual({ index: 1, code: 'ship_exceeds', most: 1 })
  expect(wrongPieces([{ versionId: 9, quantity: 1 }], left)).toMatchObject({ code: 'ship_unknown_line' })
  expect(wrongPieces([...of(1), ...of(1)], left)).toMatchObject({ index: 1, code: 'ship_unknown_line' })
  expect([
    isSamePieces(of(2, 1), of(2, 1).toReversed()),
    isSamePieces(of(2), of(2, 1)),
    isSamePieces(of(1), of(2)),
  ]).toEqual([true, false, false])
})
