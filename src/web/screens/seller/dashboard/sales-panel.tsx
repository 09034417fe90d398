import { useState } from 'react'
import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { dayOf } from './day-of.ts'
import { SalesChart } from './sales-chart.tsx'
import { SalesTable } from './sales-table.tsx'

/** Sales by day, as a chart or as the table of the same numbers. */
export function SalesPanel({ board }: { board: Dashboard }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const [table, setTable] = useState(false)
  const { days, currency } = board
  const best = days.reduce(
    (most, day) => (day.goods > most.goods ? day : most),
    days[0] ?? { day: '', goods: 0, orders: 0 },
  )
  const name = (day: string) => dateFormat(locale, { dateStyle: 'long' }).format(dayOf(day))
  const words =
    best.goods === 0
      ? t('chartNone')
      : t('chartText', {
          days: days.length,
          from: name(days[0]?.day ?? ''),
          to: name(days.at(-1)?.day ?? ''),
          best: formatMoney(best.goods, currency, locale),
          day: name(best.day),
        })
  return (
    <Panel
      title={t('chartTitle')}
      side={
        best.goods > 0 && (
          <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setTable(!table)}>
            {t(table ? 'asChart' : 'asTable')}
          </Button>
        )
      }
    >
      {best.goods === 0 && <p className="text-muted text-sm">{words}</p>}
      {best.goods > 0 && table && <SalesTable board={board} />}
      {best.goods > 0 && !table && (
        <figure>
          <figcaption className="sr-only">{words}</figcaption>
          <SalesChart days={days} currency={currency} />
        </figure>
      )}
    </Panel>
  )
}
