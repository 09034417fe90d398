import { useState } from 'react'
import type { CancelBody, OrderRefunds, RefundBody } from '../../../domains/refunds/contract.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RefundList } from './refund-list.tsx'
import type { TransferVerbs } from './use-order-refunds.ts'

export type RefundVerbs = TransferVerbs & {
  refund: (body: RefundBody) => Promise<unknown>
  cancel: (body: CancelBody) => Promise<unknown>
}

/** Money of an order that went back, and giving back more, for its seller and for the operator. */
export function RefundPanel({ refunds, verbs }: { refunds: OrderRefunds; verbs: RefundVerbs }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const [open, setOpen] = useState<'refund' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const { mostNow, left, mayRefund, mayCancel, disputed } = refunds
  return (
    <Panel title={t('title')} className="print:hidden">
      <div className="flex flex-col gap-4 text-sm">
        {refunds.refunds.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <RefundList refunds={refunds.refunds} verbs={verbs} />
        )}
        {disputed && <p>{t('disputedNow')}</p>}
        {mayRefund && (
          <p className="flex justify-between gap-4">
            <span>{t('leftTotal')}</span>
            <span className="numbers font-semibold">{formatMoney(left.total, refunds.currency, locale)}</span>
          </p>
        )}
        {mayRefund && mostNow !== null && mostNow < left.total && (
          <p className="text-muted">
            {mostNow === 0
              ? t('limitReached')
              : t('limitSays', { most: formatMoney(mostNow, refunds.currency, locale) })}{' '}
            <WhoMayMore refunds={refunds} />
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {mayRefund && mostNow !== 0 && (
            <Button variant="secondary" onClick={() => setOpen('refund')}>
              {t('openPanel')}
            </Button>
          )}
          {mayCancel && (
            <Button variant="quiet" className="max-sm:-ml-4" onClick={() => setOpen('cancel')}>
              {t(refunds.isPaid ? 'cancelTitle' : 'cancelUnpaidTitle')}
            </Button>
          )}
        </div>
      </div>
      {open === 'refund' && <RefundDialog refunds={refunds} onRefund={verbs.refund} onClose={close} />}
      {open === 'cancel' && <CancelOrderDialog refunds={refunds} onCancel={verbs.cancel} onClose={close} />}
    </Panel>
  )
}

/** Whom to ask: roles of the company with a higher limit, and how high it is. */
function WhoMayMore({ refunds: { mayMore, currency } }: { refunds: OrderRefunds }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const names = mayMore.map(({ role, most }) => {
    const name = t(`role_${role}`)
    return most === null ? name : t('roleUpTo', { role: name, most: formatMoney(most, currency, locale) })
  })
  return t('mayMore', { who: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) })
}
