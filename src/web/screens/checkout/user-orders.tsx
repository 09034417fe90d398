import { useLoaderData, useRevalidator } from 'react-router'
import { type OrderView, piecesOf } from '../../../domains/orders/contract.ts'
import { MOST_ASKED, type ReturnableOrder } from '../../../domains/returns/buyer/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'
import { GuestPurchases } from './user-orders/guest-purchases.tsx'
import { ListSkeleton } from './user-orders/list-skeleton.tsx'
import { NothingHere } from './user-orders/nothing-here.tsx'
import { PurchaseCard } from './user-orders/purchase-card.tsx'
import { PurchaseFilter } from './user-orders/purchase-filter.tsx'

type Loaded = ApiOutput<'GET /api/account/purchases'> & {
  returnable: ReadonlyMap<string, ReturnableOrder>
  /** On the first page of the whole list alone. */
  ofGuest: ApiOutput<'GET /api/account/guest-purchases'> | null
}

const load: Load<Loaded> = async ({ api, url, signal }) => {
  const query = listQuery<'GET /api/account/purchases'>(url, 'tab', 'q', 'after')
  const isWhole = Object.keys(query.query).length === 0
  const [found, ofGuest] = await Promise.all([
    api('GET /api/account/purchases', { ...query, signal }),
    isWhole ? api('GET /api/account/guest-purchases', { signal }) : null,
  ])
  const numbers = found.purchases.flatMap(({ orders }) => orders.filter(hasLeft).map(({ number }) => number))
  const asked = Array.from({ length: Math.ceil(numbers.length / MOST_ASKED) }, (_, page) =>
    numbers.slice(page * MOST_ASKED, (page + 1) * MOST_ASKED).join(','),
  )
  const answers = await Promise.all(
    asked.map((orders) => api('GET /api/account/returnable', { query: { orders }, signal })),
  )
  const returnable = answers.flatMap(({ orders }) => orders)
  return { ...found, ofGuest, returnable: new Map(returnable.map((order) => [order.number, order])) }
}

/** Nothing of the others comes back or is complained of. */
const hasLeft = ({ status }: OrderView) => ['partly', 'sent', 'received', 'cameBack'].includes(piecesOf(status))

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** R15: what a person bought, with what matters of each and what can be done now. */
export default function UserOrdersScreen() {
  const { purchases, next, returnable, ofGuest } = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  const t = useTexts('purchases')
  const title = usePageTitle()
  return (
    <div className="page-width py-6">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-muted">{t('lead')}</p>
      {ofGuest && ofGuest.count > 0 && <GuestPurchases found={ofGuest} />}
      <PurchaseFilter count={purchases.length} />
      {purchases.length === 0 && <NothingHere more={next !== null} />}
      <ul className="flex flex-col gap-5">
        {purchases.map((purchase) => (
          <li key={purchase.key}>
            <PurchaseCard purchase={purchase} returnable={returnable} reload={revalidate} />
          </li>
        ))}
      </ul>
      <ListPages next={next} />
    </div>
  )
}
