import { useState } from 'react'
import type { CartSellerGroup } from '../../../../domains/cart/contract.ts'
import type { DeliveryMethod } from '../../../../domains/shipping/contract.ts'
import { needsPoint } from '../../../../domains/shipping/rules/methods.ts'
import type { Currency } from '../../../../values/money.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import type { WantedDelivery } from './delivery-kinds.ts'
import { MethodCard } from './method-card.tsx'
import { MethodDetails } from './method-details.tsx'

type Props = {
  sellerGroup: CartSellerGroup
  currency: Currency
  /** Picked, but the server does not hold it yet. */
  draft: WantedDelivery | undefined
  error: string | undefined
  onChoose: (wanted: WantedDelivery) => void
}

/** The ways of delivery of one seller group, as radio cards; what a way needs opens inside its card. */
export function DeliveryMethods({ sellerGroup, currency, draft, error, onChoose }: Props) {
  const t = useTexts('cart')
  const { choice, company, methods, pickupShops } = sellerGroup
  const wanted = draft ?? choice
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
  const change = (next: WantedDelivery) => {
    if (next.pickupPoint) setPoints((current) => ({ ...current, [next.method]: next.pickupPoint ?? '' }))
    onChoose(next)
  }

  return (
    <fieldset data-field={`delivery.${company.id}`} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium">
        {t('deliveryLegend', { seller: company.name })}
        <span className="sr-only">. {t('deliveryHint')}</span>
      </legend>
      <div>
        {methods.map((one) => (
          <MethodCard
            key={one.method}
            sellerGroup={sellerGroup}
            method={one}
            currency={currency}
            chosen={one.method === wanted?.method}
            cod={wanted?.method === one.method && wanted.cashOnDelivery}
            onPick={() => pick(one.method)}
          >
            {wanted && (
              <MethodDetails
                sellerGroup={sellerGroup}
                method={one}
                currency={currency}
                wanted={wanted}
                onChange={change}
              />
            )}
          </MethodCard>
        ))}
      </div>
      {sellerGroup.unreached.length > 0 && (
        <p className="mt-1.5 text-muted text-xs">
          {t('notThisWay', { methods: sellerGroup.unreached.map((one) => t(one)).join(', ') })}
        </p>
      )}
      <div className="mt-1.5">
        <FieldError id={errorId} error={error} />
      </div>
    </fieldset>
  )
}
