import { useId } from 'react'
import { API_SCOPES, type ApiScope } from '../../../../values/endpoint.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { scopeWords } from './scope-words.ts'

type Props = {
  chosen: readonly ApiScope[]
  onChange: (scopes: ApiScope[]) => void
  error: string | undefined
}

/** What a key may do, in plain words, with the scope's own name beside. */
export function ScopesField({ chosen, onChange, error }: Props) {
  const t = useTexts('apiKeys')
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="pb-1 font-medium text-sm">{t('scopes')}</legend>
      {API_SCOPES.map((scope) => (
        <CheckboxField
          key={scope}
          name="scopes"
          value={scope}
          label={t(scopeWords(scope).name)}
          hint={t(scopeWords(scope).hint)}
          after={scope}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
