import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { cursorAfter } from '../company/company-masks.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange' | 'ref'> & {
  value: string
  mask: (text: string) => string
  onText: (text: string) => void
}

/** A text that is grouped while it is typed; the cursor stays where one writes, also in the middle. */
export function MaskedField({ mask, onText, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const cursor = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (cursor.current === null) return
    input.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  })
  return (
    <TextField
      {...field}
      ref={input}
      onChange={({ target }) => {
        const masked = mask(target.value)
        cursor.current = cursorAfter(target.value, target.selectionStart ?? target.value.length, masked)
        onText(masked)
      }}
    />
  )
}
