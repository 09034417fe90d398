import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const looks = {
  info: ['bg-sunken', 'text-muted', Info],
  good: ['bg-good-soft', 'text-good', CircleCheck],
  warning: ['bg-warning-soft', 'text-warning', TriangleAlert],
  danger: ['bg-danger-soft', 'text-danger', CircleAlert],
} as const

type Props = { tone?: keyof typeof looks; title?: ReactNode; children?: ReactNode; live?: boolean; className?: string }

/** A message that stays on the page. `live`: it is read out when it appears. */
export function Notice({ tone = 'info', title, children, live, className }: Props) {
  const [ground, ink, Icon] = looks[tone]
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx('flex gap-3 rounded-md p-4 text-sm', ground, className)}
    >
      <Icon className={cx('mt-px size-5 shrink-0', ink)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
