import { useLoaderData } from 'react-router'
import { PAYMENT_PROVIDERS, type PaymentProviderCode, WEBHOOK_RESULTS } from '../../../domains/payments/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { providerKey } from '../../parts/admin/webhooks/keys.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { WebhookTable } from './webhooks/webhook-table.tsx'

const KEY = 'GET /api/admin/webhooks'

const load: Load<ApiOutput<typeof KEY>> = ({ api, url, signal }) =>
  api(KEY, { ...listQuery<typeof KEY>(url, 'q', 'provider', 'result', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** What payment providers sent, and what came of each. */
export default function AdminWebhooksScreen() {
  const { webhooks, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('webhooks')
  return (
    <ListFrame
      before={<p className="max-w-text text-muted">{t('intro')}</p>}
      search={t('search')}
      hint={t('searchHint')}
      count={webhooks.length}
      choices={[
        {
          name: 'provider',
          label: t('provider'),
          options: PAYMENT_PROVIDERS.map((value: PaymentProviderCode) => ({ value, label: t(providerKey(value)) })),
        },
        {
          name: 'result',
          label: t('result'),
          options: WEBHOOK_RESULTS.map((value) => ({ value, label: t(`result_${value}`) })),
        },
      ]}
      csv={{ of: 'GET /api/admin/webhook-export', fields: ['q', 'provider', 'result'] }}
      next={next}
    >
      <WebhookTable webhooks={webhooks} />
    </ListFrame>
  )
}
