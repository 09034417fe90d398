import { useLoaderData } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import { api } from '../../browser-api.ts'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { OriginTasks } from '../../parts/origins/origin-tasks.tsx'
import { RepairsFile } from '../../parts/origins/repairs-file.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

const KEY = 'GET /api/companies/{id}/origin-requests'

export const clientLoader = sellerLoader(({ api: ask, url, signal }, { id }) =>
  ask(KEY, { params: { id }, ...listQuery<typeof KEY>(url, 'after'), signal }),
)
export { SellerSkeleton as HydrateFallback }

/** Who asked who stands behind the company's products, until when it is answered, and the record of repairs. */
export default function SellerOriginsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('productSafety')
  const mayAnswer = roleMay(chosen?.role, 'orders.cancel')
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      <p className="max-w-text text-muted">{t('originSellerIntro')}</p>
      {chosen && data && (
        <>
          <OriginTasks
            requests={data.requests}
            send={
              mayAnswer
                ? ({ id: requestId }, body) =>
                    api('PUT /api/companies/{id}/origin-requests/{requestId}', {
                      params: { id: chosen.id, requestId },
                      body,
                    })
                : undefined
            }
          />
          <ListPages next={data.next} />
          {roleMay(chosen.role, 'products.view') && (
            <RepairsFile
              get={(query) => api('GET /api/companies/{id}/unit-repairs', { params: { id: chosen.id }, query })}
            />
          )}
        </>
      )}
    </SellerFrame>
  )
}
