import { Link } from 'react-router'
import type { OpenList, OpenRefundView } from '../../../../domains/refunds/admin/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { TransferAccount } from '../../../parts/refunds/transfer-account.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'

const LEAD = { failed: 'adminFailed', transfers: 'adminTransfers', underWay: 'adminUnderWay' } as const

/** Refunds of one list, with what can be done about each. */
export function OpenRefunds({ list, refunds }: { list: OpenList; refunds: readonly OpenRefundView[] }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  return (
    <>
      <p className="max-w-text text-sm">{t(LEAD[list])}</p>
      {refunds.length === 0 ? (
        <p className="text-muted">{t('adminNone')}</p>
      ) : (
        <Table
          stacks
          caption={t(`list_${list}`)}
          rows={refunds}
          rowKey={(refund) => refund.id}
          columns={[
            { key: 'number', head: t('orderNumber'), cell: (refund) => <OrderLink number={refund.number} /> },
            {
              key: 'amount',
              head: t('amount'),
              figures: true,
              cell: (refund) => formatMoney(refund.amount, refund.currency, locale),
            },
            { key: 'provider', head: t('provider'), cell: (refund) => refund.provider, from: 'lg' },
            { key: 'since', head: t('since'), cell: (refund) => <When at={refund.createdAt} /> },
            { key: 'what', head: t('what'), cell: (refund) => <What refund={refund} /> },
          ]}
        />
      )}
    </>
  )
}

function OrderLink({ number }: { number: string | null }) {
  const t = useTexts('refunds')
  if (!number) return t('noOrder')
  return (
    <Link to={{ search: `?order=${number}` }} className="numbers text-link">
      {number}
    </Link>
  )
}

function What({ refund }: { refund: OpenRefundView }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const { busy, run } = useAction()
  const params = { refundId: refund.id }
  const amount = formatMoney(refund.amount, refund.currency, locale)
  if (refund.transfer) {
    return (
      <TransferAccount
        transfer={refund.transfer}
        state={refund.state}
        amount={amount}
        verbs={{
          payer: 'market',
          account: (transferId, body) =>
            api('PUT /api/admin/refund-transfers/{transferId}/account', { params: { transferId }, body }),
          paid: (transferId, iban) =>
            api('POST /api/admin/refund-transfers/{transferId}/paid', { params: { transferId }, body: { iban } }),
        }}
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      {refund.state === 'failed' && (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={() =>
            void run(() => api('POST /api/admin/refunds/{refundId}/retry', { params }), t('state_underWay'))
          }
        >
          {t('retry')}
        </Button>
      )}
      {refund.mayTransfer && (
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          onClick={() =>
            void run(() => api('POST /api/admin/refunds/{refundId}/transfer', { params }), t('state_accountWanted'))
          }
        >
          {t('byTransfer')}
        </Button>
      )}
      {refund.state === 'underWay' && !refund.mayTransfer && <span className="text-muted">{t('state_underWay')}</span>}
    </div>
  )
}
