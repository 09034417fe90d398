import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CaseRow } from '../../../domains/returns/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Table } from '../../ui/table.tsx'
import { Day, LastDay } from '../lists/when.tsx'
import { CaseBadge } from './case-badge.tsx'

type Props = {
  cases: readonly CaseRow[]
  /** The other side of each: the buyer for sellers, both for the operator. */
  party: { head: string; cell: (row: CaseRow) => ReactNode }
  to: (id: number) => string
}

/** Cases with what waits until when. */
export function CaseRows({ cases, party, to }: Props) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const company = useSearchParams()[0].get('company')
  return (
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
              to={`${to(row.id)}${company ? `?company=${company}` : ''}`}
              className="text-link numbers inline-block whitespace-nowrap py-1"
            >
              {row.number}
            </Link>
          ),
        },
        { key: 'kind', head: t('kind'), cell: (row) => words(`kind_${row.kind}`) },
        { key: 'party', head: party.head, cell: party.cell, named: true },
        { key: 'status', head: t('status'), cell: (row) => <CaseBadge status={row.status} /> },
        { key: 'opened', head: t('openedAt'), cell: (row) => <Day at={row.openedAt} />, named: true },
        {
          key: 'due',
          head: t('due'),
          cell: (row) => (
            <LastDay at={row.status === 'opened' ? (row.answerUntil ?? row.moneyUntil) : row.moneyUntil} />
          ),
          named: true,
        },
      ]}
    />
  )
}
