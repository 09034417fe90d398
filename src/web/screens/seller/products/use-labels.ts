import { useForm } from 'react-hook-form'
import type { LabelFormat } from '../../../../domains/product-list/rules/label-formats.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

type Values = { format: LabelFormat; price: boolean; skip: string }

/** Places of a sheet that are used already: it has 24. */
export const isSkip = (text: string) => (readWhole(text) ?? 24) < 24

/** Has labels drawn, as the form says, and hands the file to the browser to keep. */
export function useLabels(companyId: number, ids: readonly number[], onDone: () => void) {
  const t = useTexts('productList')
  const { busy, download } = useDownload()
  const form = useForm<Values>({ defaultValues: { format: 'a4', price: true, skip: '0' } })
  const print = form.handleSubmit(async ({ format, price, skip }) => {
    const body = { ids: [...ids], format, price, skip: format === 'a4' ? (readWhole(skip) ?? 0) : 0 }
    const draw = () => api('POST /api/companies/{id}/products/labels', { params: { id: companyId }, body })
    if (await download(draw, t('labelsFile'), t('labelsReady'))) onDone()
  })
  return { form, busy, print }
}
