import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useInBrowser } from '../../../ui/use-in-browser.ts'

type Control = HTMLInputElement | HTMLSelectElement
/** Does again what somebody did to a control. */
type Again = () => void

/**
 * What was typed, ticked and chosen in a part of the page that the server drew, before scripts answered: React knows nothing of it and would take it back with
 * the next change. Each is done once more, as if it happened now.
 */
export function useTypedBefore(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const wasDrawn = !useInBrowser()
  const first = useRef(wasDrawn)
  useLayoutEffect(() => {
    if (!first.current) return
    first.current = false
    const typed = [...(place.current?.querySelectorAll<Control>('input, select') ?? [])].flatMap(againFor)
    // After everything that begins with the page; each sees what came of the one before.
    if (typed.length > 0)
      queueMicrotask(() => {
        for (const again of typed) flushSync(again)
      })
  }, [])
  return place
}

function againFor(control: Control): Again[] {
  if (control instanceof HTMLSelectElement) return againForSelect(control)
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked } = control
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return []
    return [
      () => {
        control.checked = !checked
        control.click()
      },
    ]
  }
  const typed = control.value
  return typed === control.defaultValue ? [] : [() => write(control, HTMLInputElement, typed, control.defaultValue)]
}

function againForSelect(control: HTMLSelectElement): Again[] {
  const drawn = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  const chosen = control.value
  return !drawn || chosen === drawn.value ? [] : [() => write(control, HTMLSelectElement, chosen, drawn.value)]
}

/** Past what React notes of a value, so that it sees the change. */
function write(
  control: Control,
  kind: typeof HTMLInputElement | typeof HTMLSelectElement,
  value: string,
  drawn: string,
) {
  control.value = drawn
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
