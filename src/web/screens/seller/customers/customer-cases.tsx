import { Link } from 'react-router'
import type { CaseRow } from '../../../../domains/returns/contract.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { CaseBadge } from '../../../parts/returns/case-badge.tsx'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** What a customer sent back or complained of here, the latest first; nothing where there is none. */
export function CustomerCases(props: { cases: readonly CaseRow[]; moreCases: boolean; number: string }) {
  const { cases, moreCases, number } = props
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const search = useCompanySearch()
  if (cases.length === 0) return null
  return (
    <section className="pt-8">
      <h2 className="pb-3 font-semibold text-lg">{t('section')}</h2>
      <Table
        stacks
        caption={t('section')}
        rows={cases}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'number',
            head: t('case'),
            cell: (row) => (
              <Link
                to={{ pathname: `/returns/${row.id}`, search }}
                className="text-link numbers inline-block whitespace-nowrap py-1"
              >
                {row.number}
              </Link>
            ),
          },
          { key: 'kind', head: t('kind'), cell: (row) => words(`kind_${row.kind}`) },
          { key: 'status', head: t('status'), cell: (row) => <CaseBadge status={row.status} /> },
          { key: 'opened', head: t('openedAt'), cell: (row) => <Day at={row.openedAt} />, named: true },
        ]}
      />
      {moreCases && (
        <Link
          to={{ pathname: '/returns', search: `${search}${search ? '&' : '?'}customer=${number}` }}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {t('toList')}
        </Link>
      )}
    </section>
  )
}
