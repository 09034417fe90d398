import { COD_METHODS } from '../../../../../domains/shipping/rules/methods.ts'
import { maskHundredths } from '../../../../parts/forms/hundredths.ts'
import { useMarketCurrency } from '../../../../parts/use-market-currency.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { MethodAreas } from './method-areas.tsx'
import type { MethodProps } from './method-draft.ts'
import { MethodExtras } from './method-extras.tsx'

const price = maskHundredths(5)
const value = maskHundredths(7)
const days = (text: string) => text.replace(/\D/g, '').slice(0, 2)

/** One way of delivery: switched on or off, and what it costs. `usualDays`: how long it travels where nothing is said. */
export function MethodFields({ method, name, errors, usualDays, onChange }: MethodProps & { usualDays: number }) {
  const t = useTexts('deliverySettings')
  const words = useTexts('product')
  const { sign } = useMarketCurrency()
  const field = (key: 'price' | 'codPrice' | 'freeFrom' | 'transitDays', mask: (text: string) => string) => ({
    name: `${name}.${key}`,
    value: method[key],
    error: errors[`${name}.${key}`],
    autoComplete: 'off',
    inputMode: key === 'transitDays' ? ('numeric' as const) : ('decimal' as const),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [key]: mask(target.value) }),
  })
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface px-4 py-3 sm:px-5">
      <legend className="sr-only">{words(method.method)}</legend>
      <CheckboxField
        name={`${name}.enabled`}
        label={<span className="font-semibold text-base leading-6">{words(method.method)}</span>}
        after={method.enabled ? undefined : t('off')}
        checked={method.enabled}
        error={errors[`${name}.enabled`]}
        onChange={({ target }) => onChange({ enabled: target.checked })}
        className="min-h-11 justify-center"
      />
      {method.enabled && (
        <>
          <div className="grid grid-cols-2 items-start gap-4 pt-2 pb-2 md:grid-cols-4">
            <TextField label={t('price', { sign })} {...field('price', price)} />
            {COD_METHODS.includes(method.method) && (
              <TextField label={t('codPrice', { sign })} placeholder={t('notOffered')} {...field('codPrice', price)} />
            )}
            <TextField label={t('freeFrom', { sign })} placeholder={t('never')} {...field('freeFrom', value)} />
            <TextField label={t('transitDays')} placeholder={String(usualDays)} {...field('transitDays', days)} />
          </div>
          <MethodAreas {...{ method, name, errors, onChange }} />
          <MethodExtras {...{ method, name, errors, onChange }} />
        </>
      )}
    </fieldset>
  )
}
