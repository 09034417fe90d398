import { useLoaderData, useRevalidator } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'
import { GuestPurchases } from './user-orders/guest-purchases.tsx'
import { ListSkeleton } from './user-orders/list-skeleton.tsx'
import { loadOwn } from './user-orders/load-own.ts'
import { NothingHere } from './user-orders/nothing-here.tsx'
import { PurchaseCard } from './user-orders/purchase-card.tsx'
import { PurchaseFilter } from './user-orders/purchase-filter.tsx'

export const clientLoader = privateLoader(loadOwn)
export { ListSkeleton as HydrateFallback }

/** R15: what a person bought, with what matters of each and what can be done now. */
export default function UserOrdersScreen() {
  const { purchases, next, returnable, standings, ofGuest } = useLoaderData<typeof clientLoader>()
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
            <PurchaseCard purchase={purchase} returnable={returnable} standings={standings} reload={revalidate} />
          </li>
        ))}
      </ul>
      <ListPages next={next} />
    </div>
  )
}
