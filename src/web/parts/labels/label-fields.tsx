import type { ComponentProps } from 'react'
import type { HAND_OVERS } from '../../../domains/shipping/rules/consignments.ts'
import { PARCEL_SIZES } from '../../../values/parcel-size.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'

type Field = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>

/** How large the parcel is; at first as the cart packed it. `toPoint`: sizes are called as on boxes of lockers. */
export function SizeField({ toPoint = false, ...field }: Field & { toPoint?: boolean }) {
  const t = useTexts('labels')
  const d = useTexts('deliverySettings')
  const sizes = PARCEL_SIZES.map((value) => ({ value, label: toPoint ? d(`locker_${value}`) : d(value) }))
  return <SelectField {...field} label={t('size')} options={[{ value: '', label: t('sizeAsPacked') }, ...sizes]} />
}

/** How it is handed over; at first as the company usually does. */
export function HandOverField({ ways, ...field }: Field & { ways: readonly (typeof HAND_OVERS)[number][] }) {
  const t = useTexts('labels')
  const options = ways.map((value) => ({ value, label: t(`handOver_${value}`) }))
  return (
    <SelectField {...field} label={t('handOver')} options={[{ value: '', label: t('handOverUsual') }, ...options]} />
  )
}
