import { useEffect, useRef } from 'react'

/** What each key does; a key is named as `KeyboardEvent.key` has it. */
export type Keys = Readonly<Record<string, () => void>>

/** Where a letter is a letter, or where something else listens to keys. */
const BUSY = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="listbox"]'

/** Hears single keys while `on`, wherever nothing is typed. */
export function useKeys(on: boolean, keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!on) return
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (target instanceof Element && target.closest(BUSY)) return
      if (document.querySelector('dialog[open]')) return
      const act = latest.current[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [on])
}

/** To the search of the page itself, or of the market where the page has none. */
export function focusSearch(): void {
  const find = (within: string) => document.querySelector<HTMLInputElement>(`${within} input[type="search"]`)
  const field = find('main') ?? find('header')
  field?.focus()
  field?.select()
}

/** To the next or the previous row of the list, on what opens it. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main tbody tr')]
  const openers = rows.flatMap((row) => row.querySelector<HTMLElement>('a[href], button') ?? [])
  const at = openers.findIndex((one) => one.closest('tr')?.contains(document.activeElement))
  const next = at === -1 ? 0 : Math.min(Math.max(at + step, 0), openers.length - 1)
  openers[next]?.focus()
}
