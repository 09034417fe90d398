import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { allPieces, namedLines, PiecesFields } from '../../../parts/returns/pieces-fields.tsx'
import { WhoFields } from '../../../parts/returns/who-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Props = { purchase: PurchaseView; order: ReturnableOrder }

/** First what is stated, then the button that confirms it; nothing is sent before. */
export function WithdrawSteps({ purchase, order }: Props) {
  const t = useTexts('returnPages')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const [pieces, choose] = useState(() => allPieces(order))
  const [checking, check] = useState(false)
  const { shippingAddress: address } = purchase
  const form = useForm({
    defaultValues: {
      name: address ? `${address.firstName} ${address.lastName}` : (purchase.invoice?.name ?? ''),
      email: purchase.email,
      nonProfessional: false,
    },
  })
  const why = order.rights.find(({ kind }) => kind === 'withdrawal')?.why ?? null
  const isBusiness = why === 'return_business'
  if (why !== null && why !== 'return_business') return <Closed purchase={purchase} text={t(`why_${why}`)} />
  if (order.lines.every(({ free }) => free === 0)) return <Closed purchase={purchase} text={t('nothingFree')} />
  const lines = namedLines(pieces)
  const confirm = form.handleSubmit((who) =>
    run(async () => {
      const params = { key: purchase.key, number: order.number }
      const view = await api('POST /api/purchases/{key}/orders/{number}/withdrawal', {
        params,
        body: { ...who, lines },
      })
      await navigate(`/order/${purchase.key}/cases/${view.id}`)
    }, t('opened')),
  )
  if (checking) {
    const { name, email } = form.getValues()
    return (
      <Panel title={t('withdrawCheck')} className="mt-6 max-w-2xl">
        <div className="flex flex-col gap-4 text-sm">
          <p>{t('withdrawStatement', { seller: order.seller, number: order.number })}</p>
          <ul className="list-disc pl-5">
            {lines.map(({ itemId, quantity }) => (
              <li key={itemId} className="wrap-anywhere">
                {order.lines.find((line) => line.itemId === itemId)?.title} · {t('piecesCount', { quantity })}
              </li>
            ))}
          </ul>
          <p className="wrap-anywhere">
            {name}, {email}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void confirm()}>
              {t('withdrawConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => check(false)}>
              {t('back')}
            </Button>
          </div>
        </div>
      </Panel>
    )
  }
  return (
    <Panel className="mt-6 max-w-2xl">
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(() => check(lines.length > 0))(event)}
        className="flex flex-col gap-5"
      >
        <p className="text-sm">{t('withdrawLead')}</p>
        <PiecesFields
          order={order}
          pieces={pieces}
          onChange={choose}
          error={lines.length === 0 ? t('choosePieces') : undefined}
        />
        <WhoFields form={form} isBusiness={isBusiness} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">{t('withdrawNext')}</Button>
          <Link to={`/order/${purchase.key}`} className="text-link inline-flex min-h-11 items-center text-sm">
            {t('backToOrder')}
          </Link>
        </div>
      </form>
    </Panel>
  )
}

function Closed({ purchase, text }: { purchase: PurchaseView; text: string }) {
  const t = useTexts('returnPages')
  return (
    <Notice className="mt-6 max-w-2xl">
      <p>{text}</p>
      <Link to={`/order/${purchase.key}`} className="text-link inline-flex min-h-11 items-center">
        {t('backToOrder')}
      </Link>
    </Notice>
  )
}
