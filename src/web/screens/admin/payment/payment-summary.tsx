import { Link } from 'react-router'
import type { PaymentFile } from '../../../../domains/checkout/payment-data/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { When } from '../../../parts/lists/when.tsx'
import { ProviderName } from '../../../parts/payments/provider-name.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What it is called, how it stands, and which orders it is for. */
export function PaymentSummary({ file }: { file: PaymentFile }) {
  const t = useTexts('paymentFiles')
  const names = useTexts('configuration')
  const orders = useTexts('fulfilment')
  const locale = useLocale()
  const { provider, sandbox, reference, id, status, amount, received, currency, createdAt, paidAt } = file
  return (
    <Panel>
      <Facts
        items={[
          { name: t('provider'), value: <ProviderName name={names(`provider_${provider}`)} sandbox={sandbox} /> },
          { name: t('reference'), value: <span className="break-all">{reference ?? '–'}</span> },
          { name: t('id'), value: <span className="break-all">{id}</span> },
          { name: t('status'), value: t(`status_${status}`) },
          { name: t('asked'), value: formatMoney(amount, currency, locale) },
          { name: t('received'), value: formatMoney(received, currency, locale) },
          { name: t('createdAt'), value: <When at={createdAt} /> },
          { name: t('paidAt'), value: <When at={paidAt} /> },
        ]}
      />
      <h2 className="pt-5 text-lg">{t('orders')}</h2>
      <ul className="text-sm">
        {file.orders.map((order) => (
          <li key={order.number} className="numbers py-1">
            <Link to={`/all-orders/${order.number}`} className="text-link">
              {order.number}
            </Link>
            , {order.seller}: {formatMoney(order.total, currency, locale)}, {orders(`pay_${order.paymentStatus}`)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
