import { useState } from 'react'
import type { ApiOutput } from '../../../../api-client.ts'
import { api } from '../../../../browser-api.ts'
import { RequestList } from '../../../../parts/company/request-list.tsx'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { AskDialog } from './ask-dialog.tsx'

type Props = { companyId: number; requests: ApiOutput<'GET /api/admin/companies/{id}/oversight'>['requests'] }

/** Documents that the operator asked for besides the requirements, where each stands, and asking for another. */
export function RequestsPanel({ companyId, requests }: Props) {
  const t = useTexts('oversight')
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const settle = (requestId: number, outcome: 'received' | 'withdrawn') => {
    const params = { id: companyId, requestId }
    const key = 'POST /api/admin/companies/{id}/document-requests/{requestId}/close'
    void run(() => api(key, { params, body: { outcome } }), t('requestClosed'))
  }
  return (
    <Panel
      title={t('requestsTitle')}
      side={
        <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
          {t('ask')}
        </Button>
      }
    >
      {requests.length === 0 && <p className="text-muted text-sm">{t('requestsNone')}</p>}
      <RequestList
        requests={requests}
        actions={({ id, words, state }) =>
          (state === 'open' || state === 'brought') && (
            <span className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="secondary"
                busy={busy}
                aria-label={t('markReceivedOf', { name: words })}
                onClick={() => settle(id, 'received')}
              >
                {t('markReceived')}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                busy={busy}
                aria-label={t('withdrawOf', { name: words })}
                onClick={() => settle(id, 'withdrawn')}
              >
                {t('withdraw')}
              </Button>
            </span>
          )
        }
      />
      {asking && <AskDialog companyId={companyId} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
