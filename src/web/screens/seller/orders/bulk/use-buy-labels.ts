import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { HAND_OVERS } from '../../../../../domains/shipping/rules/consignments.ts'
import type { ParcelSize } from '../../../../../values/parcel-size.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { useAttempt } from '../../../../parts/fulfilment/use-attempt.ts'
import type { RefusedOrder } from '../../../../parts/labels/refused-orders.tsx'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'

type Values = { size: ParcelSize | ''; handOver: (typeof HAND_OVERS)[number] | '' }

/** Asks for a label of each order, all in one way; where some are on their way, the page of them follows. */
export function useBuyLabels({ companyId, numbers }: { companyId: number; numbers: readonly string[] }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const company = new URLSearchParams(useCompanySearch()).get('company')
  const { busy, send } = useSending()
  const keyOf = useAttempt()
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([])
  const form = useForm<Values>({ defaultValues: { size: '', handOver: '' } })
  const buy = form.handleSubmit(({ size, handOver }) =>
    send(async () => {
      const labels = numbers.map((number) => ({ number, ...(size && { size }), ...(handOver && { handOver }) }))
      try {
        const call = { params: { id: companyId }, body: { labels }, idempotencyKey: keyOf(labels) }
        const { batch, results } = await api('POST /api/companies/{id}/labels', call)
        const none = results.flatMap(({ number, failure }) => (failure ? [{ number, message: failure.message }] : []))
        if (none.length === results.length) return setRefused(none)
        const search = `?${new URLSearchParams({ ...(company && { company }), batch })}`
        await navigate({ pathname: '/labels', search }, { state: { refused: none } })
      } catch (error) {
        showFailure(error, locale)
      }
    }),
  )
  return { form, busy, buy, refused }
}
