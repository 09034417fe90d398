import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { sharesOf } from '../../../domains/ledger/rules/index.ts'
import type { OrderRefunds, RefundBody } from '../../../domains/refunds/contract.ts'
import { planRefund, type RefundAsk, sumOfParts } from '../../../domains/refunds/rules/plan-refund.ts'
import { GIVE_BACK_REASONS } from '../../../domains/refunds/rules/reasons.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAction } from '../forms/use-action.ts'
import { ReasonFields } from './reason-fields.tsx'
import { askOf, type RefundForm } from './refund-form.ts'
import { WhatFields } from './what-fields.tsx'

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
      ...{ kind: refunds.keepsSome ? 'amount' : 'whole', itemId: '', quantity: '1', amount: '' },
      ...{ reason: 'returned', words: '' },
    },
  })
  const money = (amount: number) => formatMoney(amount, refunds.currency, locale)
  const check = form.handleSubmit((values) => {
    const ask = askOf(values)
    const parts = planRefund(refunds.left, ask)
    if (!Array.isArray(parts)) return form.setError('kind', { message: t('none') })
    setReview({ ask, amount: sumOfParts(parts) })
  })
  const confirm = async ({ ask }: Review) => {
    const { reason, words } = form.getValues()
    const body = { ...ask, reason, words: words.trim() || null, givenBack: refunds.givenBack }
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
          {refunds.keepsSome && <Notice>{t('keepsSome')}</Notice>}
          <WhatFields form={form} refunds={refunds} />
          <ReasonFields form={form} reasons={GIVE_BACK_REASONS} />
        </form>
      )}
    </Dialog>
  )
}

/** Who bears it: the same shares as the books will have. */
function Effect({ refunds, amount }: { refunds: OrderRefunds; amount: number }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const { total, commission, givenBack, currency } = refunds
  const shares = sharesOf({ total, commission, before: givenBack, amount })
  const money = (value: number) => formatMoney(value, currency, locale)
  return (
    <div className="flex flex-col gap-4">
      <Facts
        items={[
          { name: t('willGoBack'), value: <strong className="numbers">{money(amount)}</strong> },
          {
            name: t('commissionBack'),
            value: <span className="numbers">{money(shares.commission + shares.vat)}</span>,
          },
          { name: t('sellerBears'), value: <span className="numbers">{money(shares.seller)}</span> },
        ]}
      />
      <p className="text-muted text-sm">{t('ownInvoice')}</p>
    </div>
  )
}
