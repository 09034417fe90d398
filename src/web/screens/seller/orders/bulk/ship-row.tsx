import type { KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { CARRIERS, isTracking, looksUsual, normalizeTracking } from '../../../../../domains/orders/rules/carriers.ts'
import { carrierName } from '../../../../parts/fulfilment/carrier-name.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ManyShipments } from './use-ship-many.ts'

type Props = { many: ManyShipments; number: string; index: number }

export function CarrierCell({ many, number, index }: Props) {
  const t = useTexts('fulfilment')
  const w = useTexts('orderWork')
  return (
    <SelectField
      className="max-w-full max-md:w-72 md:min-w-40"
      labelHidden
      label={w('carrierOf', { number })}
      disabled={many.isSent(number)}
      options={CARRIERS.map((value) => ({ value, label: carrierName(t, value) }))}
      {...many.form.register(`rows.${index}.carrier`)}
    />
  )
}

/** The next number to be typed, or the button that sends them all: a scanner types a number and Enter. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  const { form } = event.currentTarget
  const fields = [...(form?.querySelectorAll<HTMLElement>('input[data-tracking]:enabled, button[type=submit]') ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  event.preventDefault()
  next?.focus()
}

export function TrackingCell({ many, number, index }: Props) {
  const t = useTexts('fulfilment')
  const w = useTexts('orderWork')
  const { form } = many
  const rows = useWatch({ control: form.control, name: 'rows' })
  const { carrier, trackingNumber } = rows[index] ?? { carrier: 'other' as const, trackingNumber: '' }
  const typed = normalizeTracking(trackingNumber)
  const isTwice =
    typed !== '' && rows.some((one, at) => at !== index && normalizeTracking(one.trackingNumber) === typed)
  const isUnusual = isTracking(typed) && !looksUsual(carrier, typed)
  const hint = isTwice
    ? w('sameNumber')
    : isUnusual
      ? t('trackingUnusual', { carrier: carrierName(t, carrier) })
      : carrier === 'other'
        ? t('trackingOwn')
        : undefined
  return (
    <TextField
      className="max-w-full max-md:w-72 md:min-w-56"
      labelHidden
      label={w('trackingOf', { number })}
      placeholder={t('trackingNumber')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
      disabled={many.isSent(number)}
      data-tracking
      onKeyDown={goOn}
      hint={hint}
      error={form.formState.errors.rows?.[index]?.trackingNumber?.message}
      {...form.register(`rows.${index}.trackingNumber`, {
        validate: (text) => {
          const normalized = normalizeTracking(text)
          return normalized === '' || isTracking(normalized) || t('trackingInvalid')
        },
      })}
    />
  )
}
