import { useForm } from 'react-hook-form'
import type { DeliverySettings } from '../../../../domains/shipping/delivery-settings/contract.ts'
import { KEY_SHAPE, ORGANIZATION_SHAPE } from '../../../../domains/shipping/delivery-settings/rules/inpost-shape.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = {
  companyId: number
  access: DeliverySettings['inpost']
  onSaved: (now: DeliverySettings) => void
  onCancel?: () => void
}

/** Both values, or a new organisation for a key that is kept. */
export function InpostForm({ companyId, access, onSaved, onCancel }: Props) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const form = useForm({ defaultValues: { organizationId: access?.organizationId ?? '', apiKey: '' } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ organizationId, apiKey }) => {
    try {
      const key = apiKey.trim()
      const body = { organizationId, ...(key && { apiKey: key }) }
      onSaved(await api('PUT /api/companies/{id}/delivery-settings/inpost', { params: { id: companyId }, body }))
    } catch (error) {
      if (!refuseFields(form, error)) showFailure(error, locale)
    }
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid max-w-text items-start gap-4 sm:grid-cols-2"
    >
      <TextField
        label={t('organizationId')}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={errors.organizationId?.message}
        {...form.register('organizationId', {
          validate: (text) => ORGANIZATION_SHAPE.test(text.trim()) || t('organizationWrong'),
        })}
      />
      <TextField
        label={t('apiKey')}
        hint={access ? t('apiKeyKept', { last4: access.keyLast4 }) : t('apiKeyHint')}
        type="password"
        // Not a password of this person: browsers should neither fill it in nor offer to keep it.
        autoComplete="new-password"
        spellCheck={false}
        maxLength={4100}
        error={errors.apiKey?.message}
        {...form.register('apiKey', {
          validate: (text) =>
            (access !== null && text.trim() === '') ||
            KEY_SHAPE.test(text.trim()) ||
            t(text.trim() === '' ? 'apiKeyMissing' : 'apiKeyWrong'),
        })}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={isSubmitting}>
          {t('inpostSave')}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
