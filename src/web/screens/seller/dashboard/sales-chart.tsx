import { type PointerEvent, useState } from 'react'
import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { formatMoney, toMajor } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { dayOf } from './day-of.ts'
import { scaleOf } from './scale-of.ts'

type Props = Pick<Dashboard, 'days' | 'currency'>

const WIDE_LABELS = 12
const percent = (share: number) => `${share * 100}%`

/** Bars of goods sold, one a day. The same numbers are in words beside it and in a table: whoever does not see it misses nothing. */
export function SalesChart({ days, currency }: Props) {
  const locale = useLocale()
  const [pointed, setPointed] = useState<number | null>(null)
  const short = dateFormat(locale, { day: 'numeric', month: 'numeric' })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const { top, ticks } = scaleOf(Math.max(...days.map((day) => day.goods)))
  const every = Math.ceil(days.length / WIDE_LABELS)
  const middle = (index: number) => (index + 0.5) / days.length
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    setPointed(Math.min(days.length - 1, Math.max(0, index)))
  }
  return (
    <div
      className="numbers grid h-72 grid-cols-[3.5rem_1fr] grid-rows-[minmax(0,1fr)_1.75rem] pt-2 text-muted text-xs"
      aria-hidden
    >
      <div className="relative">
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-2 translate-y-1/2" style={{ bottom: percent(tick / top) }}>
            {compact.format(toMajor(tick))}
          </span>
        ))}
      </div>
      <div
        className="relative touch-pan-y"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${days.length} ${top}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {pointed !== null && <rect x={pointed} width="1" height={top} className="fill-sunken" />}
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${top - tick}h${days.length}`}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
            />
          ))}
          {days.map(({ day, goods }, index) => (
            <rect key={day} x={index + 0.1} y={top - goods} width="0.8" height={goods} className="fill-accent" />
          ))}
        </svg>
        {pointed !== null && <DayNote day={days[pointed]} currency={currency} at={middle(pointed)} />}
      </div>
      <div className="relative col-start-2">
        {days.map(({ day }, index) =>
          index % every === 0 ? (
            <span
              key={day}
              className={`absolute top-2 -translate-x-1/2 ${index % (every * 2) === 0 ? '' : 'max-sm:hidden'}`}
              style={{ left: percent(middle(index)) }}
            >
              {short.format(dayOf(day))}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

/** What a day sold; it never leaves the chart, wherever the day stands (`at`: 0 left, 1 right). */
function DayNote({
  day,
  currency,
  at,
}: {
  day: Props['days'][number] | undefined
  currency: Props['currency']
  at: number
}) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  if (!day) return null
  const long = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div
      className="pointer-events-none absolute top-0 w-max rounded-md border border-line bg-surface px-3 py-2 text-ink text-sm shadow-raised"
      style={{ left: percent(at), transform: `translateX(-${percent(at)})` }}
    >
      <p className="text-muted">{long.format(dayOf(day.day))}</p>
      <p className="font-semibold">{formatMoney(day.goods, currency, locale)}</p>
      <p>
        {t('ordersMade')}: {day.orders}
      </p>
    </div>
  )
}
