import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePieces, leftToSend, withoutGivenUp, wrongPieces } from './split-order.ts'

const of = (...quantities: number[]) => quantities.map((quantity, index) => ({ versionId: index + 1, quantity }))
const ordered = (quantities: number[], givenUp: number[] = []) =>
  of(...quantities).map((item, index) => ({ ...item, givenUp: Math.min(givenUp[index] ?? 0, item.quantity) }))

test('whatever is sent in whatever parts, what left, what is left and what was given up make up the order', () => {
  const parts = fc.array(
    fc.array(fc.record({ versionId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 4,
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
      parts,
      (quantities, never, wanted) => {
        const items = ordered(quantities, never)
        const shipments: { items: ReturnType<typeof of> }[] = []
        for (const part of wanted) {
          if (part.length > 0 && !wrongPieces(part, leftToSend(items, shipments))) shipments.push({ items: part })
        }
        const sum = (list: readonly { quantity: number }[]) => list.reduce((all, one) => all + one.quantity, 0)
        expect(sum(leftToSend(items, shipments)) + sum(shipments.flatMap((one) => one.items))).toBe(
          sum(withoutGivenUp(items)),
        )
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

test('what was given up is not left to send, and a line of which all was is none', () => {
  const items = ordered([3, 2, 1], [1, 2, 0])
  expect(leftToSend(items, [])).toEqual([
    { versionId: 1, quantity: 2 },
    { versionId: 3, quantity: 1 },
  ])
  expect(leftToSend(items, [{ items: of(2) }])).toEqual([{ versionId: 3, quantity: 1 }])
  expect(withoutGivenUp(items).map(({ versionId, quantity }) => [versionId, quantity])).toEqual([
    [1, 2],
    [3, 1],
  ])
})
