import { useState } from 'react'
import type { DeliverySettings } from '../../../../../domains/shipping/delivery-settings/contract.ts'
import type { MethodSetting } from '../../../../../domains/shipping/delivery-settings/rules/check-methods.ts'
import { priceForSize } from '../../../../../domains/shipping/rules/price-for-size.ts'
import { sizedAreas } from '../../../../../domains/shipping/rules/reach.ts'
import { PARCEL_SIZES, type ParcelSize } from '../../../../../values/parcel-size.ts'
import { DeliveryPrices } from '../../../../parts/delivery-prices.tsx'
import { hundredthsText, maskHundredths, parseHundredths } from '../../../../parts/forms/hundredths.ts'
import { useMarketCurrency } from '../../../../parts/use-market-currency.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

const mask = maskHundredths(7)
const EXAMPLE = 20_000

type Props = Pick<DeliverySettings, 'hasShop' | 'usualTransitDays'> & { methods: readonly MethodSetting[] }

/** The delivery methods as a product page shows them, for a value and a size that one may try. */
export function BuyerPreview({ methods, hasShop, usualTransitDays }: Props) {
  const t = useTexts('deliverySettings')
  const { currency, sign } = useMarketCurrency()
  const locale = useLocale()
  const [size, setSize] = useState<ParcelSize>('medium')
  const [text, setText] = useState(() => hundredthsText(EXAMPLE, locale))
  const offered = methods
    .flatMap((one) => {
      if (!one.enabled || one.price === null || (one.method === 'store_pickup' && !hasShop)) return []
      const price = { ...one, price: one.price, transitDays: one.transitDays ?? usualTransitDays[one.method] }
      return [{ ...priceForSize(price, size), areas: sizedAreas(price, size), arrives: null }]
    })
    .sort((a, b) => a.price - b.price)
  return (
    <section aria-label={t('preview')} className="flex flex-col gap-4">
      <h2 className="text-lg">{t('preview')}</h2>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={t('previewGoods', { sign })}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => setText(mask(target.value))}
        />
        <SelectField
          label={t('previewSize')}
          value={size}
          options={PARCEL_SIZES.map((value) => ({ value, label: t(value) }))}
          onChange={({ target }) => setSize(target.value as ParcelSize)}
        />
      </div>
      <div aria-live="polite">
        {offered.length > 0 ? (
          <DeliveryPrices methods={offered} currency={currency} goods={parseHundredths(text) ?? 0} dispatchDays={1} />
        ) : (
          <p className="text-muted text-sm">{t('previewNone')}</p>
        )}
      </div>
      <p className="text-muted text-xs">{t('previewText')}</p>
    </section>
  )
}
