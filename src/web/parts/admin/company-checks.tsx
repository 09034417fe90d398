import type { ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAction } from './use-action.ts'
import { When } from './when.tsx'

const TONES = { confirmed: 'good', refuted: 'danger', unknown: 'warning' } as const

/** What public registers said of the company. */
export function CompanyChecks({ company }: { company: ApiOutput<'GET /api/admin/companies/{id}'> }) {
  const t = useTexts('admin')
  const { busy, run } = useAction()
  return (
    <Panel
      title={t('checks')}
      side={
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={() =>
            void run(() => api('POST /api/admin/companies/{id}/check', { params: { id: company.id } }), t('checked'))
          }
        >
          {t('checkAgain')}
        </Button>
      }
    >
      {company.checks.length === 0 ? (
        <p className="text-muted text-sm">{t('noChecks')}</p>
      ) : (
        <ul className="flex flex-col gap-4 text-sm">
          {company.checks.map((check) => (
            <li key={`${check.source} ${check.at}`}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium">{t(`source_${check.source}`)}</span>
                <Badge tone={TONES[check.outcome]}>{t(`outcome_${check.outcome}`)}</Badge>
                <span className="text-muted text-xs">
                  <When at={check.at} />
                </span>
              </p>
              {Object.values(check.detail).some(Boolean) && (
                <p className="break-words text-muted">{Object.values(check.detail).filter(Boolean).join(' · ')}</p>
              )}
              {check.reference && (
                <p className="break-all text-muted text-xs">{t('reference', { reference: check.reference })}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
