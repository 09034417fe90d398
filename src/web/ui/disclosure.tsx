import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  title: ReactNode
  side?: ReactNode
  open?: boolean
  children: ReactNode
  className?: string
  name?: string
}

/** A part that opens and closes. The same `name` on several: only one is open at a time. */
export function Disclosure({ title, side, open, children, className, name }: Props) {
  return (
    <details open={open} name={name} className={cx('group border-line border-b', className)}>
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 text-sm font-semibold hover:text-accent">
        <span>{title}</span>
        <span className="flex items-center gap-2 font-normal text-muted">
          {side}
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
