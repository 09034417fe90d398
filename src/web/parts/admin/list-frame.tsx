import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilter } from '../lists/list-filter.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { AdminFrame } from './admin-frame.tsx'

type Props = ComponentProps<typeof ListFilter> & {
  /** Beside the heading. */
  side?: ReactNode
  /** Above the filter. */
  before?: ReactNode
  /** Between the filter and the list. */
  scope?: ReactNode
  next: string | number | null
  /** What an empty list says. */
  none?: 'nothingFound' | 'noMails'
  children: ReactNode
}

/** A page of the operator with a list: filter, rows or a word that there are none, and the way to older ones. */
export function ListFrame({ side, before, scope, next, none = 'nothingFound', children, ...filter }: Props) {
  const t = useTexts('admin')
  const [address] = useSearchParams()
  const names = ['q', 'from', 'to', ...(filter.choices ?? []).map(({ name }) => name)]
  // Who chose nothing is not told that nothing fits.
  const text =
    none === 'nothingFound' && !names.some((name) => address.get(name)) ? 'noEntriesText' : (`${none}Text` as const)
  return (
    <AdminFrame
      side={side}
      before={before}
      filter={
        <>
          <ListFilter {...filter} />
          {scope}
        </>
      }
    >
      {filter.count === 0 ? <EmptyState title={t(none)} text={t(text)} /> : children}
      <ListPages next={next} />
    </AdminFrame>
  )
}
