import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { UnpaidPage } from '../../parts/purchase/unpaid-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** T06: the payment was cancelled at the operator. */
export default function PaymentCancelScreen() {
  const t = useTexts('payment')
  return <UnpaidPage title={t('unpaidTitle')} text={t('unpaidText')} />
}
