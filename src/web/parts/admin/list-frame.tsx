import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFilter } from '../lists/list-filter.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { CsvButton } from './csv-button.tsx'

type Props = ComponentProps<typeof ListFilter> & {
  /** Beside the heading. */
  side?: ReactNode
  /** Above the filter. */
  before?: ReactNode
  /** Between the filter and the list. */
  scope?: ReactNode
  next: string | number | null
  /** All that fits, as a file. */
  csv?: ComponentProps<typeof CsvButton>
  /** What an empty list says. */
  none?: 'nothingFound' | 'noMails'
  /** What it says in its own words while nobody looks for anything. */
  nothing?: ReactNode
  /** Where the address says how far one is. */
  param?: string
  /** Below the list, also where it is empty. */
  after?: ReactNode
  children: ReactNode
}

/** A page of the operator with a list: filter, rows or a word that there are none, and the way to older ones. */
export function ListFrame({
  side,
  before,
  scope,
  next,
  csv,
  none = 'nothingFound',
  nothing,
  param,
  after,
  children,
  ...filter
}: Props) {
  const t = useTexts('admin')
  const [address] = useSearchParams()
  const names = ['q', 'from', 'to', ...(filter.choices ?? []).map(({ name }) => name)]
  const looks = names.some((name) => address.get(name))
  // Who chose nothing is not told that nothing fits.
  const text = none === 'nothingFound' && !looks ? 'noEntriesText' : (`${none}Text` as const)
  return (
    <AdminFrame
      side={side}
      before={before}
      filter={
        <>
          <ListFilter {...filter} />
          {scope}
          {csv && <CsvButton {...csv} />}
        </>
      }
    >
      {filter.count === 0 &&
        !looks &&
        (typeof nothing === 'string' ? <p className="py-6 text-muted">{nothing}</p> : nothing)}
      {filter.count === 0 && (looks || nothing === undefined) && <EmptyState title={t(none)} text={t(text)} />}
      {filter.count > 0 && children}
      <ListPages next={next} {...(param && { param })} />
      {after}
    </AdminFrame>
  )
}
