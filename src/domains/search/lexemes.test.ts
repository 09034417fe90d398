import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOf, priceLexemes, priceRangeLexemes, sampleLevel } from './lexemes.ts'
import { decodeHits, packRow } from './packed-row.ts'

test('a price is found by every range that holds it', () => {
  const price = fc.integer({ min: 0, max: 2_000_000_000 })
  fc.assert(
    fc.property(price, price, price, (a, b, c) => {
      const [from, middle, to] = [a, b, c].sort((one, two) => one - two) as [number, number, number]
      const marks = priceLexemes(middle)
      for (const range of [priceRangeLexemes(from, to), priceRangeLexemes(null, to), priceRangeLexemes(from, null)]) {
        expect(range.filter((mark) => marks.includes(mark))).toHaveLength(1)
      }
    }),
  )
  expect(priceRangeLexemes(null, null).length).toBeLessThanOrEqual(24)
})

test('samples are nested and halve', () => {
  const levels = Array.from({ length: 100_000 }, (_, id) => sampleLevel(id + 1))
  for (let level = 1; level <= 6; level++) {
    const share = levels.filter((one) => one >= level).length / levels.length
    expect(Math.abs(share * 2 ** level - 1)).toBeLessThan(0.1)
  }
})

test('a quote in a word ends no tsquery', () => {
  expect(allOf([["o'neil"], ['a\\b', 'c']])).toBe("'o''neil' & ('a\\\\b'|'c')")
})

test('a packed row comes back as it was', () => {
  const packedRows = [
    { productId: 7, price: 5_000_000_000, listedAt: 1_790_000_000, inStock: true, facets: [1, 70_000, 3] },
    { productId: 2 ** 31 - 1, price: 0, listedAt: 0, inStock: false, facets: [] },
  ]
  const rank = Buffer.alloc(4)
  rank.writeFloatBE(0.5)
  const hits = decodeHits(Buffer.concat(packedRows.flatMap((packedRow) => [rank, packRow(packedRow)])), 2)
  for (const [row, packedRow] of packedRows.entries()) {
    expect({
      productId: hits.ids[row],
      price: hits.prices[row],
      listedAt: hits.listedAt[row],
      inStock: hits.inStock[row] === 1,
      facets: [...hits.facets.subarray(hits.firsts[row], hits.ends[row])],
    }).toEqual(packedRow)
    expect(hits.ranks[row]).toBe(0.5)
  }
})
