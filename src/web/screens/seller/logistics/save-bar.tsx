import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'

type Props = { form: { isChanged: boolean; busy: boolean; undo: () => void }; save: string }

/** Saves a form or takes back what was changed in it; in sight as long as something is to be saved. `save`: what its button says. */
export function SaveBar({ form, save }: Props) {
  const t = useTexts('deliverySettings')
  return (
    <div
      className={cx(
        '-mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4 py-3 sm:mx-0 sm:px-0',
        form.isChanged && 'sticky bottom-(--bars) z-10 border-line border-t',
      )}
    >
      <Button type="submit" busy={form.busy} disabled={!form.isChanged}>
        {save}
      </Button>
      {form.isChanged && (
        <Button variant="quiet" onClick={form.undo}>
          {t('undo')}
        </Button>
      )}
      <p role="status" className="text-muted text-sm">
        {t(form.isChanged ? 'unsaved' : 'allSaved')}
      </p>
    </div>
  )
}
