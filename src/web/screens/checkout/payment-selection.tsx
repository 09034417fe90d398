import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { CancelOrder } from '../../parts/purchase/cancel-order.tsx'
import { DuePage } from '../../parts/purchase/due-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { ChooseProvider } from './payment-selection/choose-provider.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** R13: choice of the payment provider while the goods are held. */
export default function PaymentSelectionScreen() {
  const t = useTexts('payment')
  return (
    <DuePage title={t('chooseTitle')}>
      {(purchase, reload) => (
        <>
          <p className="text-muted">{t('chooseText')}</p>
          <ChooseProvider purchase={purchase} reload={reload} />
          <p className="border-line border-t pt-3">
            <CancelOrder orderKey={purchase.key} reload={reload} />
          </p>
        </>
      )}
    </DuePage>
  )
}
