import { Link } from 'react-router'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { Day } from '../../../parts/lists/when.tsx'
import { moneyIn } from '../../../parts/reconciliation/money-in.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Loaded } from './load-cash.ts'

/** Orders of which a report is waited for, the oldest first. */
export function Dues({ dues, next }: Loaded['waiting']) {
  const t = useTexts('cashOnDelivery')
  const names = useTexts('fulfilment')
  const locale = useLocale()
  return (
    <section>
      <h2 className="text-lg">{t('duesTitle')}</h2>
      {dues.length === 0 ? (
        <p className="pt-2 text-muted text-sm">{t('duesNone')}</p>
      ) : (
        <div className="pt-3">
          <Table
            stacks
            caption={t('duesTitle')}
            rows={dues}
            rowKey={(one) => one.orderId}
            columns={[
              {
                key: 'order',
                head: t('order'),
                cell: (one) => (
                  <Link to={`/orders/${one.orderNumber}`} className="numbers text-link">
                    {one.orderNumber}
                  </Link>
                ),
              },
              { key: 'carrier', head: t('carrier'), cell: (one) => carrierName(names, one.carrier) },
              { key: 'sent', head: t('sentAt'), named: true, cell: (one) => <Day at={one.sentAt} /> },
              {
                key: 'received',
                head: t('receivedAt'),
                named: true,
                cell: (one) => (one.receivedAt ? <Day at={one.receivedAt} /> : t('notReceived')),
              },
              { key: 'until', head: t('waitsUntil'), named: true, cell: (one) => <Day at={one.waitsUntil} /> },
              {
                key: 'expected',
                head: t('expected'),
                figures: true,
                named: true,
                cell: (one) => moneyIn(one.expected, one.currency, locale),
              },
            ]}
          />
          <ListPages next={next} param="due" />
        </div>
      )}
    </section>
  )
}
