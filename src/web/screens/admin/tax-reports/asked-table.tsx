import { Link } from 'react-router'
import type { AskedCompany } from '../../../../domains/tax-reports/contract.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { Day } from '../../../parts/lists/when.tsx'
import { MissingList } from '../../../parts/tax-reports/missing-list.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** Companies that were asked for what is missing, and since when their payouts wait. */
export function AskedTable({ companies, next }: { companies: readonly AskedCompany[]; next: number | null }) {
  const t = useTexts('taxReports')
  return (
    <>
      <Table
        stacks
        caption={t('asked')}
        rows={companies}
        rowKey={({ companyId }) => companyId}
        columns={[
          {
            key: 'company',
            head: t('company'),
            cell: ({ companyId, company }) => (
              <Link to={`/admin/companies/${companyId}`} className="inline-flex min-h-11 items-center text-link">
                {company}
              </Link>
            ),
          },
          {
            key: 'missing',
            head: t('missingTitle'),
            wide: true,
            cell: ({ missing }) => <MissingList missing={missing} />,
          },
          { key: 'firstAt', head: t('firstAt'), named: true, cell: ({ firstAt }) => <Day at={firstAt} /> },
          { key: 'secondAt', head: t('secondAt'), named: true, cell: ({ secondAt }) => <Day at={secondAt} /> },
          { key: 'heldAt', head: t('heldAt'), named: true, cell: ({ heldAt }) => <Day at={heldAt} /> },
        ]}
      />
      <ListPages next={next} param="missing" />
    </>
  )
}
