import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { DuePage } from '../../parts/purchase/due-page.tsx'
import { Unpaid } from '../../parts/purchase/unpaid.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { CheckAgain } from './payment-incomplete/check-again.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** T06: the payment was started and never confirmed; the prompt to finish it. */
export default function PaymentIncompleteScreen() {
  const t = useTexts('payment')
  return (
    <DuePage title={t('incompleteTitle')}>
      {(purchase, reload) => (
        <Unpaid purchase={purchase} text={t('incompleteText')} reload={reload}>
          <CheckAgain orderKey={purchase.key} />
        </Unpaid>
      )}
    </DuePage>
  )
}
