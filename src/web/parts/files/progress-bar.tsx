import { cx } from '../../ui/cx.ts'

type Props = { percent: number; label: string; className?: string }

/** How far something is. The native element in the market's colours, which browsers do not take by `accent-color` alone. */
export function ProgressBar({ percent, label, className }: Props) {
  return (
    <progress
      max={100}
      value={percent}
      aria-label={label}
      className={cx(
        'block appearance-none overflow-hidden rounded-full border-0 bg-line',
        '[&::-webkit-progress-bar]:bg-line',
        '[&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size]',
        '[&::-moz-progress-bar]:bg-accent',
        className,
      )}
    />
  )
}
