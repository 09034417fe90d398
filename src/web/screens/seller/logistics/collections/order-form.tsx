import { Truck } from 'lucide-react'
import { accountOf } from '../../../../../domains/shipping/rules/accounts.ts'
import { KNOWN_CARRIERS } from '../../../../../domains/shipping/rules/methods.ts'
import { dateName } from '../../../../parts/shop/opening-words.ts'
import { maskClock, wholeClock } from '../../../../parts/shop/shop-draft.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { LabelsChoice } from './labels-choice.tsx'
import { type OrderProps, useOrderForm } from './use-order-form.ts'

/** A courier of one carrier for parcels at one address. */
export function OrderForm(props: OrderProps) {
  const { group, mayShip } = props
  const t = useTexts('collections')
  const locale = useLocale()
  const { form, order, clock, days, chosen, left, leave } = useOrderForm(props)
  const { errors, isSubmitting } = form.formState
  const { carrier, place, labels } = group
  const { name } = KNOWN_CARRIERS[carrier]
  const takesDay = accountOf(carrier).collection?.day === true
  const hour = (field: 'from' | 'until') => {
    const set = (text: string) => form.setValue(field, text)
    return form.register(field, {
      ...clock,
      onChange: ({ target }) => set(maskClock(target.value)),
      onBlur: ({ target }) => set(wholeClock(target.value)),
    })
  }
  return (
    <form noValidate aria-label={t('courierOf', { name })} onSubmit={(event) => void order(event)}>
      <h3 className="font-semibold">{name}</h3>
      <p className="wrap-anywhere pb-3 text-muted text-sm">
        {[place.name, place.street, `${place.postalCode} ${place.city}`].filter((text) => text.trim()).join(', ')}
      </p>
      <LabelsChoice labels={labels} left={left} onLeave={leave} mayChoose={mayShip} />
      {mayShip && (
        <>
          {!takesDay && <p className="max-w-text pb-3 text-muted text-sm">{t('nextRound')}</p>}
          <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
            {takesDay && (
              <SelectField
                className="col-span-2"
                label={t('day')}
                error={errors.day?.message}
                options={days.map((value) => ({ value, label: dateName(locale, value) }))}
                {...form.register('day')}
              />
            )}
            {(['from', 'until'] as const).map((field) => (
              <TextField
                key={field}
                label={t(field)}
                error={errors[field]?.message}
                inputMode="numeric"
                autoComplete="off"
                placeholder="00:00"
                maxLength={5}
                {...hour(field)}
              />
            ))}
            <TextField
              className="col-span-2 sm:col-span-4"
              label={t('note')}
              optional
              hint={t('noteHint')}
              maxLength={200}
              autoComplete="off"
              error={errors.note?.message}
              {...form.register('note')}
            />
          </div>
          <Button type="submit" className="mt-4" busy={isSubmitting} disabled={chosen.length === 0}>
            <Truck className="size-4" aria-hidden="true" />
            {t('order', { count: chosen.length })}
          </Button>
        </>
      )}
    </form>
  )
}
