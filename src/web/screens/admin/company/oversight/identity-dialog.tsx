import { useForm } from 'react-hook-form'
import { COUNTRIES } from '../../../../../values/countries.ts'
import type { ApiOutput } from '../../../../api-client.ts'
import { api } from '../../../../browser-api.ts'
import { TextArea } from '../../../../parts/forms/text-area.tsx'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useConfirmed } from '../../../../parts/security/use-confirmed.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

type Props = { company: ApiOutput<'GET /api/admin/companies/{id}'>; onClose: () => void }

/** Corrects name, country and numbers of a company that cannot do it itself any more. */
export function IdentityDialog({ company, onClose }: Props) {
  const t = useTexts('oversight')
  const locale = useLocale()
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  const { name, taxId, country, vatId, revision } = company
  const form = useForm({ defaultValues: { name, taxId, country, vatId: vatId ?? '', reason: '' } })
  const { errors } = form.formState
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const change = form.handleSubmit(async (typed) => {
    const body = { ...typed, vatId: typed.vatId.trim() || null, reason: typed.reason.trim(), revision }
    const call = () => api('PUT /api/admin/companies/{id}/identity', { params: { id: company.id }, body })
    const act = async () => (await confirmed(() => call().then(() => true))) ?? false
    if (await run(act, t('identitySaved'))) onClose()
  })
  return (
    <>
      <FormDialog
        title={t('identity')}
        action={t('identitySave')}
        busy={busy}
        disabled={!form.formState.isDirty}
        onClose={onClose}
        onSubmit={change}
      >
        <p className="text-sm">{t('identityText')}</p>
        <TextField label={t('field_name')} maxLength={200} required {...form.register('name')} />
        <SelectField
          label={t('field_country')}
          options={COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))}
          {...form.register('country')}
        />
        <TextField label={t('field_taxId')} maxLength={20} required {...form.register('taxId')} />
        <TextField label={t('field_vatId')} maxLength={20} {...form.register('vatId')} />
        <TextArea
          label={t('reason')}
          rows={3}
          maxLength={1000}
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (text) => text.trim().length >= 3 || t('reasonNeeded'),
          })}
        />
      </FormDialog>
      {dialog}
    </>
  )
}
