import type { RefundView, RefundViewState } from '../../../domains/refunds/contract.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { When } from '../lists/when.tsx'
import { TransferAccount } from './transfer-account.tsx'
import type { TransferVerbs } from './use-order-refunds.ts'

const TONES: Readonly<Record<RefundViewState, Tone>> = {
  underWay: 'accent',
  failed: 'danger',
  accountWanted: 'warning',
  transferDue: 'warning',
  done: 'good',
}

/** What went back of an order: how much, why, when, how, and how far it is. `verbs`: what may be done with transfers here. */
export function RefundList({ refunds, verbs }: { refunds: readonly RefundView[]; verbs: TransferVerbs }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  return (
    <ul aria-label={t('list')} className="flex flex-col divide-y divide-line">
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-col gap-1 py-3 text-sm first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="numbers font-semibold">{formatMoney(refund.amount, refund.currency, locale)}</span>
            <Badge tone={TONES[refund.state]}>{t(`state_${refund.state}`)}</Badge>
          </span>
          <span>
            {t(`kind_${refund.kind}`)}: {t(`refund_reason_${refund.reason}`)}
          </span>
          {refund.words && <span className="whitespace-pre-line break-words text-muted">{refund.words}</span>}
          <span className="flex flex-wrap gap-x-3 text-muted text-xs">
            <When at={refund.doneAt ?? refund.createdAt} />
            <span>{t(refund.way === 'provider' ? 'wayProvider' : 'wayTransfer')}</span>
            <span>{t('decidedBy', { by: t(`by_${refund.by}`) })}</span>
          </span>
          {refund.transfer && (
            <TransferAccount
              transfer={refund.transfer}
              state={refund.state}
              amount={formatMoney(refund.amount, refund.currency, locale)}
              verbs={verbs}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
