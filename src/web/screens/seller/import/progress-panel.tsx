import { useState } from 'react'
import { ProgressBar } from '../../../parts/files/progress-bar.tsx'
import type { ImportView } from '../../../parts/imports/import-types.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** How far a check or an import is. Every tenth of it is read out. */
export function ProgressPanel({ view, busy, onCancel }: { view: ImportView; busy: boolean; onCancel: () => void }) {
  const t = useTexts('imports')
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const { progress, status } = view
  const numbers = new Intl.NumberFormat(locale)
  const percent = Math.floor(progress.share * 100)
  const reads = progress.phase === 'reading' || progress.rowsTotal === null
  const done = numbers.format(reads ? progress.rowsRead : progress.rowsDone)
  const phase = t(`phase_${progress.phase ?? 'waiting'}`)
  const title = t(status === 'checking' ? 'checking' : 'running')
  const figures = [
    progress.rowsTotal === null
      ? t('rowsSoFar', { done })
      : t('rowsOf', { done, total: numbers.format(progress.rowsTotal) }),
    progress.picturesTotal > 0 &&
      t('picturesOf', {
        done: numbers.format(progress.picturesDone),
        total: numbers.format(progress.picturesTotal),
      }),
  ]
  return (
    <Panel title={title} aria-label={title}>
      <p className="pb-2 font-medium">{phase}</p>
      <div className="flex items-center gap-4">
        <ProgressBar percent={percent} label={title} className="h-3 min-w-0 flex-1" />
        <span className="numbers w-14 text-right font-medium" aria-hidden="true">
          {t('percent', { percent })}
        </span>
      </div>
      <p className="numbers pt-2 text-muted text-sm">{figures.filter(Boolean).join(' · ')}</p>
      <p className="sr-only" aria-live="polite">
        {phase}: {t('percent', { percent: Math.floor(percent / 10) * 10 })}
      </p>
      <p className="max-w-text pt-4 text-sm">{t('leave')}</p>
      <Button
        variant="secondary"
        className="mt-4"
        busy={busy}
        onClick={() => (status === 'checking' ? onCancel() : setAsking(true))}
      >
        {t('cancel')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cancelTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('goOn')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                onCancel()
              }}
            >
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p>{t('cancelText')}</p>
      </Dialog>
    </Panel>
  )
}
