import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { type Draft, piecesOf } from '../../../parts/returns/draft.ts'
import { namedLines, PiecesFields } from '../../../parts/returns/pieces-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { useInBrowser } from '../../../ui/use-in-browser.ts'
import { valuesOf } from './case-values.ts'
import { FilesAgain } from './files-again.tsx'
import { useOpenCase } from './use-open-case.ts'
import { CaseFields } from './wish-fields.tsx'

type Props = {
  kind: 'claim' | 'return' | 'exchange'
  draft: Draft
  purchase: PurchaseView
  order: ReturnableOrder
  isBusiness: boolean
  /** The case that was opened here, and waits for its files. */
  caseId: number | undefined
  onOpened: (caseId: number) => void
}

/** Which pieces, what is wrong and what is asked for. */
export function CaseForm({ kind, draft, purchase, order, isBusiness, caseId, onOpened }: Props) {
  const t = useTexts('returnPages')
  const { key } = purchase
  const { busy, open, again, chosen, action } = useOpenCase({ key, number: order.number, kind, onOpened })
  const one = order.lines.filter(({ free }) => free > 0)
  const [pieces, choose] = useState(() =>
    piecesOf(draft, order, one.length === 1 && one[0] ? { [one[0].itemId]: 1 } : {}),
  )
  const [tried, setTried] = useState(false)
  const form = useForm({ defaultValues: valuesOf(draft, purchase) })
  const lines = namedLines(pieces)
  const send = form.handleSubmit(async (values) => {
    if (lines.length > 0) await open(values, lines)
  })
  const submit = (event: React.FormEvent) => {
    setTried(true)
    void send(event as React.BaseSyntheticEvent)
  }
  const scripted = useInBrowser()
  if (caseId !== undefined) {
    return <FilesAgain {...{ chosen, busy }} to={`/order/${key}/cases/${caseId}`} onSend={() => void again(caseId)} />
  }
  return (
    <form method="post" action={action} noValidate={scripted} onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="kind" value={kind} />
      <PiecesFields
        order={order}
        pieces={pieces}
        onChange={choose}
        error={tried && lines.length === 0 ? t('choosePieces') : undefined}
      />
      <CaseFields {...{ form, chosen, busy }} isClaim={kind === 'claim'} isBusiness={isBusiness} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy}>
          {t('submit')}
        </Button>
        <Link to={`/order/${key}`} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('backToOrder')}
        </Link>
      </div>
    </form>
  )
}
