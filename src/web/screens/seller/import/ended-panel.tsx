import type { ImportView } from '../../../parts/imports/import-types.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Counts } from './counts.tsx'
import { ProblemPanel } from './problem-panel.tsx'

const WORDS = {
  done: ['doneTitle', 'good', null],
  refused: ['refusedTitle', 'warning', 'refusedText'],
  failed: ['failedTitle', 'danger', 'failedText'],
  cancelled: ['cancelledTitle', 'info', 'cancelledText'],
} as const

const FAILURES = [
  'too_many_rows',
  'not_a_table',
  'table_empty',
  'too_many_columns',
  'table_too_complex',
  'archive_unsafe',
] as const

type Props = {
  companyId: number
  view: ImportView
  /** To the settings of what was not done, for another try. */
  onBack: () => void
}

/** How an import ended, and the ways on. */
export function EndedPanel({ companyId, view, onBack }: Props) {
  const t = useTexts('imports')
  const status = view.status in WORDS ? (view.status as keyof typeof WORDS) : 'done'
  const [title, tone, text] = WORDS[status]
  const reason = status === 'failed' && (FAILURES.find((one) => one === view.failure) ?? 'unreadable')
  const { rejected, warnings, fromTitles } = view.progress
  return (
    <div className="flex flex-col gap-6">
      <Panel>
        <Notice tone={tone} live>
          <h2 className="font-semibold text-base">{t(title)}</h2>
          {reason && <p className="pt-1">{t(`failure_${reason}`)}</p>}
          {text && <p className="pt-1">{t(text)}</p>}
        </Notice>
        <div className="pt-5">
          <Counts view={view} />
        </div>
        <div className="flex flex-wrap gap-3 pt-5">
          <LinkButton to={`/my-products?company=${companyId}`}>{t('products')}</LinkButton>
          {status !== 'done' && (
            <Button variant="secondary" onClick={onBack}>
              {t('retry')}
            </Button>
          )}
          <LinkButton variant="secondary" to={`/imports?company=${companyId}`}>
            {t('again')}
          </LinkButton>
        </div>
      </Panel>
      {rejected + warnings + fromTitles > 0 && <ProblemPanel companyId={companyId} view={view} />}
    </div>
  )
}
