import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { useScripted } from '../../../parts/forms/use-scripted.ts'
import { type Draft, piecesOf } from '../../../parts/returns/draft.ts'
import { namedLines, PiecesFields } from '../../../parts/returns/pieces-fields.tsx'
import { usePlainAction } from '../../../parts/returns/plain-form.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { valuesOf } from './case-values.ts'
import { useOpenCase } from './use-open-case.ts'
import { CaseFields } from './wish-fields.tsx'

type Props = {
  kind: 'claim' | 'return' | 'exchange'
  draft: Draft
  purchase: PurchaseView
  order: ReturnableOrder
  isBusiness: boolean
}

/** Which pieces, what is wrong and what is asked for. */
export function CaseForm({ kind, draft, purchase, order, isBusiness }: Props) {
  const t = useTexts('returnPages')
  const { busy, open } = useOpenCase({ key: purchase.key, number: order.number, kind })
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
  return (
    <form
      method="post"
      action={usePlainAction(`/order/${purchase.key}/return/${order.number}`)}
      noValidate={useScripted()}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="kind" value={kind} />
      <PiecesFields
        order={order}
        pieces={pieces}
        onChange={choose}
        error={tried && lines.length === 0 ? t('choosePieces') : undefined}
      />
      <CaseFields form={form} isClaim={kind === 'claim'} isBusiness={isBusiness} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy}>
          {t('submit')}
        </Button>
        <Link to={`/order/${purchase.key}`} className="text-link inline-flex min-h-11 items-center text-sm">
          {t('backToOrder')}
        </Link>
      </div>
    </form>
  )
}
