import { FEE_BEARERS } from '../../../../domains/chargebacks/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Bearer = (typeof FEE_BEARERS)[number]

/** Who bears the provider's fee of what was lost; kept as soon as it is chosen. */
export function FeeBearer({ feeBearer }: { feeBearer: Bearer }) {
  const t = useTexts('chargebacks')
  const { busy, run } = useAction()
  return (
    <SelectField
      className="mt-8 max-w-md"
      label={t('feeTitle')}
      hint={t('feeHint')}
      disabled={busy}
      defaultValue={feeBearer}
      options={FEE_BEARERS.map((value) => ({ value, label: t(`bearer_${value}`) }))}
      onChange={({ target }) => {
        const chosen = FEE_BEARERS.find((one) => one === target.value)
        if (!chosen) return
        void run(() => api('PUT /api/admin/chargeback-fees', { body: { feeBearer: chosen } }), t('feeSaved'))
      }}
    />
  )
}
