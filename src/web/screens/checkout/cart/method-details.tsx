import type { CartSellerGroup } from '../../../../domains/cart/contract.ts'
import { needsPoint } from '../../../../domains/shipping/rules/methods.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import type { WantedDelivery } from './delivery-kinds.ts'
import { PickupPointPicker } from './pickup-point-picker.tsx'
import { useOnDeliveryClosed } from './use-on-delivery-closed.ts'

type Props = {
  sellerGroup: CartSellerGroup
  method: CartSellerGroup['methods'][number]
  currency: Currency
  /** What is picked, of this method. */
  wanted: WantedDelivery
  onChange: (wanted: WantedDelivery) => void
}

/** What a method needs besides itself: a point, a shop, how it is paid. */
export function MethodDetails({ sellerGroup, method, currency, wanted, onChange }: Props) {
  const t = useTexts('cart')
  const locale = useLocale()
  const closed = useOnDeliveryClosed()
  const base = {
    method: method.method,
    cashOnDelivery: wanted.cashOnDelivery,
    pickupPoint: wanted.pickupPoint,
    shopId: wanted.shopId,
  }
  const point = needsPoint(method.method) ? method.method : null
  const shops = method.method === 'store_pickup' ? sellerGroup.pickupShops : []
  // Cash on delivery is offered once the point is known: before, there is nothing to save it with. What is chosen can be taken back.
  const cod =
    method.groupCodPrice !== null && (!needsPoint(method.method) || base.pickupPoint !== null || base.cashOnDelivery)
  if (!point && shops.length === 0 && !cod) return null
  return (
    <div data-field={`pickup.${sellerGroup.company.id}`} className="mx-4 flex flex-col gap-3 border-line border-t py-3">
      {point && (
        <PickupPointPicker
          method={point}
          code={base.pickupPoint}
          cash={base.cashOnDelivery}
          onPick={(code) => onChange({ ...base, pickupPoint: code })}
        />
      )}
      {shops.length > 0 && (
        <ChoiceCards
          legend={t('shopLegend')}
          choices={shops.map((shop) => ({
            value: String(shop.id),
            label: shop.title,
            text: `${shop.street}, ${shop.city}`,
          }))}
          value={base.shopId === null ? null : String(base.shopId)}
          onChange={(id) => onChange({ ...base, shopId: Number(id) })}
        />
      )}
      {cod && (
        <CheckboxField
          label={t('cod')}
          // What was chosen while logged in can be taken back.
          disabled={closed && !base.cashOnDelivery}
          error={closed && base.cashOnDelivery ? t('codClosed') : undefined}
          hint={
            closed
              ? base.cashOnDelivery
                ? undefined
                : t('codClosed')
              : method.groupCodPrice === method.groupPrice
                ? t('codFree')
                : t('codExtra', { price: formatMoney(method.groupCodPrice ?? 0, currency, locale) })
          }
          checked={base.cashOnDelivery}
          onChange={(event) => onChange({ ...base, cashOnDelivery: event.target.checked })}
        />
      )}
    </div>
  )
}
