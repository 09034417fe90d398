import { useState } from 'react'
import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { api } from '../../../../browser-api.ts'
import { fieldMessages } from '../../../../parts/forms/field-messages.ts'
import { readPrice } from '../../../../parts/forms/read-number.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { useOfferTools } from '../offer-tools.ts'
import { momentOf } from './moment.ts'

/** A price for later while it is typed. */
export function usePlan(offer: OwnOffer, versionId: number, onDone: () => void) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { company, adopt } = useOfferTools()
  const { busy, send } = useSending()
  const [plan, setPlan] = useState({ price: '', from: '', until: '', announce: true })
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const price = readPrice(plan.price)
  const set = (part: Partial<typeof plan>) => setPlan((known) => ({ ...known, ...part }))
  const save = async () => {
    const startsAt = momentOf(plan.from)
    const endsAt = plan.until ? momentOf(plan.until) : null
    const wrong = {
      price: price ? undefined : t('problem_price'),
      startsAt: startsAt ? undefined : t('problem_moment'),
      endsAt: endsAt && startsAt && endsAt <= startsAt ? t('problem_order') : undefined,
    }
    setErrors(wrong)
    if (!price || !startsAt || wrong.endsAt) return
    try {
      const body = { versionId, price, announce: plan.announce, startsAt, endsAt }
      const params = { id: company.id, productId: offer.id }
      adopt(await api('POST /api/companies/{id}/products/{productId}/price-schedules', { params, body }))
      notify('good', t('planSaved'))
      onDone()
    } catch (error) {
      setErrors(fieldMessages(error))
      showFailure(error, locale)
    }
  }
  return { plan, set, price, errors, busy, save: () => send(save) }
}
