import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { API_SCOPES } from '../../../../values/endpoint.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { scopeWords } from './scope-words.ts'

type Props = { field: UseFormRegisterReturn; error: string | undefined }

/** What a key may do, in plain words, with the scope's own name beside. */
export function ScopesField({ field, error }: Props) {
  const t = useTexts('apiKeys')
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="pb-1 font-medium text-sm">{t('scopes')}</legend>
      {API_SCOPES.map((scope) => (
        <CheckboxField
          key={scope}
          value={scope}
          label={t(scopeWords(scope).name)}
          hint={t(scopeWords(scope).hint)}
          after={scope}
          {...field}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
