import { useLoaderData } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { DuePage } from '../../parts/purchase/due-page.tsx'
import { loadDue } from '../../parts/purchase/load-purchase.ts'
import { Unpaid } from '../../parts/purchase/unpaid.tsx'
import type { PurchaseState } from '../../parts/purchase/use-purchase.ts'
import { useTexts } from '../../texts/use-texts.tsx'

export const loader = serverLoader<PurchaseState | null>(loadDue)
/** A browser that runs scripts shows the page at once, and loads what is on it. */
export const clientLoader = async (): Promise<PurchaseState | null> => null

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** T06: the payment was cancelled at the provider. */
export default function PaymentCancelScreen() {
  const t = useTexts('payment')
  return (
    <DuePage title={t('unpaidTitle')} initial={useLoaderData<typeof clientLoader>()}>
      {(purchase, reload) => <Unpaid purchase={purchase} text={t('unpaidText')} reload={reload} />}
    </DuePage>
  )
}
