import { cx } from './cx.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Takes the whole width. */
  wide?: boolean
}

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
}
const sizes = {
  sm: 'min-h-9 py-1 px-3 text-sm gap-1.5',
  md: 'min-h-11 px-4 text-sm gap-2',
  lg: 'min-h-13 px-6 text-base gap-2.5',
}

/** Classes of everything that looks like a button. */
export function buttonLook({ variant = 'primary', size = 'md', wide }: ButtonLook): string {
  return cx(
    'inline-flex items-center justify-center rounded-md text-center font-semibold leading-tight transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
}
