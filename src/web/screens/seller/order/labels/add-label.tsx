import { Tag } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { OrderProps } from '../order-props.ts'
import { type linesLeft, PiecesFields } from '../pieces-fields.tsx'
import { LabelFields } from './label-fields.tsx'
import { useLabelDraft } from './use-label-draft.ts'

type Props = OrderProps & { free: ReturnType<typeof linesLeft>; isFirst: boolean; onAsked: () => void }

/** One more label: usually one press, with everything as usual; all else behind fields that say so. */
export function AddLabel({ company, order, free, isFirst, onAsked }: Props) {
  const t = useTexts('labels')
  const [open, setOpen] = useState(isFirst)
  if (!open) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Tag className="size-4" aria-hidden="true" />
        {t('addAnother')}
      </Button>
    )
  }
  return <LabelForm company={company} order={order} free={free} onAsked={onAsked} />
}

function LabelForm({ company, order, free, onAsked }: Omit<Props, 'isFirst'>) {
  const t = useTexts('labels')
  const f = useTexts('fulfilment')
  const draft = useLabelDraft({ company, order }, free, onAsked)
  const { isSplit, isWrong } = draft
  return (
    <form noValidate onSubmit={(event) => void draft.buy(event)} className="flex flex-col gap-4">
      {isSplit && <PiecesFields lines={free} counts={draft.counts} onChange={draft.setCounts} />}
      {isSplit && isWrong && (
        <p role="alert" className="text-danger text-sm">
          {f('piecesWrong')}
        </p>
      )}
      <LabelFields method={order.method} draft={draft} />
      {draft.refused && (
        <Notice live tone="danger">
          {draft.refused}
        </Notice>
      )}
      <Button type="submit" className="self-start" busy={draft.busy} disabled={isSplit && isWrong}>
        <Tag className="size-4" aria-hidden="true" />
        {t('buy')}
      </Button>
    </form>
  )
}
