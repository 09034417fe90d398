import { useSearchParams } from 'react-router'
import type { SavedFilter } from '../../../../domains/fulfilment/saved-filters/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { FILTER_NAMES } from '../../../parts/fulfilment/load-orders.ts'
import { OrderTable } from '../../../parts/fulfilment/order-table.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListTabs } from './list-tabs.tsx'
import { OrderFilter } from './order-filter.tsx'
import { SavedFilters } from './saved-filters.tsx'

type Props = {
  companyId: number
  list: ApiOutput<'GET /api/companies/{id}/orders'>
  filters: readonly SavedFilter[]
}

/** The list of a seller's orders. */
export function OrdersView({ companyId, list, filters }: Props) {
  const t = useTexts('fulfilment')
  const [chosen] = useSearchParams()
  const filtered = FILTER_NAMES.some((name) => name !== 'tab' && chosen.get(name))
  const nothing = filtered ? 'noneFound' : chosen.get('tab') === 'toShip' ? 'nothingToShip' : 'none'
  return (
    <>
      <ListTabs counts={list.counts} />
      <SavedFilters companyId={companyId} filters={filters} />
      <OrderFilter count={list.orders.length} />
      {list.orders.length === 0 ? (
        <EmptyState title={t(nothing)} text={t(`${nothing}Text`)} />
      ) : (
        <OrderTable caption={t('orders')} orders={list.orders} />
      )}
      <ListPages next={list.next} />
    </>
  )
}
