import { IMPORT_MODES } from '../../../../../domains/imports/rules/import-limits.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import type { ImportPage } from '../load-import.ts'
import { CheckBar } from './check-bar.tsx'
import { attributesFor, fieldGroups } from './field-names.ts'
import { GoodsPanels } from './goods-panels.tsx'
import { MappingPanel } from './mapping-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { useSettings } from './use-settings.ts'

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
  const groups = fieldGroups(t, attributesFor(page.tree, view, settings), locale)
  const check = async () => {
    if (await flush()) await onCheck()
    else notify('danger', t('fixFirst'))
  }
  return (
    <div className="flex flex-col gap-6 [&_:is(input,select,button)]:scroll-mb-36">
      <ReadingPanel {...{ view, settings, errors, change }} />
      <MappingPanel {...{ view, settings, errors, groups, change }} />
      <GoodsPanels {...{ page, view, settings, errors, change }} />
      <PicturesPanel {...{ companyId, view, onView }} />
      <Panel>
        <ChoiceCards
          columns
          legend={t('modeTitle')}
          value={settings.mode}
          choices={IMPORT_MODES.map((value) => ({ value, label: t(`mode_${value}`), text: t(`mode_${value}Text`) }))}
          onChange={(mode) => change({ mode: mode as ImportSettings['mode'] })}
        />
      </Panel>
      <CheckBar {...{ view, groups, busy, saving, onResult }} onCheck={() => void check()} />
    </div>
  )
}
