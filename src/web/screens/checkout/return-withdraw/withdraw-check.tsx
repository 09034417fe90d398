import type { UseFormReturn } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { lineName } from '../../../parts/returns/line-name.ts'
import { usePlainAction } from '../../../parts/returns/plain-form.ts'
import type { Who } from '../../../parts/returns/who-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { Panel } from '../../../ui/panel.tsx'

type Props = {
  purchase: PurchaseView
  order: ReturnableOrder
  form: UseFormReturn<Who>
  lines: readonly { itemId: number; quantity: number }[]
  /** How many pieces of the order have not left, where those are named. */
  unsent: number | undefined
  onBack: () => void
}

/** The statement in full, and the one button that makes it. */
export function WithdrawCheck({ purchase, order, form, lines, unsent, onBack }: Props) {
  const t = useTexts('returnPages')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const { key } = purchase
  const { number } = order
  const { name, email, nonProfessional } = form.getValues()
  const confirm = form.handleSubmit((who) =>
    run(async () => {
      const view = await api('POST /api/purchases/{key}/orders/{number}/withdrawal', {
        params: { key, number },
        body: { ...who, lines: [...lines], ...(unsent !== undefined && { unsent }) },
      })
      await navigate(`/order/${key}/cases/${view.id}`)
    }, t('opened')),
  )
  const fields = {
    ...{ name, email, ...(nonProfessional && { nonProfessional: 'on' }) },
    ...(unsent !== undefined && { unsent: String(unsent) }),
    ...Object.fromEntries(lines.map(({ itemId, quantity }) => [`piece.${itemId}`, String(quantity)])),
  }
  const page = `/order/${key}/withdraw/${number}`
  return (
    <Panel title={t('withdrawCheck')} className="mt-6 max-w-2xl">
      <form
        method="post"
        action={usePlainAction(page)}
        onSubmit={(event) => void confirm(event)}
        className="flex flex-col gap-4 text-sm"
      >
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <p className="wrap-anywhere">{t('withdrawStatement', { seller: order.seller, number })}</p>
        <ul className="list-disc pl-5">
          {lines.map(({ itemId, quantity }) => (
            <li key={itemId} className="wrap-anywhere">
              {order.lines.filter((line) => line.itemId === itemId).map(lineName)} · {t('piecesCount', { quantity })}
            </li>
          ))}
        </ul>
        <p className="wrap-anywhere">
          {name}, {email}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('withdrawConfirm')}
          </Button>
          <Link
            to={`${page}?${new URLSearchParams({ ...fields, ...(unsent !== undefined && { part: 'unsent' }) })}`}
            className={buttonLook({ variant: 'secondary' })}
            onClick={(event) => {
              event.preventDefault()
              onBack()
            }}
          >
            {t('back')}
          </Link>
        </div>
      </form>
    </Panel>
  )
}
