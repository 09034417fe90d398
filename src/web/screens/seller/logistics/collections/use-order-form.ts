import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CollectionsView, ReadyGroup } from '../../../../../domains/labels/collections/contract.ts'
import { DAYS_AHEAD } from '../../../../../domains/labels/collections/rules/when-to-collect.ts'
import type { SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { addDays, marketDay, weekdayOf } from '../../../../../values/days.ts'
import { api } from '../../../../browser-api.ts'
import { refuseFields } from '../../../../parts/forms/refuse-fields.ts'
import { useAttempt } from '../../../../parts/fulfilment/use-attempt.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'

export type OrderProps = {
  companyId: number
  group: ReadyGroup
  /** The company's own collection times; null: none are set. */
  times: SendingView['collection']
  mayShip: boolean
  onAnswer: (now: CollectionsView) => void
  onRefused: () => void
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Today and the days ahead on which couriers come at all; holidays the server knows. */
const daysAhead = () => {
  const today = marketDay(new Date())
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => addDays(today, index))
  return days.filter((day) => weekdayOf(day) !== 'sun')
}

/** An order for a courier while it is made: for which parcels, when, with what words. All of them unless some are left out. */
export function useOrderForm({ companyId, group, times, onAnswer, onRefused }: OrderProps) {
  const t = useTexts('collections')
  const locale = useLocale()
  const keyOf = useAttempt()
  const [days] = useState(daysAhead)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  /** The same parcels may be asked for again once an order for them was called off. */
  const [turn, setTurn] = useState(0)
  const form = useForm({
    defaultValues: { day: days[0] ?? '', from: times?.from ?? '10:00', until: times?.until ?? '16:00', note: '' },
  })
  const chosen = group.labels.filter(({ id }) => !left.has(id))
  const leave = (ids: readonly number[], isLeft: boolean) => {
    const next = new Set(left)
    for (const id of ids) isLeft ? next.add(id) : next.delete(id)
    setLeft(next)
  }
  const clock = { validate: (text: string) => CLOCK.test(text) || t('notAClock') }
  const order = form.handleSubmit(async (when) => {
    const body = { labels: chosen.map(({ id }) => id), ...when }
    try {
      const call = { params: { id: companyId }, body, idempotencyKey: keyOf({ ...body, turn }) }
      onAnswer(await api('POST /api/companies/{id}/collections', call))
      setTurn(turn + 1)
      notify('good', t('asked'))
    } catch (error) {
      if (refuseFields(form, error)) return
      showFailure(error, locale)
      onRefused()
    }
  })
  return { form, order, clock, days, chosen, left, leave }
}
