import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MOST_AT_ONCE } from '../../../../../domains/fulfilment/bulk/contract.ts'
import type { SellerOrderRow } from '../../../../../domains/fulfilment/contract.ts'
import { FILTER_NAMES } from '../../../../parts/fulfilment/load-orders.ts'

type Chosen = ReadonlyMap<string, SellerOrderRow>

/** What is ticked of a list of orders. It outlives going to another page of the list, not a change of the filter. */
export function useOrderSelection(rows: readonly SellerOrderRow[]) {
  const [search] = useSearchParams()
  const scope = JSON.stringify(['company', ...FILTER_NAMES].map((name) => search.get(name)))
  const [kept, setKept] = useState<{ scope: string; chosen: Chosen }>({ scope, chosen: new Map() })
  const [isFull, setFull] = useState(false)
  /** Where a range begins. */
  const last = useRef<string | null>(null)
  const old: Chosen = kept.scope === scope ? kept.chosen : new Map()
  // As they stand now, where they are on this page: a step may have changed them.
  const chosen: Chosen = new Map(
    [...old].map(([number, row]) => [number, rows.find((one) => one.number === number) ?? row]),
  )
  const set = (next: Chosen) => {
    setFull(next.size > MOST_AT_ONCE)
    setKept({ scope, chosen: new Map([...next].slice(0, MOST_AT_ONCE)) })
  }
  const add = (more: readonly SellerOrderRow[]) => set(new Map([...chosen, ...more.map((row) => entryOf(row))]))
  const drop = (numbers: readonly string[]) => set(new Map([...chosen].filter(([number]) => !numbers.includes(number))))
  const wholePage = rows.length > 0 && rows.every(({ number }) => chosen.has(number))
  return {
    has: (number: string) => chosen.has(number),
    /** `through`: with all between it and the one that was ticked before, as Shift does. */
    toggle: (number: string, through: boolean) => {
      const range = rangeOf(rows, through ? last.current : null, number)
      last.current = number
      if (chosen.has(number)) drop(range.map((row) => row.number))
      else add(range)
    },
    wholePage,
    togglePage: () => (wholePage ? drop(rows.map(({ number }) => number)) : add(rows)),
    clear: () => set(new Map()),
    drop,
    rows: [...chosen.values()],
    /** More were ticked than can be taken at once. */
    isFull,
  }
}
export type OrderSelection = ReturnType<typeof useOrderSelection>

const entryOf = (row: SellerOrderRow) => [row.number, row] as const

function rangeOf(rows: readonly SellerOrderRow[], from: string | null, to: string): readonly SellerOrderRow[] {
  const end = rows.findIndex(({ number }) => number === to)
  const start = from === null ? -1 : rows.findIndex(({ number }) => number === from)
  return start === -1 ? rows.slice(end, end + 1) : rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}
