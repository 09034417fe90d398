import { Link } from 'react-router'
import type { WebhookFile } from '../../../../domains/checkout/webhooks/contract.ts'
import { kindKey, providerKey } from '../../../parts/admin/webhooks/keys.ts'
import { ResultBadge } from '../../../parts/admin/webhooks/result-badge.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { anyMoney } from '../../../parts/payments/any-money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'

/** All that is known of a webhook besides its body. */
export function WebhookFacts({ webhook }: { webhook: WebhookFile }) {
  const { kind, provider, receivedAt, replayedAt, reference, webhookId, paymentId, amount, currency } = webhook
  const t = useTexts('webhooks')
  const locale = useLocale()
  return (
    <Facts
      items={[
        { name: t('result'), value: <ResultBadge {...webhook} /> },
        { name: t('kind'), value: t(kindKey(kind)) },
        { name: t('provider'), value: t(providerKey(provider)) },
        { name: t('received'), value: <When at={receivedAt} /> },
        { name: t('replayedAt'), value: <When at={replayedAt} /> },
        { name: t('amount'), value: amount === null || !currency ? '–' : anyMoney(amount, currency, locale) },
        { name: t('reference'), value: reference ?? '–' },
        { name: t('ownId'), value: webhookId ?? '–' },
        {
          name: t('payment'),
          value: paymentId ? (
            <Link to={`/admin/payments/${paymentId}`} className="text-link">
              {t('openPayment')}
            </Link>
          ) : (
            '–'
          ),
        },
      ]}
    />
  )
}
