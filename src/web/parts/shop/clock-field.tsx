import { useLayoutEffect, useRef } from 'react'
import { controlLook } from '../../ui/field.tsx'
import { cursorAfter } from '../company/company-masks.ts'
import { maskClock, wholeClock } from './shop-draft.ts'

type Props = {
  label: string
  value: string
  onText: (text: string) => void
  /** Id of the text that says what is wrong. */
  errorId?: string | undefined
  name?: string
}

/** V14: a time of day, grouped while it is typed. Small: two of them make a line. */
export function ClockField({ label, value, onText, errorId, name }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const cursor = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (cursor.current === null) return
    input.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  })
  return (
    <input
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      name={name}
      value={value}
      className={`${controlLook} numbers w-20! text-center`}
      onChange={({ target }) => {
        const masked = maskClock(target.value)
        cursor.current = cursorAfter(target.value, target.selectionStart ?? target.value.length, masked)
        onText(masked)
      }}
      onBlur={() => wholeClock(value) !== value && onText(wholeClock(value))}
    />
  )
}
