import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = { changed: boolean; busy: boolean; children?: ReactNode }

/** Stays at the foot of the window: whether all is saved, and the button of the form around it. */
export function SaveBar({ changed, busy, children }: Props) {
  const t = useTexts('configuration')
  return (
    <div className="-mx-4 sticky bottom-(--bars) z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-paper px-4 py-3">
      <p role="status" className="min-w-0 text-muted text-sm">
        {t(changed ? 'unsaved' : 'allSaved')}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        {children}
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
