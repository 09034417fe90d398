import type { DeliverySettings } from '../../../../../domains/shipping/delivery-settings/contract.ts'
import { ConflictNotice } from '../../../../parts/forms/draft/conflict-notice.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { SaveBar } from '../save-bar.tsx'
import { BuyerPreview } from './buyer-preview.tsx'
import { readDraft } from './method-draft.ts'
import { MethodFields } from './method-fields.tsx'
import { useDeliverySettings } from './use-delivery-settings.ts'

type Props = { companyId: number; deliverySettings: DeliverySettings; onSaved: (now: DeliverySettings) => void }

/** All methods with what they cost, and beside them what the buyer will see. */
export function DeliverySettingsForm({ companyId, deliverySettings, onSaved }: Props) {
  const t = useTexts('deliverySettings')
  const words = useTexts('product')
  const form = useDeliverySettings(companyId, deliverySettings, onSaved)
  const nameOf = (field: string) => {
    const method = form.methods[Number(field.split('.')[1])]
    return method ? words(method.method) : ''
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <form
        noValidate
        aria-label={t('methods')}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        {form.methods.map((method, index) => (
          <MethodFields
            key={method.method}
            {...{ method, name: `methods.${index}`, errors: form.errors }}
            usualDays={deliverySettings.usualTransitDays[method.method]}
            onChange={(part) => form.change(index, part)}
          />
        ))}
        <ConflictNotice form={form} name={nameOf} />
        <SaveBar form={form} save={t('save')} />
      </form>
      <div className="xl:sticky xl:top-6">
        <BuyerPreview {...deliverySettings} methods={readDraft(form.methods).methods} />
      </div>
    </div>
  )
}
