import { TriangleAlert } from 'lucide-react'
import { CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { useShipmentDraft } from './use-shipment-draft.ts'

/** Carrier and tracking number; a scanner types the number and Enter. */
export function ShipmentFields({ draft }: { draft: ReturnType<typeof useShipmentDraft> }) {
  const t = useTexts('fulfilment')
  const { form, right, hint, unusual } = draft
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <SelectField
        label={t('carrier')}
        options={CARRIERS.map((value) => ({ value, label: carrierName(t, value) }))}
        {...form.register('carrier')}
      />
      <TextField
        label={t('trackingNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        hint={
          hint && (
            <span role="status" className="flex items-start gap-1.5">
              {unusual && <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />}
              {hint}
            </span>
          )
        }
        error={form.formState.errors.trackingNumber?.message}
        {...form.register('trackingNumber', { validate: right })}
      />
    </div>
  )
}
