import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

type Props = Omit<ComponentProps<'button'>, 'size'> &
  ButtonLook & {
    /** Shows a turning ring and ignores clicks; the words stay. */
    busy?: boolean
  }

export function Button({ variant, size, wide, busy, className, children, onClick, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(
        buttonLook({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }),
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
