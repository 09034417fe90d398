import { cx } from '../../ui/cx.ts'

/** How much of a battery is left, drawn; the figure stands beside it in words. */
export function BatteryBar({ percent }: { percent: number }) {
  return (
    <div
      aria-hidden="true"
      className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken print:border print:border-line"
    >
      <div
        className={cx('h-full rounded-full', percent >= 80 ? 'bg-good' : percent >= 60 ? 'bg-warning' : 'bg-danger')}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
