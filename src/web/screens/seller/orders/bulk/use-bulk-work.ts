import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StepResults } from '../../../../../domains/fulfilment/bulk/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useDownload } from '../../../../parts/files/use-download.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { useAttempt } from '../../../../parts/fulfilment/use-attempt.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import type { BulkWish } from './bulk-bar.tsx'
import type { OrderSelection } from './use-order-selection.ts'

/** What is done with ticked orders from the list itself, and what came of it. */
export function useBulkWork(companyId: number, selection: OrderSelection) {
  const t = useTexts('orderWork')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const sending = useSending()
  const taking = useDownload()
  const keyOf = useAttempt()
  const [results, setResults] = useState<StepResults['results'] | null>(null)
  const call = { params: { id: companyId }, body: { numbers: selection.rows.map(({ number }) => number) } }
  const begin = () =>
    sending.send(async () => {
      setResults(null)
      try {
        const asked = { ...call, idempotencyKey: keyOf(call.body) }
        const answer = await api('POST /api/companies/{id}/order-preparations', asked)
        setResults(answer.results)
      } catch (error) {
        showFailure(error, locale)
      } finally {
        await revalidate()
      }
    })
  const takeFile = () => taking.download(() => api('POST /api/companies/{id}/order-export', call), t('exportFile'))
  const busy: BulkWish | null = sending.busy ? 'begin' : taking.busy ? 'exportChosen' : null
  return { begin, takeFile, busy, results, forget: () => setResults(null) }
}
