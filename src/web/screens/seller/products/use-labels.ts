import type { LabelFormat } from '../../../../domains/product-list/rules/label-formats.ts'
import { api } from '../../../browser-api.ts'
import { saveDownload } from '../../../parts/files/save-download.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Wanted = { ids: number[]; format: LabelFormat; price: boolean; skip: number }

/** Has labels drawn and hands the file to the browser to keep. */
export function useLabels(companyId: number, onDone: () => void) {
  const t = useTexts('productList')
  const locale = useLocale()
  const { busy, send } = useSending()
  const print = (body: Wanted) =>
    send(async () => {
      try {
        const file = await api('POST /api/companies/{id}/products/labels', { params: { id: companyId }, body })
        saveDownload(file, t('labelsFile'))
        notify('good', t('labelsReady'))
        onDone()
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return { busy, print }
}
