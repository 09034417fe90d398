import { isLocker } from '../../../../../domains/shipping/rules/methods.ts'
import { PARCEL_MEASURES, PARCEL_SIZES, PIECE_WEIGHT } from '../../../../../values/parcel-size.ts'
import { maskHundredths } from '../../../../parts/forms/hundredths.ts'
import { useMarketCurrency } from '../../../../parts/use-market-currency.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { MethodProps } from './method-draft.ts'

const mask = maskHundredths(5)

/** What few sellers need: prices by size of parcel, and what an outside system calls the method. */
export function MethodExtras({ method, name, errors, onChange }: MethodProps) {
  const t = useTexts('deliverySettings')
  const { sign } = useMarketCurrency()
  const hasSizes = method.method !== 'store_pickup'
  const locker = isLocker(method.method)
  const wrong = Object.keys(errors).some(
    (field) => errors[field] && (field.startsWith(`${name}.sizePrices`) || field === `${name}.externalId`),
  )
  const used = [
    ...PARCEL_SIZES.flatMap((size) =>
      method.sizePrices[size] ? [`${t(locker ? `locker_${size}` : size)} ${method.sizePrices[size]}`] : [],
    ),
    ...(method.externalId ? [method.externalId] : []),
  ]
  return (
    <Disclosure
      title={t(hasSizes ? 'extras' : 'externalId')}
      side={<span className="numbers max-w-40 truncate text-xs sm:max-w-72">{used.join(' · ')}</span>}
      {...(wrong && { open: true })}
      className="border-t border-b-0 border-line"
    >
      {hasSizes && (
        <>
          <p className="max-w-text pb-3 text-muted text-sm">{t('sizesText')}</p>
          <div className="grid grid-cols-1 items-start gap-4 pb-4 sm:grid-cols-3">
            {PARCEL_SIZES.map((size) => (
              <TextField
                key={size}
                label={t('sizePrice', { sign, size: t(locker ? `locker_${size}` : size) })}
                hint={t('sizeHint', { measures: PARCEL_MEASURES[size].join(' × '), weight: PIECE_WEIGHT[size] })}
                name={`${name}.sizePrices.${size}`}
                value={method.sizePrices[size]}
                placeholder={method.price}
                error={errors[`${name}.sizePrices.${size}`]}
                inputMode="decimal"
                autoComplete="off"
                onChange={({ target }) =>
                  onChange({ sizePrices: { ...method.sizePrices, [size]: mask(target.value) } })
                }
              />
            ))}
          </div>
        </>
      )}
      <TextField
        className="sm:max-w-xs"
        label={t('externalId')}
        labelHidden={!hasSizes}
        hint={t('externalIdHint')}
        name={`${name}.externalId`}
        value={method.externalId}
        error={errors[`${name}.externalId`]}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ externalId: target.value })}
      />
    </Disclosure>
  )
}
