import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BulkRun, ProductListRow } from '../../../../domains/product-list/contract.ts'
import type { BulkKind } from '../../../../domains/product-list/rules/bulk-change.ts'
import { isOpen } from './bulk/use-run.ts'

/** What stands over the list. */
export type Opened =
  | { what: 'price' | 'stock' | 'actions'; row: ProductListRow }
  | { what: 'bulk'; kind: BulkKind }
  | { what: 'labels'; ids: readonly number[] | null }
  | { what: 'history' }
  | { what: 'details'; run: BulkRun }

/** The dialog that is open, and the change of many that is told of. */
export function usePanel(runs: readonly BulkRun[]) {
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<Opened | null>(null)
  const opener = useRef<Element | null>(null)
  const [told, setTold] = useState<BulkRun | null>(null)
  // A dialog that is gone gives the focus back to what opened it.
  useEffect(() => {
    if (opened) return
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    opener.current = null
  }, [opened])
  const open = (next: Opened) => {
    opener.current ??= document.activeElement
    setOpened(next)
  }
  // One that was begun before this visit, by a colleague or in another tab, is told of while it is going on.
  const going = runs.find((run) => isOpen(run))
  const run = told ?? going ?? null
  const tell = (next: BulkRun) => {
    setTold(next)
    setOpened(null)
    void revalidate()
  }
  return {
    opened,
    open,
    close: () => setOpened(null),
    run,
    tell,
    ofRun: {
      onEnd: () => {
        // It stays in sight with its result.
        if (!told) setTold(going ?? null)
        void revalidate()
      },
      onDetails: (one: BulkRun) => open({ what: 'details', run: one }),
      onUndo: tell,
      onClose: () => setTold(null),
    },
  }
}
export type Panel = ReturnType<typeof usePanel>
