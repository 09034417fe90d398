import { useState } from 'react'
import { SlipsDialog } from '../../../../parts/fulfilment/slips-dialog.tsx'
import { BulkBar, type BulkWish } from './bulk-bar.tsx'
import { StepOutcome } from './step-outcome.tsx'
import { useBulkWork } from './use-bulk-work.ts'
import type { OrderSelection } from './use-order-selection.ts'

type Props = {
  companyId: number
  selection: OrderSelection
  /** What the role allows. */
  mayShip: boolean
  onShip: () => void
}

/** Above the list: what can be done with ticked orders, and what became of them. */
export function BulkWork({ companyId, selection, mayShip, onShip }: Props) {
  const { begin, takeFile, busy, results, forget } = useBulkWork(companyId, selection)
  const [printing, setPrinting] = useState(false)
  const does: Record<BulkWish, () => unknown> = {
    ship: onShip,
    begin,
    slips: () => setPrinting(true),
    exportChosen: takeFile,
  }
  const wishes: readonly BulkWish[] = mayShip ? ['ship', 'begin', 'slips', 'exportChosen'] : ['slips', 'exportChosen']
  return (
    <>
      <BulkBar selection={selection} wishes={wishes} busy={busy} onWish={(wish) => void does[wish]()} />
      {printing && (
        <SlipsDialog
          companyId={companyId}
          numbers={selection.rows.map(({ number }) => number)}
          onClose={() => setPrinting(false)}
        />
      )}
      {results && <StepOutcome done="doneBegin" results={results} onClose={forget} />}
    </>
  )
}
