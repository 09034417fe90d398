import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { OrderState } from '../../../parts/fulfilment/order-state.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { UnitsOfOrder } from './load-order.ts'
import { OrderGoods } from './order-goods.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderNotes } from './order-notes.tsx'
import type { OrderProps } from './order-props.ts'
import { OrderPapers, OrderSide } from './order-side.tsx'
import { OrderWork } from './order-work.tsx'

/**
 * One order: what to do next on top, then what is in it, for whom, and what it brings. Printed it is the packing list: goods and address
 * without money.
 */
export function OrderPage({ company, order, units }: OrderProps & { units: UnitsOfOrder | null }) {
  const t = useTexts('fulfilment')
  const search = useCompanySearch()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
        <Link
          to={{ pathname: '/orders', search }}
          className="text-link inline-flex min-h-11 items-center gap-1 text-sm print:hidden"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('backToOrders')}
        </Link>
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <span className="text-muted">
            {t('placedAt')} <When at={order.placedAt} />
          </span>
          <span className="print:hidden">
            <OrderState order={order} />
          </span>
        </div>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr] print:block">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderWork company={company} order={order} units={units} />
          <OrderGoods order={order} />
          <OrderNotes company={company} order={order} />
          <OrderHistory order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 xl:row-span-2 print:mt-6">
          <OrderSide company={company} order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 print:mt-6">
          <OrderPapers company={company} order={order} />
        </div>
      </div>
    </>
  )
}
