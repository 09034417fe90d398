import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'section'>, 'title'> & { title?: ReactNode; side?: ReactNode; flush?: boolean }

/** A bordered area of a page with an optional heading. `flush`: no inner space, for tables and lists. */
export function Panel({ title, side, flush, className, children, ...rest }: Props) {
  return (
    <section {...rest} className={cx('rounded-lg border border-line bg-surface', className)}>
      {title && (
        <header className="flex flex-wrap items-baseline justify-between gap-3 px-5 pt-5">
          <h2 className="text-lg">{title}</h2>
          {side}
        </header>
      )}
      <div className={flush ? 'pt-3' : 'p-5'}>{children}</div>
    </section>
  )
}
