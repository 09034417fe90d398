import type { ComponentProps } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CaseRow } from '../../../../domains/returns/contract.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { CaseRows } from '../../../parts/returns/case-rows.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type Props = Pick<ComponentProps<typeof CaseRows>, 'party' | 'to'> & {
  list: { cases: readonly CaseRow[]; next: string | null }
  tabs: readonly { name: string; search: Record<string, string> }[]
}

/** Cases, the latest first, with what waits until when. */
export function CaseTable({ list: { cases, next }, party, to, tabs }: Props) {
  const t = useTexts('returnPages')
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
        <CaseRows {...{ cases, party, to }} />
      )}
      <ListPages next={next} param="before" />
    </>
  )
}
