import { Check, X } from 'lucide-react'
import type { ApiOutput } from '../../../api-client.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What the company has to bring, and whether it did. */
export function CompanyRequirements({ company }: { company: ApiOutput<'GET /api/admin/companies/{id}'> }) {
  const t = useTexts('admin')
  const { requirements } = company
  const missing = requirements.filter((one) => !one.met).length
  const summary =
    requirements.length === 0 ? t('noneAsked') : missing === 0 ? t('allMet') : t('someMissing', { count: missing })
  return (
    <Panel title={t('requirements')}>
      <p className="pb-3 text-muted text-sm">{summary}</p>
      <ul className="flex flex-col gap-2 text-sm">
        {requirements.map((one) => {
          const Icon = one.met ? Check : X
          return (
            <li key={one.name} className="flex items-start justify-between gap-3">
              <span>{t(`requirement_${one.name}`)}</span>
              <span
                className={`flex shrink-0 items-center gap-1.5 ${one.met ? 'text-good' : 'font-medium text-danger'}`}
              >
                <Icon className="size-4" aria-hidden="true" />
                {t(one.met ? 'met' : 'notMet')}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
