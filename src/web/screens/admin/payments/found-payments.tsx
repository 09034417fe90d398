import { Link } from 'react-router'
import type { PaymentAttempt } from '../../../../domains/checkout/payment-data/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { ProviderName } from '../../../parts/payments/provider-name.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

type Props = { payments: readonly PaymentAttempt[]; next: string | null }

/** All payments, or what a search found, the latest attempt first. */
export function FoundPayments({ payments, next }: Props) {
  const t = useTexts('paymentFiles')
  const names = useTexts('configuration')
  const locale = useLocale()
  if (payments.length === 0) return <p className="py-4 text-muted">{t('nothing')}</p>
  return (
    <>
      <Table
        stacks
        caption={t('title')}
        rows={payments}
        rowKey={(one) => one.id}
        columns={[
          {
            key: 'reference',
            head: t('reference'),
            cell: (one) => (
              <Link to={`/admin/payments/${one.id}`} className="text-link break-all">
                {one.reference ?? one.id}
              </Link>
            ),
          },
          {
            key: 'provider',
            head: t('provider'),
            cell: (one) => <ProviderName name={names(`provider_${one.provider}`)} sandbox={one.sandbox} />,
          },
          { key: 'status', head: t('status'), cell: (one) => t(`status_${one.status}`) },
          {
            key: 'amount',
            head: t('amount'),
            cell: (one) => formatMoney(one.amount, one.currency, locale),
            figures: true,
          },
          { key: 'at', head: t('createdAt'), cell: (one) => <When at={one.createdAt} />, from: 'md' },
        ]}
      />
      <ListPages next={next} />
    </>
  )
}
