import { useForm } from 'react-hook-form'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { RETURN_ADDRESS_LENGTH, type ReturnPolicyView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { fitsPolicy, POLICY_NUMBERS, readPolicy, writePolicy } from './policy-values.ts'

/** What the company promises beyond the law; buyers read it where they decide. */
export function PolicyForm({ company, policy }: { company: Mine; policy: ReturnPolicyView }) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: writePolicy(policy) })
  const { errors } = form.formState
  const mayEdit = roleMay(company.role, 'delivery.edit')
  const save = form.handleSubmit((values) =>
    run(
      () => api('PUT /api/companies/{id}/return-policy', { params: { id: company.id }, body: readPolicy(values) }),
      t('done'),
    ),
  )
  return (
    <Panel title={t('policyTitle')}>
      <form noValidate onSubmit={(event) => void save(event)} className="flex max-w-xl flex-col gap-4">
        <p className="text-muted text-sm">{t('policyLead')}</p>
        {POLICY_NUMBERS.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            inputMode="numeric"
            disabled={!mayEdit}
            error={errors[name]?.message}
            {...form.register(name, { validate: (text) => fitsPolicy(name, text) || t('notWhole') })}
          />
        ))}
        <SelectField
          label={t('paidBy')}
          hint={t('paidByHint')}
          disabled={!mayEdit}
          options={(['buyer', 'seller'] as const).map((value) => ({ value, label: t(`paidBy_${value}`) }))}
          {...form.register('returnPaidBy')}
        />
        <TextArea
          label={t('returnAddress')}
          hint={t('returnAddressHint')}
          rows={4}
          maxLength={RETURN_ADDRESS_LENGTH}
          disabled={!mayEdit}
          {...(errors.returnAddress?.message && { error: errors.returnAddress.message })}
          {...form.register('returnAddress', {
            validate: (text) => text.trim() === '' || text.trim().length >= 5 || t('required'),
          })}
        />
        {mayEdit && (
          <Button type="submit" variant="secondary" className="self-start" busy={busy}>
            {t('save')}
          </Button>
        )}
      </form>
    </Panel>
  )
}
