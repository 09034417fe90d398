import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'
import { dayOf } from './day-of.ts'

/** The numbers of the chart, the latest day first. */
export function SalesTable({ board }: { board: Dashboard }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const name = dateFormat(locale, { dateStyle: 'medium' })
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table
        caption={t('chartTitle')}
        rows={board.days.toReversed()}
        rowKey={(row) => row.day}
        columns={[
          { key: 'day', head: t('day'), cell: (row) => name.format(dayOf(row.day)) },
          { key: 'orders', head: t('ordersMade'), cell: (row) => row.orders, figures: true },
          {
            key: 'goods',
            head: t('sales'),
            cell: (row) => formatMoney(row.goods, board.currency, locale),
            figures: true,
          },
        ]}
      />
    </div>
  )
}
