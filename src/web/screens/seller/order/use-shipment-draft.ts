import { useForm } from 'react-hook-form'
import { type Carrier, isTracking, looksUsual, normalizeTracking } from '../../../../domains/orders/rules/carriers.ts'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

export type ShipmentValues = { carrier: Carrier; trackingNumber: string }

/** Carrier and tracking number while they are typed: what is wrong with them, and what looks unusual. */
export function useShipmentDraft(first: ShipmentValues) {
  const t = useTexts('fulfilment')
  const form = useForm<ShipmentValues>({ defaultValues: first })
  const { carrier, trackingNumber } = form.watch()
  const number = normalizeTracking(trackingNumber)
  const right = (text: string) => {
    const normalized = normalizeTracking(text)
    if (normalized === '') return form.getValues('carrier') === 'other' || t('trackingRequired')
    return isTracking(normalized) || t('trackingInvalid')
  }
  const unusual = isTracking(number) && !looksUsual(carrier, number)
  const hint = unusual
    ? t('trackingUnusual', { carrier: carrierName(t, carrier) })
    : carrier === 'other'
      ? t('trackingOwn')
      : undefined
  const body = (values: ShipmentValues) => ({
    carrier: values.carrier,
    trackingNumber: normalizeTracking(values.trackingNumber) || null,
  })
  return { form, right, hint, unusual, body }
}
