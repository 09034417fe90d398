import type { PointList } from '../../../../domains/shipping/point-files/contract.ts'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'

/** One row a carrier. */
export function Lists({ lists }: { lists: readonly PointList[] }) {
  const t = useTexts('pointLists')
  const names = useTexts('fulfilment')
  const number = new Intl.NumberFormat(useLocale())
  const sum = ({ methods }: PointList, of: 'open' | 'closed' | 'demo') =>
    methods.reduce((all, method) => all + method[of], 0)
  return (
    <Table
      stacks
      caption={t('caption')}
      rows={lists}
      rowKey={({ carrier }) => carrier}
      columns={[
        { key: 'carrier', head: t('carrier'), cell: ({ carrier }) => carrierName(names, carrier) },
        { key: 'from', head: t('from'), cell: ({ from }) => t(`from_${from}`), named: true },
        {
          key: 'open',
          head: t('open'),
          figures: true,
          named: true,
          cell: (list) => <span className="numbers">{number.format(sum(list, 'open'))}</span>,
        },
        {
          key: 'closed',
          head: t('closed'),
          figures: true,
          named: true,
          cell: (list) => <span className="numbers">{number.format(sum(list, 'closed'))}</span>,
        },
        { key: 'completed', head: t('completedAt'), named: true, cell: (list) => <When at={list.completedAt} /> },
        { key: 'state', head: t('state'), wide: true, cell: (list) => <State list={list} demo={sum(list, 'demo')} /> },
      ]}
    />
  )
}

/** Whether buyers can trust what they are shown. */
function State({ list: { triedAt, completedAt, methods }, demo }: { list: PointList; demo: number }) {
  const t = useTexts('pointLists')
  const isEmpty = methods.every(({ open }) => open === 0)
  if (isEmpty) return <Badge tone="danger">{t('empty')}</Badge>
  if (demo > 0) return <Badge tone="warning">{t('demo', { count: demo })}</Badge>
  if (triedAt && (!completedAt || triedAt > completedAt)) return <Badge tone="warning">{t('brokenOff')}</Badge>
  return <Badge tone="good">{t('good')}</Badge>
}
