import type { ComponentProps } from 'react'
import { ListTabs } from './list-tabs.tsx'
import { OrderFilter } from './order-filter.tsx'
import { SavedFilters } from './saved-filters.tsx'

type Props = ComponentProps<typeof SavedFilters> & ComponentProps<typeof ListTabs> & { shown: number }

/** Which orders the list shows: its tab, a kept filter, what is typed. */
export function ListHead({ counts, companyId, filters, shown }: Props) {
  return (
    <>
      <ListTabs counts={counts} />
      <SavedFilters companyId={companyId} filters={filters} />
      <OrderFilter count={shown} />
    </>
  )
}
