import { useMemo } from 'react'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { ImportSettings, ImportView } from '../import-types.ts'
import type { ImportPage } from '../load-import.ts'
import { categoryOptions } from './category-options.ts'
import { MODES } from './choices.ts'
import { DefaultsPanel } from './defaults-panel.tsx'
import { attributesFor, fieldGroups } from './field-names.ts'
import { MappingPanel } from './mapping-panel.tsx'
import { MissingList } from './missing-list.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { PricePanel } from './price-panel.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { useSettings } from './use-settings.ts'
import { WordsPanel } from './words-panel.tsx'

type Props = {
  companyId: number
  page: ImportPage
  view: ImportView
  busy: boolean
  onView: (view: ImportView) => void
  onCheck: () => Promise<void>
  /** Back to the result of a check that still holds. */
  onResult: (() => void) | undefined
}

/** Everything that is said of a file before it is checked. */
export function SettingsForm({ companyId, page, view, busy, onView, onCheck, onResult }: Props) {
  const t = useTexts('imports')
  const locale = useLocale()
  const { settings, errors, saving, change, flush } = useSettings(companyId, view, onView)
  const categories = useMemo(() => categoryOptions(page.tree), [page.tree])
  const groups = fieldGroups(t, attributesFor(page.tree, view, settings), locale)
  const check = async () => {
    if (await flush()) await onCheck()
    else notify('danger', t('fixFirst'))
  }
  return (
    <div className="flex flex-col gap-6">
      <ReadingPanel {...{ view, settings, errors, change }} />
      <MappingPanel {...{ view, settings, errors, groups, change }} />
      {view.categoryWords.length > 0 && <WordsPanel {...{ view, settings, categories, change }} />}
      <PricePanel {...{ settings, errors, change }} />
      <DefaultsPanel {...{ settings, errors, categories, change }} shops={page.shops} />
      <PicturesPanel {...{ companyId, view, onView }} />
      <Panel>
        <ChoiceCards
          columns
          legend={t('modeTitle')}
          value={settings.mode}
          choices={MODES.map((value) => ({ value, label: t(`mode_${value}`), text: t(`mode_${value}Text`) }))}
          onChange={(mode) => change({ mode: mode as ImportSettings['mode'] })}
        />
      </Panel>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-paper py-3">
        <Button size="lg" busy={busy} disabled={view.missing.length > 0 && !saving} onClick={() => void check()}>
          {t('check')}
        </Button>
        {onResult && (
          <Button size="lg" variant="secondary" onClick={onResult}>
            {t('toResult')}
          </Button>
        )}
        <MissingList view={view} groups={groups} />
        <p className="text-muted text-sm" aria-live="polite">
          {saving ? t('saving') : ''}
        </p>
      </div>
    </div>
  )
}
