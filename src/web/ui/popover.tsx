import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'

type Props = {
  /** What the button shows. */
  trigger: ReactNode
  label?: string
  children: ReactNode
  triggerClassName?: string
  /** Which edge it keeps with the button. */
  align?: 'start' | 'end'
  className?: string
}

/** A small panel under its button: a native disclosure that closes on Escape, on a click elsewhere and after a link inside. */
export function Popover({ trigger, label, children, triggerClassName, align = 'end', className }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (details.contains(event.target as Node) && !(event.target as Element).closest('a')) return
      details.open = false
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details ref={ref} className="relative">
      <summary aria-label={label} title={label} className={triggerClassName}>
        {trigger}
      </summary>
      <div
        className={cx(
          'absolute top-full z-40 mt-1 min-w-48 rounded-lg border border-line bg-surface p-2 shadow-raised',
          align === 'end' ? 'right-0' : 'left-0',
          className,
        )}
      >
        {children}
      </div>
    </details>
  )
}
