import { useState } from 'react'
import { roleMay } from '../../../../../domains/companies/rules/team-permissions.ts'
import type { BulkRun } from '../../../../../domains/product-list/contract.ts'
import { dateFormat } from '../../../../../values/dates.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import type { Mine } from '../../../../parts/seller/pick-company.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/modal.tsx'
import { useChangeWords } from './change-words.ts'
import { RunResult } from './run-result.tsx'
import { useUndo } from './use-undo.ts'

type Props = {
  company: Mine
  runs: readonly BulkRun[]
  onUndo: (run: BulkRun) => void
  onDetails: (run: BulkRun) => void
  onClose: () => void
}

/** All changes of many, the newest first, with the way back where there still is one. */
export function RunHistory({ company, runs, onUndo, onDetails, onClose }: Props) {
  const t = useTexts('productList')
  const changeWords = useChangeWords()
  const locale = useLocale()
  const [older, setOlder] = useState<BulkRun[]>([])
  const [ended, setEnded] = useState(false)
  const { busy, send } = useSending()
  const { busy: undoing, undo } = useUndo(company.id, onUndo)
  const shown = [...runs, ...older]
  const last = shown.at(-1)
  const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const readOlder = () =>
    send(async () => {
      try {
        const query = { before: last?.id }
        const { runs: more, next } = await api('GET /api/companies/{id}/bulk-runs', {
          params: { id: company.id },
          query,
        })
        setOlder([...older, ...more])
        setEnded(next === null)
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return (
    <Sheet open onClose={onClose} title={t('history')}>
      <p className="pb-4 text-muted text-sm">{shown.length === 0 ? t('noRuns') : t('runsIntro')}</p>
      <ul>
        {shown.map((run) => {
          const what = changeWords(run.change)
          const may = roleMay(company.role, run.kind === 'stock' ? 'stock.edit' : 'products.edit')
          return (
            <li key={run.id} className="flex flex-col gap-1 border-line border-t py-3 text-sm">
              <p className="font-semibold first-letter:uppercase">{what}</p>
              <RunResult run={run} />
              <p className="text-muted text-xs">
                {t('by', { who: run.by ?? '–', when: moment.format(new Date(run.createdAt)) })}
                {run.undoUntil && ` · ${t('undoUntil', { date: moment.format(new Date(run.undoUntil)) })}`}
              </p>
              <div className="-ml-3 flex flex-wrap gap-1">
                {may && run.undoUntil && (
                  <Button
                    size="sm"
                    variant="quiet"
                    className="touch-area"
                    busy={undoing}
                    aria-label={t('undoOf', { what })}
                    onClick={() => void undo(run)}
                  >
                    {t('undo')}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  className="touch-area"
                  aria-label={t('detailsOf', { what })}
                  onClick={() => onDetails(run)}
                >
                  {t('details')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {runs.length === 20 && !ended && (
        <Button variant="secondary" busy={busy} onClick={() => void readOlder()}>
          {t('olderRuns')}
        </Button>
      )}
    </Sheet>
  )
}
