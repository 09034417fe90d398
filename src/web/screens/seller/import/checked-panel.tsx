import type { ImportView } from '../../../parts/imports/import-types.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Counts } from './counts.tsx'
import { ProblemPanel } from './problem-panel.tsx'

type Props = { companyId: number; view: ImportView; busy: boolean; onBack: () => void; onRun: () => void }

/** What a run would do, before anything is done. */
export function CheckedPanel({ companyId, view, busy, onBack, onRun }: Props) {
  const t = useTexts('imports')
  const { created, updated, rejected, warnings, drafts, generated, fromTitles } = view.progress
  const nothing = created + updated === 0
  const stops = view.settings.mode === 'allOrNothing' && rejected > 0
  return (
    <div className="flex flex-col gap-6">
      <Panel title={t('checkedTitle')} aria-label={t('checkedTitle')}>
        <Counts view={view} planned />
        <Notice tone={rejected + drafts > 0 ? 'warning' : 'good'} live className="mt-5">
          {rejected > 0 ? t('checkedBad', { count: rejected }) : drafts === 0 && t('checkedGood')}
          {drafts > 0 && <p>{t('checkedDrafts', { count: drafts })}</p>}
          {generated > 0 && <p className="pt-1">{t('checkedGenerated', { count: generated })}</p>}
          {fromTitles > 0 && <p className="pt-1">{t('checkedFromTitles', { count: fromTitles })}</p>}
          {stops && <p className="pt-1">{t('checkedStop')}</p>}
          {nothing && <p className="pt-1">{t('runNone')}</p>}
        </Notice>
        <div className="flex flex-wrap gap-3 pt-5">
          <Button size="lg" busy={busy} disabled={nothing || stops} onClick={onRun}>
            {t('run')}
          </Button>
          <Button size="lg" variant="secondary" onClick={onBack}>
            {t('settings')}
          </Button>
        </div>
      </Panel>
      {rejected + warnings + fromTitles > 0 && <ProblemPanel companyId={companyId} view={view} />}
    </div>
  )
}
