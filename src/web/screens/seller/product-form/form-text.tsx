import type { ComponentProps } from 'react'
import type { FieldTexts } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { OfferForm } from './form-state.ts'
import { useOffer, useOfferTools } from './offer-tools.ts'

type TextName = { [K in keyof OfferForm]: OfferForm[K] extends string ? K : never }[keyof OfferForm]
type Props = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'name'> & { name: TextName }

/** A line of text of the form. */
export function FormText({ name, error, ...rest }: Props) {
  const { store, editable } = useOfferTools()
  const value = useOffer(({ draft }) => draft[name])
  const refused = useOffer(({ errors }) => errors[name])
  return (
    <TextField
      {...rest}
      name={name}
      value={value}
      error={refused ?? error}
      autoComplete="off"
      readOnly={!editable}
      onChange={({ target }) => store.change({ [name]: target.value })}
    />
  )
}
