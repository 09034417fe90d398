import { useLoaderData, useSearchParams } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { DuePage } from '../../parts/purchase/due-page.tsx'
import { loadDue } from '../../parts/purchase/load-purchase.ts'
import { Unpaid } from '../../parts/purchase/unpaid.tsx'
import type { PurchaseState } from '../../parts/purchase/use-purchase.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CheckAgain } from './payment-incomplete/check-again.tsx'

export const loader = serverLoader<PurchaseState | null>(loadDue)
/** A browser that runs scripts shows the page at once, and loads what is on it. */
export const clientLoader = async (): Promise<PurchaseState | null> => null

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** T06: the payment was started and never confirmed; the prompt to finish it. */
export default function PaymentIncompleteScreen() {
  const t = useTexts('payment')
  const [query] = useSearchParams()
  return (
    <DuePage title={t('incompleteTitle')} initial={useLoaderData<typeof clientLoader>()}>
      {(purchase, reload) => (
        <>
          {query.has('checked') && <Notice>{t('stillWaiting')}</Notice>}
          <Unpaid purchase={purchase} text={t('incompleteText')} reload={reload}>
            <CheckAgain orderKey={purchase.key} />
          </Unpaid>
        </>
      )}
    </DuePage>
  )
}
