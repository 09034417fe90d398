import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { startHere } from '../../../../ui/start-here.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { ShareLine } from './share-line.tsx'
import { shareOfPrice } from './share-of-price.ts'
import { usePlan } from './use-plan.ts'
import { useRate } from './use-rate.ts'

type Props = { offer: OwnOffer; versionId: number; onDone: () => void }

/** A price for later: how much, from when, until when, and whether it is shown as a reduction. */
export function PlanForm({ offer, versionId, onDone }: Props) {
  const t = useTexts('offer')
  const rate = useRate()
  const { form, price, busy, save } = usePlan(offer, versionId, onDone)
  const { errors } = form.formState
  const { ref, ...priceField } = form.register('price')
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <div>
        <TextField
          label={t('price', { currency: offer.currency })}
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
          {...priceField}
          ref={(element) => {
            ref(element)
            startHere(element)
          }}
        />
        {price && rate !== null ? <ShareLine {...shareOfPrice(price, rate)} currency={offer.currency} /> : null}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t('planStart')}
          hint={t('planZone')}
          error={errors.startsAt?.message}
          {...form.register('startsAt')}
        />
        <TextField
          type="datetime-local"
          label={t('planEnd')}
          optional
          hint={t('planEndHint')}
          error={errors.endsAt?.message}
          {...form.register('endsAt')}
        />
      </div>
      <CheckboxField label={t('announce')} hint={t('announceLaw')} {...form.register('announce')} />
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
