import { type BankLine, contentOf } from './bank-line.ts'

/** A line that another file told of. */
export type KnownLine = Pick<BankLine, 'bookedOn' | 'amount' | 'currency' | 'title' | 'balance' | 'reference'> & {
  id: number
}

/** `nth`: of lines with its content, from 1. */
export type FreshLine<Line> = { line: Line; content: string; nth: number }
export type Sorted<Line> = {
  fresh: FreshLine<Line>[]
  /** What the file says of known lines that no file said before. */
  learned: Pick<KnownLine, 'id' | 'balance' | 'reference'>[]
  /** How many were taken for known ones by day, sum and title alone. */
  alike: number
}

/**
 * Which lines of a file are new. One with the content of a known line is the same, unless both have a balance, or a bank's reference, and
 * these differ; each known line stands for one of the file.
 */
export function sortLines<Line extends BankLine>(lines: readonly Line[], known: readonly KnownLine[]): Sorted<Line> {
  const knownBy = Map.groupBy(known, contentOf)
  const retold = retoldDays(lines, known)
  const sorted: Sorted<Line> = { fresh: [], learned: [], alike: 0 }
  for (const [content, group] of Map.groupBy(lines, contentOf)) {
    const candidates = [...(knownBy.get(content) ?? [])].sort((a, b) => a.id - b.id)
    let nth = candidates.length
    const left = new Set(candidates)
    const surely = new Set<Line>()
    for (const line of group) {
      const same = candidates.find((one) => left.has(one) && isSurely(line, one))
      if (same) left.delete(same)
      if (same) surely.add(line)
    }
    for (const line of group.filter((one) => !surely.has(one))) {
      const isRetold = retold.has(dayOf(line))
      const same = candidates.find((one) => left.has(one) && (isRetold || !differ(line, one)))
      if (!same) {
        nth += 1
        sorted.fresh.push({ line, content, nth })
        continue
      }
      left.delete(same)
      if (isRetold) continue
      sorted.alike += 1
      const { id, balance, reference } = same
      if ((balance ?? line.balance) !== balance || (reference ?? line.reference) !== reference) {
        sorted.learned.push({ id, balance: balance ?? line.balance, reference: reference ?? line.reference })
      }
    }
  }
  sorted.fresh.sort((a, b) => a.line.line - b.line.line)
  return sorted
}

type Marks = Pick<BankLine, 'balance' | 'reference'>
const isSurely = (a: Marks, b: Marks) =>
  (a.balance !== null && a.balance === b.balance) || (a.reference !== null && a.reference === b.reference)

function differ(a: Marks, b: Marks): boolean {
  if (a.balance !== null && b.balance !== null) return a.balance !== b.balance
  return a.reference !== null && b.reference !== null && formatOf(a.reference) === formatOf(b.reference)
}
const formatOf = (reference: string) => reference.slice(0, reference.indexOf(' '))

type Dated = Pick<BankLine, 'bookedOn' | 'currency'>
const dayOf = ({ bookedOn, currency }: Dated) => `${bookedOn} ${currency}`

/**
 * Days on which the file begins and ends where known lines do: the same lines, perhaps in another order, in which other balances stand
 * between them.
 */
function retoldDays(lines: readonly BankLine[], known: readonly KnownLine[]): Set<string> {
  const knownOn = Map.groupBy(known, dayOf)
  const days = [...Map.groupBy(lines, dayOf)].filter(([day, told]) => {
    const ends = endsOf(told)
    const there = knownOn.get(day) ?? []
    return (
      ends !== undefined &&
      there.some(({ balance, amount }) => balance !== null && balance - amount === ends.first) &&
      there.some(({ balance }) => balance === ends.last)
    )
  })
  return new Set(days.map(([day]) => day))
}

/** The balance before and after a day's lines in whatever order they stand; undefined where they are no chain. */
function endsOf(lines: readonly BankLine[]): { first: number; last: number } | undefined {
  const after = lines.map(({ balance }) => balance)
  const before = lines.map(({ balance, amount }) => (balance === null ? null : balance - amount))
  if (after.includes(null)) return undefined
  const ends = new Map<number | null, number>()
  for (const one of after) ends.set(one, (ends.get(one) ?? 0) + 1)
  for (const one of before) ends.set(one, (ends.get(one) ?? 0) - 1)
  const open = [...ends].filter(([, count]) => count !== 0)
  const last = open.find(([, count]) => count === 1)?.[0]
  const first = open.find(([, count]) => count === -1)?.[0]
  if (open.length !== 2 || first === undefined || first === null || last === undefined || last === null)
    return undefined
  return { first, last }
}
