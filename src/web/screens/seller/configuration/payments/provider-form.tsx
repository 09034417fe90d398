import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useProviderForm } from './use-provider-form.ts'
import { WebhookAddress, wantsAddress } from './webhook-address.tsx'

type Props = { keys: ProviderKeys; onSaved: (keys: ProviderKeys) => void; onCancel?: () => void }

/** Keys go in and secrets never come out; saving needs a fresh log-in. */
export function ProviderForm({ keys, onSaved, onCancel }: Props) {
  const t = useTexts('configuration')
  const { draft, change, errors, busy, save, dialog } = useProviderForm(keys, onSaved)
  const { provider, fields, testEnvironment, standIn } = keys
  return (
    <>
      <form
        noValidate
        className="flex max-w-text flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {wantsAddress(keys) && (
          <p className="text-sm">
            <span className="block font-medium">{t('webhookAddress')}</span>
            <WebhookAddress provider={provider} />
          </p>
        )}
        {fields.map(({ name, secret, last4 }) => (
          <TextField
            key={name}
            label={t(`key_${name}`)}
            name={`${provider}.${name}`}
            hint={secret ? (last4 && !standIn ? t('keyKept', { last4 }) : t('keySecret')) : undefined}
            type={secret ? 'password' : 'text'}
            // Not a password of this person: browsers should neither fill it in nor offer to keep it.
            autoComplete={secret ? 'new-password' : 'off'}
            spellCheck={false}
            maxLength={500}
            value={draft.fields[name] ?? ''}
            error={errors[`fields.${name}`]}
            onChange={({ target }) => change({ fields: { ...draft.fields, [name]: target.value } })}
          />
        ))}
        {testEnvironment && (
          <CheckboxField
            label={t('testEnvironment')}
            hint={t('testEnvironmentHint')}
            name={`${provider}.test`}
            checked={draft.test}
            onChange={({ target }) => change({ test: target.checked })}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('keysSave')}
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
      {dialog}
    </>
  )
}
