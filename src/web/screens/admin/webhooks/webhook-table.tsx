import { Link } from 'react-router'
import type { WebhookRow } from '../../../../domains/checkout/webhooks/contract.ts'
import { kindKey, providerKey } from '../../../parts/admin/webhooks/keys.ts'
import { ResultBadge } from '../../../parts/admin/webhooks/result-badge.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { anyMoney } from '../../../parts/payments/any-money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** Webhooks as rows; each leads to its own page, and to its payment. */
export function WebhookTable({ webhooks }: { webhooks: readonly WebhookRow[] }) {
  const t = useTexts('webhooks')
  const locale = useLocale()
  return (
    <Table
      stacks
      caption={t('webhook')}
      rows={webhooks}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'kind',
          head: t('kind'),
          cell: ({ id, kind, provider }) => (
            <>
              <Link to={`/admin/webhooks/${id}`} className="text-link inline-flex min-h-6 items-center">
                {t(kindKey(kind))}
              </Link>
              <span className="block font-normal text-muted text-xs">
                {t(providerKey(provider))}, {t('number', { id })}
              </span>
            </>
          ),
        },
        { key: 'received', head: t('received'), cell: ({ receivedAt }) => <When at={receivedAt} /> },
        { key: 'result', head: t('result'), cell: (row) => <ResultBadge {...row} /> },
        {
          key: 'payment',
          head: t('payment'),
          wide: true,
          cell: ({ paymentId, reference }) =>
            paymentId ? (
              <Link to={`/admin/payments/${paymentId}`} className="text-link wrap-anywhere">
                {reference ?? paymentId}
              </Link>
            ) : (
              <span className="wrap-anywhere text-muted">{reference ?? '–'}</span>
            ),
        },
        {
          key: 'amount',
          head: t('amount'),
          figures: true,
          cell: ({ amount, currency }) => (amount === null || !currency ? '–' : anyMoney(amount, currency, locale)),
        },
      ]}
    />
  )
}
