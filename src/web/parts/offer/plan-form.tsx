import { useState } from 'react'
import type { OwnOffer } from '../../../domains/catalog/offers/contract.ts'
import { ApiProblem } from '../../api-problem.ts'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toast-store.ts'
import { useSending } from '../account/use-sending.ts'
import { utcOf } from './moment.ts'
import { useOfferTools } from './offer-tools.ts'
import { readPrice } from './read-number.ts'
import { fieldTexts } from './save-offer.ts'
import { ShareLine } from './share-line.tsx'
import { shareOfPrice, useRate } from './use-commission.ts'

type Props = { offer: OwnOffer; versionId: number; onDone: () => void }

/** A price for later: how much, from when, until when, and whether it is shown as a reduction. */
export function PlanForm({ offer, versionId, onDone }: Props) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { company, adopt } = useOfferTools()
  const { busy, send } = useSending()
  const rate = useRate()
  const [plan, setPlan] = useState({ price: '', from: '', until: '', announce: true })
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const price = readPrice(plan.price)
  const set = (part: Partial<typeof plan>) => setPlan((known) => ({ ...known, ...part }))
  const save = async () => {
    const startsAt = utcOf(plan.from)
    const endsAt = plan.until ? utcOf(plan.until) : null
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
      if (error instanceof ApiProblem) setErrors(fieldTexts(error))
      showFailure(error, locale)
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send(save)
      }}
    >
      <div>
        <TextField
          label={t('price', { currency: offer.currency })}
          inputMode="decimal"
          autoFocus
          autoComplete="off"
          value={plan.price}
          error={errors.price}
          onChange={({ target }) => set({ price: target.value })}
        />
        {price ? <ShareLine {...shareOfPrice(price, rate)} currency={offer.currency} /> : null}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t('planStart')}
          value={plan.from}
          error={errors.startsAt}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          type="datetime-local"
          label={t('planEnd')}
          optional
          hint={t('planEndHint')}
          value={plan.until}
          error={errors.endsAt}
          onChange={({ target }) => set({ until: target.value })}
        />
      </div>
      <CheckboxField
        label={t('announce')}
        hint={t('announceLaw')}
        checked={plan.announce}
        onChange={({ target }) => set({ announce: target.checked })}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('planSave')}
        </Button>
      </div>
    </form>
  )
}
