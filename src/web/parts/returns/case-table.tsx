import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CaseRow } from '../../../domains/returns/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { Day, LastDay } from '../lists/when.tsx'
import { CaseBadge } from './case-badge.tsx'

type Props = {
  list: { cases: readonly CaseRow[]; next: string | null }
  /** The other side of each: the buyer for sellers, both for the operator. */
  party: { head: string; cell: (row: CaseRow) => ReactNode }
  to: (id: number) => string
  tabs: readonly { name: string; search: Record<string, string> }[]
}

/** Cases, the latest first, with what waits until when. */
export function CaseTable({ list: { cases, next }, party, to, tabs }: Props) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const [chosen] = useSearchParams()
  const company = chosen.get('company')
  const customer = chosen.get('customer')
  const address = (search: Record<string, string>) =>
    `?${new URLSearchParams({ ...(company && { company }), ...(customer && { customer }), ...search })}`
  const isHere = (search: Record<string, string>) =>
    ['only', 'decided'].every((name) => (chosen.get(name) ?? undefined) === search[name])
  return (
    <>
      <nav aria-label={t('show')} className="flex flex-wrap gap-x-6 pb-4 text-sm">
        {tabs.map(({ name, search }) => (
          <Link
            key={name}
            to={address(search)}
            aria-current={isHere(search) ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {name}
          </Link>
        ))}
      </nav>
      {cases.length === 0 ? (
        <EmptyState title={t('noCases')} text={t('noCasesText')} />
      ) : (
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
      )}
      <ListPages next={next} param="before" />
    </>
  )
}
