import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DeliverySettings } from '../../../../domains/shipping/delivery-settings/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { ApiProblem } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { focusField } from '../../../parts/forms/focus-field.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { useMarketCurrency } from '../../../parts/use-market-currency.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { draftOf, HIGHEST, type MethodDraft, readDraft } from './method-draft.ts'

type Words = Readonly<Record<string, string | undefined>>

/** All delivery methods of a company while they are changed; saved at once. */
export function useDeliverySettings(
  companyId: number,
  saved: DeliverySettings,
  onSaved: (now: DeliverySettings) => void,
) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { currency } = useMarketCurrency()
  const { revalidate } = useRevalidator()
  const { busy, send } = useSending()
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(() => draftOf(saved.methods, locale))
  const [errors, setErrors] = useState<Words>({})
  /** Somebody else has saved since this page was opened. */
  const [refused, setRefused] = useState(false)
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(base.methods, locale))

  const start = (from: DeliverySettings) => {
    setBase(from)
    setDraft(draftOf(from.methods, locale))
    setErrors({})
    setRefused(false)
  }
  // Newer data came with the page: taken over unless something was typed.
  if (saved.revision !== base.revision && (!changed || refused) && !busy) start(saved)

  const change = (index: number, part: Partial<MethodDraft>) => {
    setDraft((known) => known.map((one, at) => (at === index ? { ...one, ...part } : one)))
    // Another change may have mended what was wrong with this method, and which id stands twice.
    setErrors((known) =>
      Object.fromEntries(
        Object.entries(known).filter(
          ([field]) =>
            !field.startsWith(`methods.${index}.`) && !(part.externalId !== undefined && field.endsWith('Id')),
        ),
      ),
    )
  }
  const showErrors = (words: Words) => {
    setErrors(words)
    const [first] = Object.keys(words)
    if (first) setTimeout(() => focusField(first))
  }
  const save = async () => {
    const { methods, problems } = readDraft(draft)
    const wrong = Object.entries(problems)
    if (wrong.length > 0) {
      showErrors(
        Object.fromEntries(
          wrong.map(([field, problem]) => [field, t(problem, { maximum: formatMoney(HIGHEST, currency, locale) })]),
        ),
      )
      return
    }
    try {
      const body = { revision: base.revision, methods }
      const now = await api('PUT /api/companies/{id}/delivery-settings', { params: { id: companyId }, body })
      start(now)
      onSaved(now)
      notify('good', t('saved'))
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'changed_meanwhile') {
        setRefused(true)
        return
      }
      if (error instanceof ApiProblem && error.errors.length > 0) {
        showErrors(Object.fromEntries(error.errors.map((one) => [one.field, one.message])))
      }
      showFailure(error, locale)
    }
  }
  return {
    draft,
    errors,
    busy,
    changed,
    refused,
    change,
    save: () => send(save),
    undo: () => start(base),
    /** Gives up what was typed for what others have saved. */
    loadNewest: revalidate,
  }
}
