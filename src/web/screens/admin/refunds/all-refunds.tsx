import { Link } from 'react-router'
import type { AnyRefund } from '../../../../domains/refunds/lists/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'
import { OrderLink } from './order-link.tsx'
import { RefundSteps } from './refund-steps.tsx'

/** Refunds with what they belong to, how they stand, and what can be done about each. */
export function AllRefunds({ refunds }: { refunds: readonly AnyRefund[] }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  if (refunds.length === 0) return <p className="text-muted">{t('adminNone')}</p>
  return (
    <Table
      stacks
      caption={t('adminTitle')}
      rows={refunds}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', head: t('refundName'), cell: ({ name }) => <span className="numbers">{name}</span> },
        { key: 'number', head: t('orderNumber'), cell: (one) => <Order refund={one} /> },
        { key: 'payment', head: t('payment'), cell: (one) => <Payment refund={one} /> },
        { key: 'since', head: t('since'), cell: ({ createdAt }) => <When at={createdAt} /> },
        { key: 'state', head: t('state'), cell: (one) => <State refund={one} /> },
        {
          key: 'amount',
          head: t('amount'),
          figures: true,
          stacked: 'start',
          cell: (one) => moneyIn(one.amount, one.currency, locale),
        },
        {
          key: 'what',
          head: <span className="sr-only">{t('what')}</span>,
          actions: true,
          cell: (one) => one.id !== null && <RefundSteps refund={one} attempt={one.id} />,
        },
      ]}
    />
  )
}

function Order({ refund: { number, company } }: { refund: AnyRefund }) {
  const t = useTexts('refunds')
  return (
    <>
      {number ? <OrderLink number={number} /> : t('noOrder')}
      {company && (
        <Link
          to={{ search: `?company=${company.id}` }}
          className="block min-h-6 break-words py-1 font-normal text-link text-xs"
        >
          {company.name}
        </Link>
      )}
    </>
  )
}

function Payment({ refund: { paymentId, provider, reference } }: { refund: AnyRefund }) {
  const t = useTexts('refunds')
  const names = useTexts('configuration')
  if (!paymentId) return t('onDelivery')
  return (
    <>
      <Link to={`/admin/payments/${paymentId}`} className="text-link">
        {provider && names(`provider_${provider}`)}
      </Link>
      <span className="block max-w-40 truncate font-normal text-muted text-xs" title={reference ?? undefined}>
        {reference}
      </span>
    </>
  )
}

function State({ refund: { state, way, doneAt } }: { refund: AnyRefund }) {
  const t = useTexts('refunds')
  return (
    <>
      {t(`state_${state}`)}
      <span className="block font-normal text-muted text-xs">
        {doneAt ? <When at={doneAt} /> : t(way === 'provider' ? 'wayProvider' : 'wayTransfer')}
      </span>
    </>
  )
}
