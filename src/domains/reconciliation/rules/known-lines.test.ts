import { describe, expect, test } from 'vitest'
import { type BankLine, referenceOf } from './bank-line.ts'
import { type KnownLine, sortLines } from './known-lines.ts'

type Told = { title: string; amount: number; balance?: number; reference?: string; day?: string }
const toLine = ({ title, amount, balance, reference, day = '2026-03-01' }: Told, index: number): BankLine => ({
  ...{ line: index + 1, bookedOn: day, amount, currency: 'PLN', title, name: '', account: null },
  ...{ balance: balance ?? null, reference: reference ?? null },
})
/** A file of these movements, with the balance after each. */
function file(opening: number, ...movements: readonly (readonly [string, number])[]): Told[] {
  let balance = opening
  return movements.map(([title, amount]) => {
    balance += amount
    return { title, amount, balance }
  })
}
/** Files one after the other; which lines of each were new, how many only alike, and what is known in the end. */
function imported(...files: readonly (readonly Told[])[]) {
  const known: KnownLine[] = []
  const found = files.map((told) => {
    const { fresh, learned, alike } = sortLines(told.map(toLine), known)
    for (const { id, ...marks } of learned) Object.assign(known.find((one) => one.id === id) ?? {}, marks)
    known.push(...fresh.map(({ line }, index) => ({ ...line, id: known.length + index + 1 })))
    return [fresh.map(({ line }) => line.line), alike] as const
  })
  return { found, titles: known.map(({ title }) => title), known }
}
const plain = (...titles: string[]): Told[] => titles.map((title) => ({ title, amount: 500 }))

describe('balances tell like lines apart', () => {
  const morning = file(0, ['rent', 500], ['a', 100])
  const noon = file(600, ['b', 200], ['rent', 500])
  const evening = file(1300, ['rent', 500], ['c', -50])
  const orders = [
    [morning, noon, evening],
    [evening, morning, noon],
    [morning, evening, noon],
    [noon, evening, morning],
  ]
  test.each(orders)('files that do not overlap, in any order: none is lost', (...files) => {
    const { found, titles } = imported(...files)
    expect(titles.filter((title) => title === 'rent')).toHaveLength(3)
    expect(found).toEqual([
      [[1, 2], 0],
      [[1, 2], 0],
      [[1, 2], 0],
    ])
    const all = [...morning, ...noon, ...evening]
    expect(imported(...files, all, morning, all).titles).toHaveLength(6)
  })
  test('files that overlap in part: what both tell counts once', () => {
    const all = [...morning, ...noon, ...evening]
    expect(imported(all.slice(0, 4), all.slice(2)).found).toEqual([
      [[1, 2, 3, 4], 0],
      [[3, 4], 0],
    ])
    expect(imported(all.slice(2), all.slice(0, 4)).found[1]).toEqual([[1, 2], 0])
  })
  test('a day told again in another order is the same day', () => {
    const day = [
      ['rent', 500],
      ['a', 100],
      ['b', 200],
      ['rent', 500],
    ] as const
    const again = [day[1], day[0], day[3], day[2]] as const
    expect(imported(file(70, ...day), file(70, ...again)).found[1]).toEqual([[], 0])
  })
  test('a balance that comes back within the day: the file has one more, and that is new', () => {
    const twice = file(0, ['rent', 500], ['back', -500], ['rent', 500])
    expect(imported(twice).titles).toHaveLength(3)
    expect(imported(twice.slice(0, 1), twice).titles).toHaveLength(3)
    expect(imported(twice, twice).titles).toHaveLength(3)
  })
})

test('where nothing tells them apart, the first of a file is the first of another, and that is said', () => {
  expect(imported(plain('a', 'a', 'b'), plain('a', 'a', 'a'), plain('b')).found).toEqual([
    [[1, 2, 3], 0],
    [[3], 2],
    [[], 1],
  ])
})

test('the same account as CSV without balances and as MT940 with them: a line counts once, and what the second says is learned', () => {
  const told = file(0, ['a', 500], ['x', 1], ['a', 500])
  const csv = plain('a', 'a').map((one, index) => (index === 0 ? one : { ...one, title: 'A' }))
  expect(imported(csv, told).titles).toEqual(['a', 'A', 'x'])
  expect(imported(told, csv).titles).toEqual(['a', 'x', 'a'])
  // Two files of one line each count as one, until a statement with balances tells of both.
  const { titles, known } = imported(plain('a'), plain('a'), told)
  expect(titles).toEqual(['a', 'x', 'a'])
  expect(known[0]?.balance).toBe(500)
})

test('references of the bank tell apart within a format, and say nothing between two', () => {
  const one = (reference: string): Told[] => [{ title: 'a', amount: 500, reference }]
  expect(imported(one('csv T20260301A'), one('csv T20260301B'), one('csv T20260301A')).found).toEqual([
    [[1], 0],
    [[1], 0],
    [[], 0],
  ])
  expect(imported(one('csv T20260301A'), one('mt940 9988776655')).found[1]).toEqual([[], 1])
  expect(referenceOf('csv', 'T2026-0301 a')).toBe('csv T20260301A')
  // The number of a line in its file would be another in the next.
  expect([referenceOf('mt940', '000000000017'), referenceOf('mt940', 'NONREF'), referenceOf('csv', '')]).toEqual([
    null,
    null,
    null,
  ])
})
