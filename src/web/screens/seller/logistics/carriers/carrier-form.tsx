import { useForm } from 'react-hook-form'
import { accountOf, type CarrierAccountView } from '../../../../../domains/shipping/carrier-accounts/contract.ts'
import { api } from '../../../../browser-api.ts'
import { refuseFields } from '../../../../parts/forms/refuse-fields.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

type Props = {
  companyId: number
  account: CarrierAccountView
  onSaved: (now: CarrierAccountView) => void
  onCancel: () => void
}

/** What a carrier's contract needs; a secret that is kept may stay as it is. The server says what cannot be right, at its field. */
export function CarrierForm({ companyId, account, onSaved, onCancel }: Props) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { carrier } = account
  const kept = new Map(account.standIn ? [] : account.fields.map((field) => [field.name, field]))
  const form = useForm({
    defaultValues: {
      test: account.test,
      fields: Object.fromEntries(
        accountOf(carrier).fields.map(({ name, choices }) => [name, kept.get(name)?.value ?? choices?.[0] ?? '']),
      ),
    },
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (body) => {
    try {
      onSaved(await api('PUT /api/companies/{id}/carriers/{carrier}', { params: { id: companyId, carrier }, body }))
    } catch (error) {
      if (!refuseFields(form, error)) showFailure(error, locale)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid items-start gap-4 sm:grid-cols-2">
      <p className="text-muted text-sm sm:col-span-2">{t(`where_${carrier}`)}</p>
      {accountOf(carrier).fields.map(({ name, secret, choices }) => {
        const last4 = kept.get(name)?.last4
        if (choices) {
          const options = choices.map((value) => ({ value, label: t(`choice_${value as 'soap'}`) }))
          return (
            <SelectField key={name} label={t(`key_${name}`)} options={options} {...form.register(`fields.${name}`)} />
          )
        }
        return (
          <TextField
            key={name}
            label={t(`key_${name}`)}
            {...(secret && { hint: last4 ? t('secretKept', { last4 }) : t('secretHint'), type: 'password' })}
            // Not a password of this person: browsers should neither fill it in nor offer to keep it.
            autoComplete={secret ? 'new-password' : 'off'}
            spellCheck={false}
            maxLength={4100}
            error={errors.fields?.[name]?.message}
            {...form.register(`fields.${name}`)}
          />
        )
      })}
      <div className="sm:col-span-2">
        <CheckboxField label={t('isTest')} hint={t('isTestHint')} {...form.register('test')} />
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={isSubmitting}>
          {t('saveCarrier')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
