import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'

const TONES = { confirmed: 'good', refuted: 'danger', unknown: 'neutral' } as const

/** What public registers said, the last answer of each first. */
export function ChecksPanel({ company }: { company: OwnCompany }) {
  const t = useTexts('company')
  return (
    <Panel title={t('checks')} id="part-checks" aria-label={t('checks')} tabIndex={-1}>
      <p className="pb-3 text-muted text-sm">{t('checksHint')}</p>
      {company.checks.length === 0 && <p className="text-sm">{t('noChecks')}</p>}
      <ul className="flex flex-col gap-4 text-sm">
        {company.checks.map(({ source, outcome, detail, reference, at }) => (
          <li key={`${source} ${at}`} className="border-line border-t pt-3 first:border-t-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{t(`check_${source}`)}</span>
              <Badge tone={TONES[outcome]}>{t(`outcome_${outcome}`)}</Badge>
            </p>
            <p className="text-muted">{t(`outcomeText_${outcome}`)}</p>
            <dl className="mt-1 grid gap-x-4 text-muted text-xs sm:grid-cols-[auto_minmax(0,1fr)]">
              <Line name={t('checkNumber')} value={detail.number} />
              <Line name={t('checkName')} value={detail.name} />
              <Line name={t('checkStatus')} value={detail.status} />
              <Line
                name={t('checkAccount')}
                value={
                  detail.accountListed && t(detail.accountListed === 'yes' ? 'accountListed_yes' : 'accountListed_no')
                }
              />
              <Line name={t('checkReference')} value={reference ?? undefined} />
              <dt>{t('checkAt')}</dt>
              <dd>
                <When at={at} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Line({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null
  return (
    <>
      <dt>{name}</dt>
      <dd className="min-w-0 break-words text-ink">{value}</dd>
    </>
  )
}
