import { useLoaderData } from 'react-router'
import type { WebhookFile } from '../../../domains/checkout/webhooks/contract.ts'
import { api } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useAction } from '../../parts/forms/use-action.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WebhookFacts } from './webhook/webhook-facts.tsx'

const load: Load<WebhookFile> = ({ api: ask, params, signal }) =>
  ask('GET /api/admin/webhooks/{id}', { params: { id: params.id ?? '' }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** One webhook with its masked body; what follows from it can be done once more. */
export default function AdminWebhookScreen() {
  const webhook = useLoaderData<typeof clientLoader>()
  const { id } = webhook
  const t = useTexts('webhooks')
  const { busy, run } = useAction()
  const replay = () => run(() => api('POST /api/admin/webhooks/{id}/replay', { params: { id } }), t('replayed'))
  return (
    <AdminFrame title={t('number', { id })}>
      <div className="flex flex-col gap-6">
        {webhook.replayable ? (
          <div className="flex flex-wrap items-center gap-4">
            <Button busy={busy} onClick={() => void replay()}>
              {t('replay')}
            </Button>
            <p className="max-w-text flex-1 basis-64 text-muted text-sm">{t('replayText')}</p>
          </div>
        ) : (
          <Notice>{t('notReplayable')}</Notice>
        )}
        <WebhookFacts webhook={webhook} />
        <Panel title={t('body')}>
          {webhook.body ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
            <pre tabIndex={0} className="max-h-[60vh] overflow-auto text-xs">
              {webhook.body}
            </pre>
          ) : (
            <p className="text-muted text-sm">{t('noBody')}</p>
          )}
        </Panel>
      </div>
    </AdminFrame>
  )
}
