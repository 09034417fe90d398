import { useCallback } from 'react'
import { useLoaderData } from 'react-router'
import type { BuyersRefunds } from '../../../../domains/refunds/contract.ts'
import { localePath } from '../../../../values/locale.ts'
import { formatMoney } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { RefundList } from '../../../parts/refunds/refund-list.tsx'
import { TransferAccount } from '../../../parts/refunds/transfer-account.tsx'
import { type TransferVerbs, useLoadedRefunds } from '../../../parts/refunds/use-order-refunds.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CancelOne } from './cancel-one.tsx'
import type { LoadedOrder } from './load-order.ts'

type Props = { purchaseKey: string; reload: () => Promise<void> }

/** What went back to the buyer, when and how; the account where one is wanted; and calling off what its seller has not begun. */
export function OrderRefunds({ purchaseKey: key, reload }: Props) {
  const locale = useLocale()
  const rendered = useLoaderData<LoadedOrder | null>()
  const { loaded, show } = useLoadedRefunds(
    useCallback(() => api('GET /api/purchases/{key}/refunds', { params: { key } }), [key]),
    rendered?.refunds,
  )
  const shown = loaded?.orders.filter(({ refunds, late, mayCancel }) => refunds.length + late.length > 0 || mayCancel)
  const verbs: TransferVerbs = {
    payer: null,
    plainAction: localePath(`/order/${key}`, locale),
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
  return shown?.map((order) => (
    <OfOrder key={order.number} purchaseKey={key} order={order} verbs={verbs} onCancel={cancel} />
  ))
}

type OfOrderProps = {
  purchaseKey: string
  order: BuyersRefunds
  verbs: TransferVerbs
  onCancel: (number: string) => Promise<void>
}

function OfOrder({ purchaseKey, order, verbs, onCancel }: OfOrderProps) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const { number, isPaid, refunds, late, mayCancel } = order
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
        {mayCancel && <CancelOne {...{ purchaseKey, number, isPaid, onCancel }} />}
      </div>
    </Panel>
  )
}
