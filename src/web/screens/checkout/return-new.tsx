import { useLoaderData, useParams } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { type LoadedReturnable, loadReturnable } from '../../parts/returns/load-returnable.ts'
import { ProblemNotice } from '../../parts/returns/problem-notice.tsx'
import { useReturnable } from '../../parts/returns/use-returnable.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { NewCase } from './return-new/new-case.tsx'

export const loader = serverLoader<LoadedReturnable | null>(loadReturnable)
/** A browser that runs scripts shows the page at once, and loads what is on it. */
export const clientLoader = async (): Promise<LoadedReturnable | null> => null

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** A complaint, a return by the seller's policy, or an exchange; for whoever has the order's link. */
export default function ReturnNewScreen() {
  const t = useTexts('returnPages')
  const { key, number } = useParams()
  const { found, order, reload } = useReturnable(key, number, useLoaderData<typeof clientLoader>())
  return (
    <PurchasePage title={t('newTitle')} found={found} reload={reload}>
      {(purchase) =>
        order && (
          <>
            <ProblemNotice />
            <NewCase key={order.number} purchase={purchase} order={order} />
          </>
        )
      }
    </PurchasePage>
  )
}
