import { Link, useLoaderData } from 'react-router'
import type { LoadArgs } from '../../loading.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import type { Mine } from '../../parts/seller/pick-company.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { CaseTable } from './returns/case-table.tsx'
import { PolicyForm } from './returns/policy-form.tsx'

async function load({ api, url, signal }: LoadArgs, { id }: Mine) {
  const [list, policy] = await Promise.all([
    api('GET /api/companies/{id}/returns', {
      params: { id },
      ...listQuery<'GET /api/companies/{id}/returns'>(url, 'only', 'customer', 'before'),
      signal,
    }),
    api('GET /api/companies/{id}/return-policy', { params: { id }, signal }),
  ])
  return { list, policy, customer: url.searchParams.get('customer') }
}

export const clientLoader = sellerLoader(load)
export { SellerSkeleton as HydrateFallback }

/** What buyers send back or complain of, and what the company promises beyond the law. */
export default function SellerReturnsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('returnPages')
  const tabs = [
    { name: t('show_all'), search: {} },
    { name: t('show_open'), search: { only: 'open' } },
    { name: t('show_ended'), search: { only: 'ended' } },
  ]
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {data && chosen && (
        <div className="flex flex-col gap-8">
          <div>
            {data.customer && (
              <p className="flex flex-wrap items-center gap-x-4 text-sm">
                {t('ofCustomer')}
                <Link
                  to={{
                    pathname: '/customers',
                    search: `?${new URLSearchParams({ company: String(chosen.id), customer: data.customer })}`,
                  }}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {t('toCustomer')}
                </Link>
              </p>
            )}
            <CaseTable
              list={data.list}
              party={{ head: t('buyer'), cell: ({ buyer }) => buyer.name }}
              to={(id) => `/returns/${id}`}
              tabs={tabs}
            />
          </div>
          <PolicyForm key={JSON.stringify(data.policy)} company={chosen} policy={data.policy} />
        </div>
      )}
    </SellerFrame>
  )
}
