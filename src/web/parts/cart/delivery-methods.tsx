import { useState } from 'react'
import type { CartParcel } from '../../../domains/cart/contract.ts'
import type { DeliveryMethod } from '../../../domains/shipping/contract.ts'
import type { Currency } from '../../../values/money.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { FieldError } from '../../ui/field.tsx'
import { needsPoint, type WantedDelivery } from './delivery-kinds.ts'
import { MethodCard } from './method-card.tsx'
import { MethodDetails } from './method-details.tsx'

type Props = {
  parcel: CartParcel
  currency: Currency
  /** Picked but not complete: its point or shop is missing. */
  draft: DeliveryMethod | undefined
  error: string | undefined
  onChoose: (wanted: WantedDelivery) => void
}

/** One way for one seller's parcel, as radio cards; what a way needs opens inside its card. */
export function DeliveryMethods({ parcel, currency, draft, error, onChoose }: Props) {
  const t = useTexts('cart')
  const { choice, company, methods, pickupShops } = parcel
  const method = draft ?? choice?.method
  const saved = choice?.method === method ? choice : null
  // Going to a courier and back keeps the point.
  const [points, setPoints] = useState<Partial<Record<DeliveryMethod, string>>>({})
  const errorId = `delivery-error-${company.id}`

  const pick = (next: DeliveryMethod) => {
    const point = points[next] ?? (choice?.method === next ? choice.pickupPoint : null)
    const onlyShop = pickupShops.length === 1 ? (pickupShops[0]?.id ?? null) : null
    onChoose({
      method: next,
      cashOnDelivery: false,
      pickupPoint: needsPoint(next) ? (point ?? null) : null,
      shopId: next === 'store_pickup' ? onlyShop : null,
    })
  }
  const change = (wanted: WantedDelivery) => {
    if (wanted.pickupPoint) setPoints((current) => ({ ...current, [wanted.method]: wanted.pickupPoint ?? '' }))
    onChoose(wanted)
  }

  return (
    <fieldset data-field={`delivery.${company.id}`} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium">
        {t('deliveryLegend', { seller: company.name })}
        <span className="sr-only">. {t('deliveryHint')}</span>
      </legend>
      <div className="grid gap-2">
        {methods.map((one) => (
          <MethodCard
            key={one.method}
            parcel={parcel}
            method={one}
            currency={currency}
            chosen={one.method === method}
            cod={saved?.method === one.method && saved.cashOnDelivery}
            onPick={() => pick(one.method)}
          >
            <MethodDetails
              parcel={parcel}
              method={one}
              currency={currency}
              saved={saved}
              error={error}
              onChange={change}
            />
          </MethodCard>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={errorId} error={error} />
      </div>
    </fieldset>
  )
}
