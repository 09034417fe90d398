import { Tag } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import type { LabelCarrier } from '../../../../domains/shipping/rules/accounts.ts'
import { PARCEL_SIZES, type ParcelSize } from '../../../../values/parcel-size.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Props = { companyId: number; caseId: number; carriers: readonly LabelCarrier[]; onAsked: () => void }

/** One label for the way back: from which carrier and how large the parcel may be. */
export function BuyReturnLabel({ companyId, caseId, carriers, onAsked }: Props) {
  const t = useTexts('returnPages')
  const words = useTexts('labels')
  const sizes = useTexts('deliverySettings')
  const { busy, run } = useAction()
  const form = useForm<{ carrier: LabelCarrier | ''; size: ParcelSize }>({
    defaultValues: { carrier: carriers[0] ?? '', size: 'medium' },
  })
  const buy = form.handleSubmit(async ({ carrier, size }) => {
    if (carrier === '') return
    const call = { params: { id: companyId, caseId }, body: { carrier, size } }
    await run(() => api('POST /api/companies/{id}/returns/{caseId}/labels', call), words('asked'))
    onAsked()
  })
  return (
    <form noValidate onSubmit={(event) => void buy(event)} className="flex flex-col gap-4">
      <p className="text-sm">{t('labelLead')}</p>
      <SelectField
        label={t('carrier')}
        options={carriers.map((value) => ({ value, label: KNOWN_CARRIERS[value].name }))}
        {...form.register('carrier')}
      />
      <SelectField
        label={words('size')}
        options={PARCEL_SIZES.map((value) => ({ value, label: sizes(value) }))}
        {...form.register('size')}
      />
      <Button type="submit" busy={busy} className="self-start">
        <Tag className="size-4" aria-hidden="true" />
        {t('labelBuy')}
      </Button>
    </form>
  )
}
