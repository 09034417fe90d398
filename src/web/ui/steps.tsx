import { Check } from 'lucide-react'
import { cx } from './cx.ts'

/** Where one stands in a sequence: cart, payment, done. `current` counts from 0. */
export function Steps({ steps, current, label }: { steps: readonly string[]; current: number; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-4 gap-y-2 sm:gap-x-6 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === current ? 'font-semibold' : 'text-muted')}
        >
          <span
            className={cx(
              'numbers inline-grid size-6 place-items-center rounded-full border text-xs',
              index < current && 'border-accent bg-accent text-on-accent',
              index === current && 'border-accent text-accent',
              index > current && 'border-edge',
            )}
          >
            {index < current ? <Check className="size-3.5" aria-hidden="true" /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
