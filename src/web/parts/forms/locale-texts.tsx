import { LOCALES, type Locale } from '../../../values/locale.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextArea } from './text-area.tsx'

type Props = {
  /** The field's name before the language: `headerText` → `headerText.pl-PL`. */
  name: string
  label: string
  hint?: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  maxLength: number
  /** Several lines. */
  long?: boolean
  /** The Polish text is needed. */
  required?: boolean
  onChange: (field: string, text: string) => void
}

/** One text in each language, one below the other: sentences need the width. */
export function LocaleTexts({ name, label, hint, values, errors, maxLength, long, required, onChange }: Props) {
  const t = useTexts('languages')
  const field = (locale: Locale) => {
    const path = `${name}.${locale}`
    const needed = required === true && locale === 'pl-PL'
    const shared = {
      label: t(`in_${locale}`),
      'aria-label': `${label}, ${t(`in_${locale}`)}`,
      name: path,
      lang: locale,
      value: values[path] ?? '',
      error: errors[path],
      maxLength,
      required: needed,
      optional: !needed,
      autoComplete: 'off',
    }
    return long ? (
      <TextArea key={locale} {...shared} rows={3} onChange={({ target }) => onChange(path, target.value)} />
    ) : (
      <TextField key={locale} {...shared} onChange={({ target }) => onChange(path, target.value)} />
    )
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 font-semibold">{label}</legend>
      {hint && <p className="-mt-1 text-muted text-sm">{hint}</p>}
      {LOCALES.map(field)}
    </fieldset>
  )
}
