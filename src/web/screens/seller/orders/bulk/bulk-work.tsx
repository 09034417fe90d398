import { useState } from 'react'
import { SlipsDialog } from '../../../../parts/fulfilment/slips-dialog.tsx'
import { BulkBar, type BulkWish } from './bulk-bar.tsx'
import { BuyLabels } from './buy-labels.tsx'
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
  const [buying, setBuying] = useState(false)
  const numbers = selection.rows.map(({ number }) => number)
  const does: Record<BulkWish, () => unknown> = {
    ship: onShip,
    labels: () => setBuying(true),
    begin,
    slips: () => setPrinting(true),
    exportChosen: takeFile,
  }
  const wishes: readonly BulkWish[] = mayShip
    ? ['ship', 'labels', 'begin', 'slips', 'exportChosen']
    : ['slips', 'exportChosen']
  return (
    <>
      <BulkBar selection={selection} wishes={wishes} busy={busy} onWish={(wish) => void does[wish]()} />
      {printing && <SlipsDialog companyId={companyId} numbers={numbers} onClose={() => setPrinting(false)} />}
      {buying && <BuyLabels companyId={companyId} numbers={numbers} onClose={() => setBuying(false)} />}
      {results && <StepOutcome done="doneBegin" results={results} onClose={forget} />}
    </>
  )
}
