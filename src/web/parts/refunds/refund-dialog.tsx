import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OrderRefunds, RefundBody } from '../../../domains/refunds/contract.ts'
import { planRefund, type RefundAsk, sumOfParts } from '../../../domains/refunds/rules/plan-refund.ts'
import { formatMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { useAction } from '../forms/use-action.ts'
import { Effect } from './effect.tsx'
import { RefundFields } from './refund-fields.tsx'
import { askOf, type RefundForm } from './refund-form.ts'

type Props = { refunds: OrderRefunds; onRefund: (body: RefundBody) => Promise<unknown>; onClose: () => void }
type Review = { ask: RefundAsk; amount: number }

/** Giving money back: what and why, then what it does to everybody, then done. */
export function RefundDialog({ refunds, onRefund, onClose }: Props) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const id = useId()
  const { busy, run } = useAction()
  const [review, setReview] = useState<Review | null>(null)
  const form = useForm<RefundForm>({
    defaultValues: {
      ...{
        kind: refunds.keepsSome ? 'amount' : refunds.rest ? 'rest' : 'whole',
        itemId: '',
        quantity: '1',
        amount: '',
      },
      ...{ reason: refunds.rest ? 'soldOut' : 'returned', words: '' },
    },
  })
  const money = (amount: number) => formatMoney(amount, refunds.currency, locale)
  const check = form.handleSubmit((values) => {
    const ask = askOf(values, refunds)
    const parts = planRefund(refunds.left, ask)
    if (!Array.isArray(parts)) return form.setError('kind', { message: t('none') })
    setReview({ ask, amount: sumOfParts(parts) })
  })
  const confirm = async ({ ask }: Review) => {
    const { reason, words } = form.getValues()
    const body = { ...bodyOf(ask, refunds), reason, words: words.trim() || null, givenBack: refunds.givenBack }
    if (await run(() => onRefund(body), t('done'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('openPanel')}
      actions={
        review ? (
          <>
            <Button variant="secondary" onClick={() => setReview(null)}>
              {t('back')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm(review)}>
              {t('confirm', { amount: money(review.amount) })}
            </Button>
          </>
        ) : (
          <Button type="submit" form={id}>
            {t('review')}
          </Button>
        )
      }
    >
      {review ? (
        <Effect {...{ refunds, amount: review.amount }} />
      ) : (
        <form id={id} noValidate onSubmit={(event) => void check(event)} className="flex flex-col gap-4">
          <RefundFields form={form} refunds={refunds} />
        </form>
      )}
    </Dialog>
  )
}

/** What is asked for as it is sent: what the rest is, the market knows; of a line, what was seen of it. */
function bodyOf(ask: RefundAsk, { left }: OrderRefunds) {
  if (ask.kind === 'rest') return { kind: ask.kind }
  if (ask.kind !== 'line') return ask
  const line = must(
    left.lines.find(({ itemId }) => itemId === ask.itemId),
    'the line that was chosen',
  )
  return { ...ask, unsent: line.unsent }
}
