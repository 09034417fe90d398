import { useId } from 'react'

type Props<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** A small choice beside its name, for what only changes how something is looked at. */
export function InlineSelect<T extends string>({ label, value, options, onChange }: Props<T>) {
  const id = useId()
  return (
    <span className="inline-flex min-h-11 items-center gap-2 text-muted">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
        className="min-h-9 rounded-md border border-edge bg-surface px-2 text-ink text-sm hover:border-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
