import type { ImportView } from '../../../../parts/imports/import-types.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { FieldGroup } from './field-names.ts'
import { MissingList } from './missing-list.tsx'

type Props = {
  view: ImportView
  groups: readonly FieldGroup[]
  busy: boolean
  saving: boolean
  onCheck: () => void
  onResult: (() => void) | undefined
}

/** The way on, always in sight, and what is missing for it. */
export function CheckBar({ view, groups, busy, saving, onCheck, onResult }: Props) {
  const t = useTexts('imports')
  return (
    <div className="sticky bottom-(--bars) flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-paper py-3">
      <Button size="lg" busy={busy} disabled={view.missing.length > 0 && !saving} onClick={onCheck}>
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
  )
}
