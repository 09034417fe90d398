import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { namedLines, PiecesFields } from '../../../parts/returns/pieces-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CaseFields, type CaseValues, readWish } from './wish-fields.tsx'

type Props = {
  kind: 'claim' | 'return' | 'exchange'
  purchase: PurchaseView
  order: ReturnableOrder
  isBusiness: boolean
}

/** Which pieces, what is wrong and what is asked for. */
export function CaseForm({ kind, purchase, order, isBusiness }: Props) {
  const t = useTexts('returnPages')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const one = order.lines.filter(({ free }) => free > 0)
  const [pieces, choose] = useState<Record<number, number>>(() =>
    one.length === 1 && one[0] ? { [one[0].itemId]: 1 } : {},
  )
  const [tried, setTried] = useState(false)
  const { shippingAddress: address } = purchase
  const form = useForm<CaseValues>({
    defaultValues: {
      name: address ? `${address.firstName} ${address.lastName}` : (purchase.invoice?.name ?? ''),
      ...{ email: purchase.email, nonProfessional: false, words: '', wish: 'repair', wishAmount: '' },
    },
  })
  const lines = namedLines(pieces)
  const send = form.handleSubmit(async ({ wish, wishAmount, ...who }) => {
    if (lines.length === 0) return
    await run(async () => {
      const params = { key: purchase.key, number: order.number }
      const claim = readWish({ wish, wishAmount })
      const view = await api('POST /api/purchases/{key}/orders/{number}/returns', {
        params,
        body: kind === 'claim' ? { kind, ...who, ...claim, lines } : { kind, ...who, lines },
      })
      await navigate(`/order/${purchase.key}/cases/${view.id}`)
    }, t('opened'))
  })
  const submit = (event: React.FormEvent) => {
    setTried(true)
    void send(event as React.BaseSyntheticEvent)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
