import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'

type Props = Omit<LinkProps, 'className'> & ButtonLook & { className?: string }

/** A link that looks like a button: for going somewhere. For doing something: `Button`. */
export function LinkButton({ variant, size, wide, className, ...rest }: Props) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }
  return <Link {...rest} className={cx(buttonLook(look), className)} />
}
