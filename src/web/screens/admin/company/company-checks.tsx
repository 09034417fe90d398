import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Company = ApiOutput<'GET /api/admin/companies/{id}'>
const TONES = { confirmed: 'good', refuted: 'danger', unknown: 'warning' } as const

/** What public registers said of the company. */
export function CompanyChecks({ company }: { company: Company }) {
  const t = useTexts('admin')
  const { busy, run } = useAction()
  const params = { id: company.id }
  return (
    <Panel
      title={t('checks')}
      side={
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={() => void run(() => api('POST /api/admin/companies/{id}/check', { params }), t('checked'))}
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
            <Check key={`${check.source} ${check.at}`} check={check} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Check({ check }: { check: Company['checks'][number] }) {
  const t = useTexts('admin')
  const { number, name, status, accountListed } = check.detail
  const facts = [
    [t('askedNumber'), number],
    [t('registerName'), name],
    [t('registerStatus'), status],
    [t('registerAccount'), accountListed && t(accountListed === 'yes' ? 'listed' : 'notListed')],
    [t('reference'), check.reference],
  ] as const
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{t(`source_${check.source}`)}</span>
        <Badge tone={TONES[check.outcome]}>{t(`outcome_${check.outcome}`)}</Badge>
        <span className="text-muted text-xs">
          <When at={check.at} />
        </span>
      </p>
      <dl className="pt-1 text-muted">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt>{label}:</dt>
                <dd className="min-w-0 break-words text-ink">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  )
}
