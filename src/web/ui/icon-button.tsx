import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type Props = ComponentProps<'button'> & { label: string }

/** A square button with an icon; `label` is its name for everyone who does not see it. */
export function IconButton({ label, className, children, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink transition-colors hover:bg-sunken',
        className,
      )}
    >
      {children}
    </button>
  )
}
