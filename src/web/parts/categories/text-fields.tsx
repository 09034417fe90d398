import type { Ref } from 'react'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { DraftText } from './draft.ts'

type Props = {
  /** Of the field in its form: `names`. */
  name?: string
  /** The one that takes the focus when something is wrong. */
  ref?: Ref<HTMLInputElement>
  /** Name of what is written, for the labels. */
  label: string
  value: DraftText
  onChange: (value: DraftText) => void
  error?: string | undefined
  maxLength?: number
  /** Nothing has to be written, not even in Polish. */
  optional?: boolean
  /** Long texts: each in a line of its own. */
  isLong?: boolean
}

/** One text in each language; Polish is needed, the others fall back to it. */
export function TextFields({
  name: group,
  ref,
  label,
  value,
  onChange,
  error,
  maxLength = 80,
  optional,
  isLong,
}: Props) {
  const languages = useTexts('languages')
  const field = (locale: Locale) => (
    <TextField
      key={locale}
      label={`${label} ${languages(`in_${locale}`)}`}
      {...(group && { name: `${group}.${locale}` })}
      {...(ref && locale === 'pl-PL' && { ref })}
      value={value[locale]}
      maxLength={maxLength}
      lang={locale}
      optional={optional || locale !== 'pl-PL'}
      required={!optional && locale === 'pl-PL'}
      error={locale === 'pl-PL' ? error : undefined}
      onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
    />
  )
  return <div className={cx('grid items-end gap-3', !isLong && 'sm:grid-cols-3')}>{LOCALES.map(field)}</div>
}
