import { Link } from 'react-router'
import type { TaxReport } from '../../../../domains/tax-reports/contract.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { Day } from '../../../parts/lists/when.tsx'
import { ReportBadge } from '../../../parts/tax-reports/report-badge.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** Every version of every year, the newest first. */
export function ReportTable({ reports, next }: { reports: readonly TaxReport[]; next: number | null }) {
  const t = useTexts('taxReports')
  const number = new Intl.NumberFormat(useLocale())
  return (
    <>
      <Table
        stacks
        caption={t('reports')}
        rows={reports}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'report',
            head: t('year'),
            cell: ({ id, year, version }) => (
              <Link to={`/admin/tax-reports/${id}`} className="inline-flex min-h-11 items-center text-link">
                {t('report', { year, version })}
              </Link>
            ),
          },
          { key: 'state', head: t('state'), cell: ({ state }) => <ReportBadge state={state} /> },
          {
            key: 'reported',
            head: t('reported'),
            figures: true,
            named: true,
            cell: (one) => number.format(one.reported),
          },
          {
            key: 'excluded',
            head: t('excluded'),
            figures: true,
            named: true,
            cell: (one) => number.format(one.excluded),
          },
          {
            key: 'incomplete',
            head: t('incomplete'),
            figures: true,
            named: true,
            cell: (one) => number.format(one.incomplete),
          },
          { key: 'sentAt', head: t('sentAt'), named: true, cell: ({ sentAt }) => <Day at={sentAt} /> },
        ]}
      />
      <ListPages next={next} />
    </>
  )
}
