import { useForm } from 'react-hook-form'
import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { api } from '../../../../browser-api.ts'
import { checkedBy } from '../../../../parts/forms/checked-by.ts'
import { readPrice } from '../../../../parts/forms/read-number.ts'
import { refuseFields } from '../../../../parts/forms/refuse-fields.ts'
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
  const form = useForm({
    defaultValues: { price: '', startsAt: '', endsAt: '', announce: true },
    resolver: checkedBy(({ price, startsAt, endsAt }) => {
      const [start, end] = [momentOf(startsAt), endsAt ? momentOf(endsAt) : null]
      return {
        ...(!readPrice(price) && { price: t('problem_price') }),
        ...(!start && { startsAt: t('problem_moment') }),
        ...(start && end && end <= start && { endsAt: t('problem_order') }),
      }
    }),
  })
  const save = form.handleSubmit(({ price, announce, startsAt, endsAt }) =>
    send(async () => {
      try {
        const body = {
          ...{ versionId, price: readPrice(price) ?? 0, announce },
          startsAt: momentOf(startsAt) ?? '',
          endsAt: endsAt ? momentOf(endsAt) : null,
        }
        const params = { id: company.id, productId: offer.id }
        adopt(await api('POST /api/companies/{id}/products/{productId}/price-schedules', { params, body }))
        notify('good', t('planSaved'))
        onDone()
      } catch (error) {
        refuseFields(form, error)
        showFailure(error, locale)
      }
    }),
  )
  return { form, price: readPrice(form.watch('price')), busy, save }
}
