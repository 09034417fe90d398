import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BulkSelection, ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { filterOf } from '../load-products.ts'

export type Selection = {
  has: (id: number) => boolean
  toggle: (id: number) => void
  /** Whether all products of this page are in it. */
  wholePage: boolean
  togglePage: () => void
  /** Everything that matches the filter, on all pages. */
  all: boolean
  takeAll: () => void
  clear: () => void
  ids: number[]
  count: number
  /** As a change of many takes it. */
  asked: BulkSelection
}

/** What is ticked. It outlives going to another page of the list, not a change of the filter. */
export function useSelection(rows: readonly ProductListRow[], matching: number): Selection {
  const [search] = useSearchParams()
  const filter = filterOf(search)
  const scope = JSON.stringify(filter)
  const [kept, setKept] = useState<{ scope: string; ids: ReadonlySet<number>; all: boolean }>({
    ...{ scope, ids: new Set(), all: false },
  })
  const current = kept.scope === scope ? kept : { scope, ids: new Set<number>(), all: false }
  const set = (ids: ReadonlySet<number>, all = false) => setKept({ scope, ids, all })
  const pageIds = rows.map((row) => row.id)
  const has = (id: number) => current.all || current.ids.has(id)
  const wholePage = pageIds.length > 0 && pageIds.every(has)
  const without = (ids: readonly number[]) => new Set([...current.ids].filter((id) => !ids.includes(id)))
  const ids = [...current.ids]
  return {
    has,
    wholePage,
    // Unticking one of all leaves the others of this page.
    toggle: (id) => {
      if (current.all) set(new Set(pageIds.filter((one) => one !== id)))
      else set(current.ids.has(id) ? without([id]) : new Set([...current.ids, id]))
    },
    togglePage: () => set(wholePage ? without(current.all ? ids : pageIds) : new Set([...current.ids, ...pageIds])),
    all: current.all,
    takeAll: () => set(current.ids, true),
    clear: () => set(new Set()),
    ids,
    count: current.all ? matching : ids.length,
    asked: current.all ? { filter } : { ids },
  }
}
