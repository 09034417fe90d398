import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { DuePage } from '../../parts/purchase/due-page.tsx'
import { Unpaid } from '../../parts/purchase/unpaid.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** T06: the payment was cancelled at the provider. */
export default function PaymentCancelScreen() {
  const t = useTexts('payment')
  return (
    <DuePage title={t('unpaidTitle')}>
      {(purchase, reload) => <Unpaid purchase={purchase} text={t('unpaidText')} reload={reload} />}
    </DuePage>
  )
}
