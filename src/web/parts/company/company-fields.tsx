import { type ReactNode, useMemo } from 'react'
import { countryOptions } from '../../../values/countries.ts'
import { languageOf } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MaskedField } from '../forms/masked-field.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { aboutLocale, type CompanyDraft, isAbout, type TextField as Name, NEEDED } from './company-draft.ts'
import { fieldName } from './company-facts.ts'
import { MASKS } from './company-masks.ts'
import { exampleFor, LOOKS } from './field-looks.ts'

export type FieldsProps = {
  draft: CompanyDraft
  change: (part: Partial<CompanyDraft>) => void
  /** Words by field name. */
  errors: Readonly<Record<string, string | undefined>>
  /** Fields that cannot be changed any more. */
  locked?: (name: Name) => boolean
  /** Stands behind a field, over the whole width. */
  after?: { readonly [N in Name]?: ReactNode }
}

/** Fields of a company in a grid, in the given order. */
export function CompanyFields({ names, ...props }: FieldsProps & { names: readonly Name[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      {names.flatMap((name) => {
        const after = props.after?.[name]
        return [
          <CompanyField key={name} name={name} {...props} />,
          ...(after
            ? [
                <div key={`${name}-after`} className="sm:col-span-6">
                  {after}
                </div>,
              ]
            : []),
        ]
      })}
    </div>
  )
}

function CompanyField({ name, draft, change, errors, locked }: FieldsProps & { name: Name }) {
  const t = useTexts('companyForm')
  const shell = useTexts('shell')
  const locale = useLocale()
  const example = exampleFor(name, draft.country)
  const look = LOOKS[name]
  const mask = MASKS[name]
  const set = (text: string) => change({ [name]: text })
  const common = {
    name,
    label: fieldName(draft, name, t, locale),
    hint: example ? shell('postalExample', { example }) : look.hint && t(look.hint),
    error: errors[name],
    className: look.span,
    value: mask ? mask(draft[name], draft.country) : draft[name],
    disabled: locked?.(name) ?? false,
    maxLength: look.most,
    autoComplete: look.autoComplete ?? 'off',
    ...(NEEDED.includes(name) ? { required: true } : { optional: true }),
    ...(look.inputMode && { inputMode: look.inputMode }),
  }
  if (name === 'country') return <Country {...common} onText={set} />
  if (isAbout(name)) {
    return <TextArea {...common} lang={languageOf(aboutLocale(name))} onChange={({ target }) => set(target.value)} />
  }
  if (mask) return <MaskedField {...common} mask={(text) => mask(text, draft.country)} onText={set} />
  return <TextField {...common} type={look.type ?? 'text'} onChange={({ target }) => set(target.value)} />
}

type CountryProps = {
  name: string
  label: string
  error: string | undefined
  className: string
  value: string
  disabled: boolean
  onText: (text: string) => void
}

function Country({ name, label, error, className, value, disabled, onText }: CountryProps) {
  const locale = useLocale()
  const options = useMemo(() => countryOptions(locale, 'PL'), [locale])
  return (
    <SelectField
      {...{ name, label, error, className, value, disabled, options }}
      autoComplete="country"
      required
      onChange={({ target }) => onText(target.value)}
    />
  )
}
