import { LOCALES, type Locale } from '../../../values/locale.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { DraftText } from './draft.ts'

type Props = {
  /** Name of what is written, for the labels. */
  label: string
  value: DraftText
  onChange: (value: DraftText) => void
  error?: string | undefined
  maxLength?: number
}

/** One text in each language; Polish is needed, the others fall back to it. */
export function TextFields({ label, value, onChange, error, maxLength = 80 }: Props) {
  const languages = useTexts('languages')
  const field = (locale: Locale) => (
    <TextField
      key={locale}
      label={`${label} ${languages(`in_${locale}`)}`}
      value={value[locale]}
      maxLength={maxLength}
      lang={locale}
      optional={locale !== 'pl-PL'}
      required={locale === 'pl-PL'}
      error={locale === 'pl-PL' ? error : undefined}
      onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
    />
  )
  return <div className="grid items-end gap-3 sm:grid-cols-3">{LOCALES.map(field)}</div>
}
