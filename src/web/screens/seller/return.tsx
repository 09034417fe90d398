import { Link, useLoaderData } from 'react-router'
import { api } from '../../browser-api.ts'
import type { LoadArgs } from '../../loading.ts'
import { CaseFacts } from '../../parts/returns/case-facts.tsx'
import { CaseStatements } from '../../parts/returns/case-statements.tsx'
import type { Mine } from '../../parts/seller/pick-company.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { ReturnLabel } from './return/return-label.tsx'
import { sellerFiles } from './return/seller-files.ts'
import { SellerSteps } from './return/seller-steps.tsx'

const load = ({ api: ask, params, signal }: LoadArgs, { id }: Mine) =>
  ask('GET /api/companies/{id}/returns/{caseId}', { params: { id, caseId: Number(params.caseId) }, signal })

export const clientLoader = sellerLoader(load)
export { SellerSkeleton as HydrateFallback }

/** One case, as its seller works it off. */
export default function SellerReturnScreen() {
  const { companies, chosen, operator, data: view } = useLoaderData<typeof clientLoader>()
  const t = useTexts('returnPages')
  const search = chosen ? `?company=${chosen.id}` : ''
  return (
    <SellerFrame
      {...{ companies, chosen, operator }}
      title={view ? t('caseTitle', { number: view.number }) : t('case')}
    >
      {view && chosen && (
        <>
          <Link to={`/returns${search}`} className="text-link inline-flex min-h-11 items-center text-sm">
            {t('toList')}
          </Link>
          <CaseFacts
            view={view}
            order={
              <Link to={`/orders/${view.order.number}${search}`} className="text-link">
                {view.order.number}
              </Link>
            }
          >
            <SellerSteps key={view.status} company={chosen} view={view} />
            <ReturnLabel key={`${view.id} ${view.status}`} company={chosen} caseId={view.id} />
            <CaseStatements
              view={view}
              way={sellerFiles(chosen.id, view.id)}
              onSay={(words, files) =>
                api('POST /api/companies/{id}/returns/{caseId}/statements', {
                  params: { id: chosen.id, caseId: view.id },
                  body: { words, files },
                })
              }
            />
          </CaseFacts>
        </>
      )}
    </SellerFrame>
  )
}
