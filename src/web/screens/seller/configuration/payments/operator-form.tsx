import type { OperatorKeys } from '../../../../../domains/payments/operator-keys/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { keyWord } from './key-words.ts'
import { useOperatorForm } from './use-operator-form.ts'

type Props = { keys: OperatorKeys; onSaved: (keys: OperatorKeys) => void; onCancel?: () => void }

/** Keys go in and secrets never come out; saving needs a fresh log-in. */
export function OperatorForm({ keys, onSaved, onCancel }: Props) {
  const t = useTexts('configuration')
  const { typed, type, test, setTest, errors, busy, save, dialog } = useOperatorForm(keys, onSaved)
  const { operator, fields } = keys
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
        {fields.map(({ name, secret, last4 }) => (
          <TextField
            key={name}
            label={t(keyWord(name))}
            name={`${operator}.${name}`}
            hint={secret ? (last4 ? t('keyKept', { last4 }) : t('keySecret')) : undefined}
            type={secret ? 'password' : 'text'}
            // Not a password of this person: browsers should neither fill it in nor offer to keep it.
            autoComplete={secret ? 'new-password' : 'off'}
            spellCheck={false}
            maxLength={500}
            value={typed[name] ?? ''}
            error={errors[name]}
            onChange={({ target }) => type(name, target.value)}
          />
        ))}
        <CheckboxField
          label={t('testEnvironment')}
          hint={t('testEnvironmentHint')}
          name={`${operator}.test`}
          checked={test}
          onChange={({ target }) => setTest(target.checked)}
        />
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
