import { useEffect, useRef, useState } from 'react'
import { type ImportView, isBusy } from '../../../parts/imports/import-types.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { CheckedPanel } from './checked-panel.tsx'
import { EndedPanel } from './ended-panel.tsx'
import type { ImportPage as Page } from './load-import.ts'
import { ProgressPanel } from './progress-panel.tsx'
import { SettingsForm } from './settings/settings-form.tsx'
import { useImport } from './use-import.ts'

type Part = 'settings' | 'progress' | 'checked' | 'ended'

/** One import from its settings to its result. What is shown follows what the server says; from a check one may go back. */
export function ImportPage({ companyId, page }: { companyId: number; page: Page }) {
  const t = useTexts('imports')
  const { view, setView, busy, act } = useImport(companyId, page.view)
  const [back, setBack] = useState(false)
  const part = partOf(view, back)
  const place = useAttention(part)
  const current = part === 'settings' ? 0 : view.status === 'checking' || view.status === 'checked' ? 1 : 2
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 break-all font-medium">{view.name}</p>
        <LinkButton variant="quiet" className="-mr-4" to={`/imports?company=${companyId}`}>
          {t('back')}
        </LinkButton>
      </div>
      <Steps label={t('steps')} current={current} steps={[t('stepSettings'), t('stepCheck'), t('stepImport')]} />
      <div ref={place} tabIndex={-1} className="outline-none">
        {part === 'settings' && (
          <SettingsForm
            {...{ companyId, page, view, busy }}
            onView={setView}
            onResult={view.status === 'ready' ? undefined : () => setBack(false)}
            onCheck={async () => {
              setBack(false)
              await act('dry-run')
            }}
          />
        )}
        {part === 'progress' && <ProgressPanel view={view} busy={busy} onCancel={() => void act('cancel')} />}
        {part === 'checked' && (
          <CheckedPanel {...{ companyId, view, busy }} onBack={() => setBack(true)} onRun={() => void act('run')} />
        )}
        {part === 'ended' && <EndedPanel companyId={companyId} view={view} onBack={() => setBack(true)} />}
      </div>
    </div>
  )
}

function partOf(view: ImportView, back: boolean): Part {
  if (isBusy(view)) return 'progress'
  if (view.status === 'ready' || (back && view.status !== 'done')) return 'settings'
  return view.status === 'checked' ? 'checked' : 'ended'
}

/** What the page turned into is read out and seen from its beginning. */
function useAttention(part: Part) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    place.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [part])
  return place
}
