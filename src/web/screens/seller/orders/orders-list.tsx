import { useSearchParams } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { SavedFilter } from '../../../../domains/fulfilment/saved-filters/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { FILTER_NAMES } from '../../../parts/fulfilment/load-orders.ts'
import { OrderTable } from '../../../parts/fulfilment/order-table.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { BulkWork } from './bulk/bulk-work.tsx'
import type { OrderSelection } from './bulk/use-order-selection.ts'
import { ListHead } from './list-head.tsx'

type Props = {
  company: Mine
  list: ApiOutput<'GET /api/companies/{id}/orders'>
  filters: readonly SavedFilter[]
  selection: OrderSelection
  onShip: () => void
}

/** A page of orders, found and ticked. */
export function OrdersList({ company, list: { orders, next, counts }, filters, selection, onShip }: Props) {
  const t = useTexts('fulfilment')
  const [chosen] = useSearchParams()
  const filtered = FILTER_NAMES.some((name) => name !== 'tab' && chosen.get(name))
  const nothing = filtered ? 'noneFound' : chosen.get('tab') === 'toShip' ? 'nothingToShip' : 'none'
  return (
    <>
      <ListHead companyId={company.id} counts={counts} filters={filters} shown={orders.length} />
      {(orders.length > 0 || selection.rows.length > 0) && (
        <BulkWork
          companyId={company.id}
          selection={selection}
          mayShip={roleMay(company.role, 'orders.ship')}
          onShip={onShip}
        />
      )}
      {orders.length === 0 ? (
        <EmptyState title={t(nothing)} text={t(`${nothing}Text`)} />
      ) : (
        <OrderTable caption={t('orders')} orders={orders} ticks={selection} />
      )}
      <ListPages next={next} />
    </>
  )
}
