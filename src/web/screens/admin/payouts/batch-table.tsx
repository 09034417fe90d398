import { Link } from 'react-router'
import type { PayoutBatch } from '../../../../domains/payouts/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { CsvButton } from '../../../parts/admin/csv-button.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { BatchBadge } from '../../../parts/payouts/batch-badge.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** Batches, the newest first. */
export function BatchTable({ batches, next }: { batches: readonly PayoutBatch[]; next: number | null }) {
  const t = useTexts('payouts')
  const locale = useLocale()
  return (
    <section aria-labelledby="batches">
      <h2 id="batches" className="pb-3 text-lg">
        {t('batches')}
      </h2>
      <CsvButton of="GET /api/admin/payout-batch-export" fields={[]} name={t('batches')} />
      {batches.length === 0 ? (
        <p>{t('batchesNone')}</p>
      ) : (
        <Table
          stacks
          caption={t('batches')}
          rows={batches}
          rowKey={(batch) => batch.id}
          columns={[
            {
              key: 'batch',
              head: t('batches'),
              cell: ({ id }) => (
                <Link to={`/admin/payouts/${id}`} className="text-link">
                  {t('batch', { id })}
                </Link>
              ),
            },
            { key: 'status', head: t('status'), cell: ({ status }) => <BatchBadge status={status} /> },
            { key: 'at', head: t('createdAt'), cell: (batch) => <When at={batch.createdAt} />, named: true },
            { key: 'lines', head: t('payouts'), cell: (batch) => batch.lines, figures: true, named: true },
            {
              key: 'total',
              head: t('total'),
              cell: (batch) => (
                <span className="whitespace-nowrap">{formatMoney(batch.total, batch.currency, locale)}</span>
              ),
              figures: true,
              named: true,
            },
          ]}
        />
      )}
      <ListPages param="before" next={next} />
    </section>
  )
}
