import { useTexts } from '../../texts/use-texts.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { DraftText } from './draft.ts'

type Props = {
  /** Name of what is written, for the three labels. */
  label: string
  value: DraftText
  onChange: (value: DraftText) => void
  error?: string | undefined
  maxLength?: number
}

/** One text in three languages; Polish is needed, the others fall back to it. */
export function TextFields({ label, value, onChange, error, maxLength = 80 }: Props) {
  const t = useTexts('categoryEditor')
  const field = (locale: keyof DraftText, name: 'inPolish' | 'inEnglish' | 'inGerman') => (
    <TextField
      label={`${label} ${t(name)}`}
      value={value[locale]}
      maxLength={maxLength}
      lang={locale}
      optional={locale !== 'pl-PL'}
      required={locale === 'pl-PL'}
      error={locale === 'pl-PL' ? error : undefined}
      onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
    />
  )
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      {field('pl-PL', 'inPolish')}
      {field('en-US', 'inEnglish')}
      {field('de-DE', 'inGerman')}
    </div>
  )
}
