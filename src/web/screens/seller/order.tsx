import { useLoaderData } from 'react-router'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { loadOrderPage } from './order/load-order.ts'
import { OrderPage } from './order/order-page.tsx'
import { PrintButton } from './order/print-button.tsx'

export const clientLoader = sellerLoader(loadOrderPage)
export { SellerSkeleton as HydrateFallback }

/** One order, as its seller works it off. */
export default function SellerOrderScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('fulfilment')
  const title = data ? (
    <>
      {t('order')} <span className="whitespace-nowrap">{data.order.number}</span>
    </>
  ) : (
    t('order')
  )
  return (
    <SellerFrame
      {...{ companies, chosen, operator }}
      title={title}
      side={chosen && data && <PrintButton companyId={chosen.id} number={data.order.number} />}
    >
      {data && chosen && <OrderPage key={data.order.number} company={chosen} {...data} />}
    </SellerFrame>
  )
}
