import { X } from 'lucide-react'
import type { BulkRun } from '../../../../../domains/product-list/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useChangeWords } from './change-words.ts'
import { RunResult } from './run-result.tsx'
import { isOpen, useRun } from './use-run.ts'
import { useUndo } from './use-undo.ts'

type Props = {
  companyId: number
  begun: BulkRun
  mayUndo: boolean
  onEnd: () => void
  onDetails: (run: BulkRun) => void
  onUndo: (run: BulkRun) => void
  onClose: () => void
}

/** How far a change of many has come, and its result with the way back. */
export function RunNotice({ companyId, begun, mayUndo, onEnd, onDetails, onUndo, onClose }: Props) {
  const t = useTexts('productList')
  const changeWords = useChangeWords()
  const run = useRun(companyId, begun, onEnd)
  const { busy, undo } = useUndo(companyId, onUndo)
  const what = changeWords(run.change)
  return (
    <section aria-label={t('history')} className="flex items-start gap-3 rounded-md bg-sunken py-2 pr-2 pl-4 text-sm">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <p className="font-semibold first-letter:uppercase">{what}</p>
        <div role="status" className="min-w-0">
          <RunResult run={run} />
        </div>
        {!isOpen(run) && (
          <span className="flex flex-wrap gap-1">
            {mayUndo && run.undoUntil && (
              <Button size="sm" variant="quiet" className="touch-area" busy={busy} onClick={() => void undo(run)}>
                {t('undo')}
              </Button>
            )}
            <Button size="sm" variant="quiet" className="touch-area" onClick={() => onDetails(run)}>
              {t('details')}
            </Button>
          </span>
        )}
      </div>
      {!isOpen(run) && (
        <IconButton label={t('dismiss')} onClick={onClose}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </section>
  )
}
