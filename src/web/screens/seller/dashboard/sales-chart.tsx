import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { dayOf } from './day-of.ts'

type Props = Pick<Dashboard, 'days' | 'currency'>
const ink = { fill: 'var(--color-muted)', fontSize: 13 }

/** Bars of goods sold, one a day. Loaded on the dashboard alone. */
export function SalesChart({ days, currency }: Props) {
  const t = useTexts('selling')
  const locale = useLocale()
  const short = dateFormat(locale, { day: 'numeric', month: 'numeric' })
  const long = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <div className="h-72 overflow-hidden" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={days} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => short.format(dayOf(day))}
            tick={ink}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-edge)' }}
            minTickGap={24}
          />
          <YAxis
            tickFormatter={(amount: number) => compact.format(amount / 100)}
            tick={ink}
            tickLine={false}
            axisLine={false}
            width={56}
          />
          <Tooltip
            cursor={{ fill: 'var(--color-sunken)' }}
            isAnimationActive={false}
            content={({ active, payload }) => {
              const day = payload?.[0]?.payload as Props['days'][number] | undefined
              if (!active || !day) return null
              return (
                <div className="rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-raised">
                  <p className="text-muted">{long.format(dayOf(day.day))}</p>
                  <p className="numbers font-semibold">{formatMoney(day.goods, currency, locale)}</p>
                  <p className="numbers">
                    {t('ordersMade')}: {day.orders}
                  </p>
                </div>
              )
            }}
          />
          <Bar dataKey="goods" fill="var(--color-accent)" radius={[2, 2, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
