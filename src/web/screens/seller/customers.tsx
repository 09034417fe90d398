import { useLoaderData } from 'react-router'
import { loadCustomers } from '../../parts/fulfilment/load-orders.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { CustomerView } from './customers/customer-view.tsx'
import { CustomersView } from './customers/customers-view.tsx'
import { ExportCustomersButton } from './customers/export-customers-button.tsx'

export const clientLoader = sellerLoader(loadCustomers)
export { SellerSkeleton as HydrateFallback }

/** R22: who bought from the company. */
export default function CustomersScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const customer = data?.one?.customer
  const frame = customer
    ? { title: `${customer.firstName} ${customer.lastName}` }
    : { side: chosen && <ExportCustomersButton companyId={chosen.id} /> }
  return (
    <SellerFrame {...{ companies, chosen, operator }} {...frame}>
      {data?.one && <CustomerView found={data.one} />}
      {data?.list && <CustomersView list={data.list} />}
    </SellerFrame>
  )
}
