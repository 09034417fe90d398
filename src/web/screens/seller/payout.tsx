import { Link, useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { EntryTable } from '../../parts/payouts/entry-table.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

type Loaded = ApiOutput<'GET /api/companies/{id}/payouts/{payoutId}/entries'> & { payoutId: string }

export const clientLoader = sellerLoader<Loaded>(async ({ api, params, url, signal }, { id }) => {
  const payoutId = params.payoutId ?? ''
  const before = url.searchParams.get('before')
  const page = await api('GET /api/companies/{id}/payouts/{payoutId}/entries', {
    params: { id, payoutId },
    query: before ? { before } : {},
    signal,
  })
  return { ...page, payoutId }
})
export { SellerSkeleton as HydrateFallback }

/** What one payout consists of. */
export default function PayoutScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('payouts')
  return (
    <SellerFrame
      {...{ companies, chosen, operator }}
      title={data ? t('payout', { id: data.payoutId }) : t('ownPayouts')}
      side={
        <Link to="/payouts" className="text-link">
          {t('allPayouts')}
        </Link>
      }
    >
      {data && <EntryTable title={t('entriesOf')} {...data} />}
    </SellerFrame>
  )
}
