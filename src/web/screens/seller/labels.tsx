import { useLoaderData } from 'react-router'
import { LABEL_LISTS } from '../../../domains/labels/rules/label-states.ts'
import type { LoadArgs } from '../../loading.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import type { Mine } from '../../parts/seller/pick-company.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { BatchView } from './labels/batch-view.tsx'
import { LabelsView } from './labels/labels-view.tsx'

/** A page of all labels, or of `?batch=` those that were asked for together. */
async function load({ api, url, signal }: LoadArgs, { id }: Mine) {
  const batch = url.searchParams.get('batch')
  if (batch) {
    const found = await api('GET /api/companies/{id}/label-batches/{batch}', { params: { id, batch }, signal })
    return { batch, found, list: null }
  }
  const query = listQuery<'GET /api/companies/{id}/labels'>(url, 'only', 'after')
  const only = LABEL_LISTS.find((one) => one === url.searchParams.get('only')) ?? 'all'
  const list = await api('GET /api/companies/{id}/labels', { params: { id }, ...query, signal })
  return { batch: null, found: null, list: { ...list, only, after: url.searchParams.get('after') } }
}

export const clientLoader = sellerLoader(load)
export { SellerSkeleton as HydrateFallback }

/** Everything the company bought, or tried to buy, from carriers for its shipments: nothing is lost from sight. */
export default function LabelsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && data?.list && <LabelsView company={chosen} list={data.list} />}
      {chosen && data?.found && <BatchView key={data.batch} company={chosen} batch={data.batch} found={data.found} />}
    </SellerFrame>
  )
}
