import { useLoaderData, useParams, useSearchParams } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { readDraft } from '../../parts/returns/draft.ts'
import { type LoadedReturnable, loadReturnable } from '../../parts/returns/load-returnable.ts'
import { asUnsent } from '../../parts/returns/pieces-fields.tsx'
import { ProblemNotice } from '../../parts/returns/problem-notice.tsx'
import { useReturnable } from '../../parts/returns/use-returnable.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { OtherPieces } from './return-withdraw/other-pieces.tsx'
import { WithdrawSteps } from './return-withdraw/withdraw-steps.tsx'

export const loader = serverLoader<LoadedReturnable | null>(loadReturnable)
/** A browser that runs scripts shows the page at once, and loads what is on it. */
export const clientLoader = async (): Promise<LoadedReturnable | null> => null

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** The withdrawal function: who, of what, then one button that confirms; for whoever has the order's link, without an account. */
export default function ReturnWithdrawScreen() {
  const t = useTexts('returnPages')
  const { key, number } = useParams()
  const { isOfUnsent } = readDraft(useSearchParams()[0])
  const { found, order, reload } = useReturnable(key, number, useLoaderData<typeof clientLoader>())
  return (
    <PurchasePage title={t('withdrawTitle')} found={found} reload={reload}>
      {(purchase) =>
        order && (
          <>
            <ProblemNotice />
            <WithdrawSteps
              key={`${order.number} ${isOfUnsent}`}
              purchase={purchase}
              order={isOfUnsent ? asUnsent(order) : order}
            />
            <OtherPieces purchaseKey={purchase.key} order={order} isOfUnsent={isOfUnsent} />
          </>
        )
      }
    </PurchasePage>
  )
}
