import { carrierOf } from '../../../../../domains/orders/rules/carriers.ts'
import { accountOf, LABEL_CARRIERS } from '../../../../../domains/shipping/rules/accounts.ts'
import { needsPoint } from '../../../../../domains/shipping/rules/methods.ts'
import { currencySign } from '../../../../../values/currency-words.ts'
import { CARRIER_CURRENCY } from '../../../../../values/money.ts'
import { PARCEL_SIZES } from '../../../../../values/parcel-size.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { OrderProps } from '../order-props.ts'
import type { useLabelDraft } from './use-label-draft.ts'

type Props = {
  method: OrderProps['order']['method']
  draft: Pick<ReturnType<typeof useLabelDraft>, 'form' | 'isInsurable'>
}

/** How large it is, how it is handed over and up to what it is insured; left alone, all is as usual. */
export function LabelFields({ method, draft: { form, isInsurable } }: Props) {
  const t = useTexts('labels')
  const d = useTexts('deliverySettings')
  const locale = useLocale()
  const toPoint = needsPoint(method)
  const carrier = LABEL_CARRIERS.find((one) => one === carrierOf(method))
  const handOvers = carrier ? (accountOf(carrier).handOvers[method.slice(carrier.length + 1)] ?? []) : []
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <SelectField
        label={t('size')}
        options={[
          { value: '', label: t('sizeAsPacked') },
          ...PARCEL_SIZES.map((value) => ({ value, label: toPoint ? d(`locker_${value}`) : d(value) })),
        ]}
        {...form.register('size')}
      />
      <SelectField
        label={t('handOver')}
        options={[
          { value: '', label: t('handOverUsual') },
          ...handOvers.map((value) => ({ value, label: t(`handOver_${value}`) })),
        ]}
        {...form.register('handOver')}
      />
      <TextField
        label={t('insured', { sign: currencySign(CARRIER_CURRENCY, locale) })}
        hint={t('insuredHint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        error={form.formState.errors.insured?.message}
        {...form.register('insured', { validate: isInsurable })}
      />
    </div>
  )
}
