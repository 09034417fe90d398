import { useState } from 'react'
import { TextField } from '../../../../ui/text-field.tsx'

type Props = {
  label: string
  value: number
  min: number
  max: number
  error?: string | undefined
  onChange: (value: number) => void
}

/** A whole number. While it is typed it may be none; leaving the field brings the last one back. */
export function NumberField({ label, value, min, max, error, onChange }: Props) {
  const [text, setText] = useState<string | null>(null)
  const type = (typed: string) => {
    setText(typed)
    const number = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : Number.NaN
    if (number >= min && number <= max) onChange(number)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={text ?? String(value)}
      error={error}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setText(null)}
    />
  )
}
