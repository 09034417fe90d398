import { useState } from 'react'
import type { SellerOrderRow } from '../../../../domains/fulfilment/contract.ts'
import type { SavedFilter } from '../../../../domains/fulfilment/saved-filters/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { ShipMany } from './bulk/ship-many.tsx'
import { useOrderSelection } from './bulk/use-order-selection.ts'
import { OrdersList } from './orders-list.tsx'

type Props = {
  company: Mine
  list: ApiOutput<'GET /api/companies/{id}/orders'>
  filters: readonly SavedFilter[]
}

/** The list of a seller's orders, or in its place the table in which many are sent. */
export function OrdersView({ company, list, filters }: Props) {
  const selection = useOrderSelection(list.orders)
  const [leaving, setLeaving] = useState<readonly SellerOrderRow[] | null>(null)
  if (leaving === null) {
    return <OrdersList {...{ company, list, filters, selection }} onShip={() => setLeaving(selection.rows)} />
  }
  const back = (sent: readonly string[]) => {
    selection.drop(sent)
    setLeaving(null)
  }
  return <ShipMany companyId={company.id} orders={leaving} onBack={back} />
}
