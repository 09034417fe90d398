import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { startHere } from '../start-here.ts'
import { ShareLine } from './share-line.tsx'
import { shareOfPrice } from './share-of-price.ts'
import { usePlan } from './use-plan.ts'
import { useRate } from './use-rate.ts'

type Props = { offer: OwnOffer; versionId: number; onDone: () => void }

/** A price for later: how much, from when, until when, and whether it is shown as a reduction. */
export function PlanForm({ offer, versionId, onDone }: Props) {
  const t = useTexts('offer')
  const rate = useRate()
  const { plan, set, price, errors, busy, save } = usePlan(offer, versionId, onDone)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div>
        <TextField
          label={t('price', { currency: offer.currency })}
          inputMode="decimal"
          ref={startHere}
          autoComplete="off"
          value={plan.price}
          error={errors.price}
          onChange={({ target }) => set({ price: target.value })}
        />
        {price && rate !== null ? <ShareLine {...shareOfPrice(price, rate)} currency={offer.currency} /> : null}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t('planStart')}
          hint={t('planZone')}
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
