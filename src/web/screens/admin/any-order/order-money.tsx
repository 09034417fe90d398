import { Link } from 'react-router'
import type { PaymentAttempt } from '../../../../domains/checkout/payment-data/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { When } from '../../../parts/lists/when.tsx'
import { AnyOrderRefunds } from '../../../parts/refunds/any-order-refunds.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Props = { number: string; payments: readonly PaymentAttempt[] | null }

/** What was paid for an order, for who may see money; what goes back of it, and how it is called off. */
export function OrderMoney({ number, payments }: Props) {
  return (
    <>
      {payments && <Attempts number={number} payments={payments} />}
      <AnyOrderRefunds number={number} />
    </>
  )
}

/** Every attempt to pay the purchase of an order, and the way to its documents. */
function Attempts({ number, payments }: { number: string; payments: readonly PaymentAttempt[] }) {
  const t = useTexts('allOrders')
  const names = useTexts('configuration')
  const states = useTexts('paymentFiles')
  const locale = useLocale()
  return (
    <Panel title={t('payments')}>
      {payments.length === 0 && <p className="text-muted text-sm">{t('noPayments')}</p>}
      <ul className="text-sm">
        {payments.map(({ id, provider, status, amount, currency, createdAt, reference }) => (
          <li key={id} className="flex flex-wrap gap-x-4 py-1">
            <When at={createdAt} />
            <Link to={`/admin/payments/${id}`} className="text-link">
              {names(`provider_${provider}`)}
            </Link>
            <span>{states(`status_${status}`)}</span>
            <span className="numbers">{formatMoney(amount, currency, locale)}</span>
            <span className="break-all text-muted">{reference}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={`/admin/documents?q=${number}`} variant="secondary" size="sm">
          {t('documents')}
        </LinkButton>
      </p>
    </Panel>
  )
}
