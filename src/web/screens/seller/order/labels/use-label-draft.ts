import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { HAND_OVERS } from '../../../../../domains/shipping/rules/consignments.ts'
import { MINOR_UNITS } from '../../../../../values/money.ts'
import type { ParcelSize } from '../../../../../values/parcel-size.ts'
import { api } from '../../../../browser-api.ts'
import { readPrice, readWhole } from '../../../../parts/forms/read-number.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { useAttempt } from '../../../../parts/fulfilment/use-attempt.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import type { OrderProps } from '../order-props.ts'
import type { linesLeft } from '../pieces-fields.tsx'

type Values = { size: ParcelSize | ''; handOver: (typeof HAND_OVERS)[number] | ''; insured: string }
type Lines = ReturnType<typeof linesLeft>
const MOST_INSURED = 100_000 * MINOR_UNITS

/** A label while it is described: of which pieces, how large, handed over how, insured up to what. */
export function useLabelDraft({ company, order }: OrderProps, free: Lines, onAsked: () => void) {
  const t = useTexts('labels')
  const locale = useLocale()
  const { busy, send } = useSending()
  const keyOf = useAttempt()
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({})
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm<Values>({ defaultValues: { size: '', handOver: '', insured: '' } })
  const items = free.map(({ versionId, quantity }) => ({
    versionId,
    quantity: counts[versionId] === undefined ? quantity : readWhole(counts[versionId]),
  }))
  const packed = items.flatMap(({ versionId, quantity }) => (quantity ? [{ versionId, quantity }] : []))
  const isWrong =
    packed.length === 0 ||
    items.some(({ quantity }, index) => quantity === null || quantity > Number(free[index]?.quantity))
  const isInsurable = (typed: string) => {
    const amount = readPrice(typed)
    return typed.trim() === '' || (amount !== null && amount > 0 && amount <= MOST_INSURED) || t('insuredWrong')
  }
  const isSplit = free.reduce((sum, { quantity }) => sum + quantity, 0) > 1
  const buy = form.handleSubmit(({ size, handOver, insured }) =>
    send(async () => {
      setRefused(null)
      const amount = readPrice(insured)
      const label = {
        number: order.number,
        ...(Object.keys(counts).length > 0 && { items: packed }),
        ...(size && { size }),
        ...(handOver && { handOver }),
        ...(amount !== null && { insured: amount }),
      }
      try {
        const call = { params: { id: company.id }, body: { labels: [label] }, idempotencyKey: keyOf(label) }
        const { results } = await api('POST /api/companies/{id}/labels', call)
        const failure = results[0]?.failure
        if (failure) setRefused(failure.message)
        else notify('good', t('asked'))
      } catch (error) {
        setRefused(failureText(error, locale))
      }
      onAsked()
    }),
  )
  return { form, busy, buy, counts, setCounts, refused, isSplit, isWrong, isInsurable }
}
