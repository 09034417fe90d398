import { useCallback, useState } from 'react'
import type { BuyersRefunds } from '../../../../domains/refunds/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { RefundList } from '../../../parts/refunds/refund-list.tsx'
import { TransferAccount } from '../../../parts/refunds/transfer-account.tsx'
import { type TransferVerbs, useLoadedRefunds } from '../../../parts/refunds/use-order-refunds.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Props = { purchaseKey: string; reload: () => Promise<void> }

/** What went back to the buyer, when and how; the account where one is wanted; and calling off what its seller has not begun. */
export function OrderRefunds({ purchaseKey: key, reload }: Props) {
  const { loaded, show } = useLoadedRefunds(
    useCallback(() => api('GET /api/purchases/{key}/refunds', { params: { key } }), [key]),
  )
  const shown = loaded?.orders.filter(({ refunds, late, mayCancel }) => refunds.length + late.length > 0 || mayCancel)
  const verbs: TransferVerbs = {
    payer: null,
    account: async (transferId, body) =>
      show(
        await api('PUT /api/purchases/{key}/refund-transfers/{transferId}/account', {
          params: { key, transferId },
          body,
        }),
      ),
  }
  const cancel = async (number: string) => {
    show(await api('POST /api/purchases/{key}/orders/{number}/cancel', { params: { key, number } }))
    await reload()
  }
  return shown?.map((order) => <OfOrder key={order.number} order={order} verbs={verbs} onCancel={cancel} />)
}

type OfOrderProps = { order: BuyersRefunds; verbs: TransferVerbs; onCancel: (number: string) => Promise<void> }

function OfOrder({ order, verbs, onCancel }: OfOrderProps) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const { number, refunds, late, mayCancel } = order
  return (
    <Panel title={`${t('buyerTitle')} · ${number}`} className="print:hidden">
      <div className="flex flex-col gap-4 text-sm">
        {refunds.length > 0 && <RefundList refunds={refunds} verbs={verbs} />}
        {late.map((transfer) => (
          <TransferAccount
            key={transfer.id}
            {...{ transfer, verbs, state: transfer.state }}
            amount={formatMoney(transfer.amount, transfer.currency, locale)}
          />
        ))}
        {mayCancel && <CancelPaid number={number} onCancel={onCancel} />}
      </div>
    </Panel>
  )
}

/** In two steps: a click alone does not end an order. */
function CancelPaid({ number, onCancel }: { number: string; onCancel: OfOrderProps['onCancel'] }) {
  const t = useTexts('refunds')
  const { busy, run } = useAction()
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('buyerCancelLead', { number })}</p>
      {asking ? (
        <>
          <p className="font-medium">{t('buyerCancelSure')}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={busy} onClick={() => void run(() => onCancel(number), t('buyerCancelled'))}>
              {t('cancelConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('buyerKeep')}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('buyerCancel')}
        </Button>
      )}
    </div>
  )
}
