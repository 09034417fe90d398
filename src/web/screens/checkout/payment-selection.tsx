import { useLoaderData, useSearchParams } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { CancelOrder } from '../../parts/purchase/cancel-order.tsx'
import { DuePage } from '../../parts/purchase/due-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChooseProvider } from './payment-selection/choose-provider.tsx'
import { loadPayable, type Payable } from './payment-selection/load-payable.ts'

export const loader = serverLoader<Payable | null>(loadPayable)
/** A browser that runs scripts shows the page at once, and loads what is on it. */
export const clientLoader = async (): Promise<Payable | null> => null

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

const PROBLEMS = ['none', 'unavailable', 'refused'] as const

/**
 * R13: choice of the payment provider while the goods are held. All of it is in the page as the server sends it, and its button is that of a
 * plain form: whoever opens the link of a mail can pay without scripts.
 */
export default function PaymentSelectionScreen() {
  const t = useTexts('payment')
  const payable = useLoaderData<typeof clientLoader>()
  const [query] = useSearchParams()
  const problem = PROBLEMS.find((one) => one === query.get('problem'))
  return (
    <DuePage title={t('chooseTitle')} initial={payable?.found}>
      {(purchase, reload) => (
        <>
          <p className="text-muted">{t('chooseText')}</p>
          {problem && (
            <Notice tone="danger" live>
              {t(`problem_${problem}`)}
            </Notice>
          )}
          <ChooseProvider purchase={purchase} reload={reload} initial={payable} />
          <div className="border-line border-t pt-3">
            <div className="-ml-4">
              <CancelOrder orderKey={purchase.key} reload={reload} />
            </div>
          </div>
        </>
      )}
    </DuePage>
  )
}
