import { Link } from 'react-router'
import type { RecallFile } from '../../../../domains/recalls/contract.ts'
import { pickText } from '../../../../values/locale.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'

/** Recalls and how far each is told. */
export function RecallTable({ recalls }: { recalls: readonly RecallFile[] }) {
  const t = useTexts('productSafety')
  const locale = useLocale()
  return (
    <Table
      stacks
      caption={t('newRecall')}
      rows={recalls}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          head: t('recallTitle'),
          cell: ({ id, title }) => (
            <Link to={`/admin/recalls/${id}`} className="wrap-anywhere inline-block min-h-6 text-link">
              {pickText(title, locale)}
            </Link>
          ),
        },
        {
          key: 'state',
          head: t('progress'),
          cell: ({ step, late, endedAt }) => (
            <span className="flex flex-wrap gap-2">
              <Badge tone={step === 'done' ? 'good' : 'warning'}>{t(`step_${step}`)}</Badge>
              {late && <Badge tone="danger">{t('late')}</Badge>}
              {endedAt && <Badge>{t('ended')}</Badge>}
            </span>
          ),
        },
        { key: 'kind', head: t('kind'), cell: ({ kind }) => t(`kind_${kind}`) },
        { key: 'due', head: t('dueBy'), named: true, cell: ({ dueAt }) => <Day at={dueAt} /> },
        { key: 'buyers', head: t('buyersCount'), named: true, figures: true, cell: ({ buyers }) => buyers },
      ]}
    />
  )
}
