import { cx } from './cx.ts'

/** A grey place where something will be. Give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block animate-[breathe_1.6s_infinite] rounded-md bg-sunken', className)} />
  )
}
