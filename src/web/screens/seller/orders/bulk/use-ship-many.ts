import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { StepResults } from '../../../../../domains/fulfilment/bulk/contract.ts'
import type { SellerOrderRow } from '../../../../../domains/fulfilment/contract.ts'
import { type Carrier, carrierOf, normalizeTracking } from '../../../../../domains/orders/rules/carriers.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { useAttempt } from '../../../../parts/fulfilment/use-attempt.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'

export type ShipManyValues = { rows: { carrier: Carrier; trackingNumber: string }[] }

/** A parcel can leave by itself: it has a number, or needs none. */
export const isReady = ({ carrier, trackingNumber }: ShipManyValues['rows'][number]) =>
  carrier === 'other' || normalizeTracking(trackingNumber) !== ''

/** Many orders on their way out: what is typed for each, and what became of those that were asked for. */
export function useShipMany(companyId: number, orders: readonly SellerOrderRow[]) {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { busy, send } = useSending()
  const keyOf = useAttempt()
  const [results, setResults] = useState<StepResults['results']>([])
  const form = useForm<ShipManyValues>({
    defaultValues: { rows: orders.map(({ method }) => ({ carrier: carrierOf(method), trackingNumber: '' })) },
  })
  const resultOf = (number: string) => results.find((result) => result.number === number)
  const isSent = (number: string) => resultOf(number)?.failure === null
  const ship = form.handleSubmit(({ rows }) =>
    send(async () => {
      const shipments = orders.flatMap(({ number }, index) => {
        const row = rows[index]
        if (!row || isSent(number) || !isReady(row)) return []
        return [{ number, carrier: row.carrier, trackingNumber: normalizeTracking(row.trackingNumber) || null }]
      })
      if (shipments.length === 0) return
      try {
        const call = { params: { id: companyId }, body: { shipments }, idempotencyKey: keyOf(shipments) }
        const answer = await api('POST /api/companies/{id}/order-shipments', call)
        const told = new Set(answer.results.map(({ number }) => number))
        setResults([...results.filter(({ number }) => !told.has(number)), ...answer.results])
      } catch (error) {
        showFailure(error, locale)
      } finally {
        await revalidate()
      }
    }),
  )
  return { form, ship, busy, results, resultOf, isSent }
}
export type ManyShipments = ReturnType<typeof useShipMany>
