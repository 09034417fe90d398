import { useLoaderData, useParams, useSearchParams } from 'react-router'
import { dateFormat } from '../../../values/dates.ts'
import { serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { useHold } from '../../parts/purchase/use-hold.ts'
import { usePurchase } from '../../parts/purchase/use-purchase.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FinishPayment } from './order/finish-payment.tsx'
import { type LoadedOrder, loadOrder } from './order/load-order.ts'
import { Orders } from './order/orders.tsx'

export const loader = serverLoader<LoadedOrder | null>(loadOrder)
/** A browser that runs scripts shows the page at once, and loads what is on it. */
export const clientLoader = async (): Promise<LoadedOrder | null> => null

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** All orders of a purchase, for whoever has its link; no account needed. */
export default function OrderScreen() {
  const t = useTexts('payment')
  const locale = useLocale()
  const loaded = useLoaderData<typeof clientLoader>()
  const { found, reload } = usePurchase(useParams().key, loaded?.found)
  const problem = useSearchParams()[0].get('problem')
  const { held, expired, onEnd } = useHold(found, reload)
  const day = dateFormat(locale, { dateStyle: 'long' })
  const title =
    found.state === 'ready'
      ? t('orderTitle', { date: day.format(new Date(found.purchase.placedAt)) })
      : t('orderHeading')
  return (
    <PurchasePage title={title} found={held} reload={reload}>
      {(purchase) => (
        <Orders purchase={purchase} reload={reload}>
          {problem && <Notice tone="warning">{t(problem === 'account' ? 'problem_account' : 'problem_step')}</Notice>}
          <FinishPayment purchase={purchase} expired={expired} onEnd={onEnd} reload={reload} />
        </Orders>
      )}
    </PurchasePage>
  )
}
