import type { BulkRun } from '../../../../../domains/product-list/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'

/** Has a change of many taken back. */
export function useUndo(companyId: number, onUndo: (run: BulkRun) => void) {
  const t = useTexts('productList')
  const locale = useLocale()
  const { busy, send } = useSending()
  const undo = ({ id }: BulkRun) =>
    send(async () => {
      try {
        const params = { id: companyId, runId: id }
        onUndo(await api('POST /api/companies/{id}/bulk-runs/{runId}/undo', { params }))
        notify('good', t('undoStarted'))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return { busy, undo }
}
