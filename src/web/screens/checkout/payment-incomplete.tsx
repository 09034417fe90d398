import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { CheckAgain } from '../../parts/purchase/check-again.tsx'
import { UnpaidPage } from '../../parts/purchase/unpaid-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** T06: the payment was started and never confirmed; the prompt to finish it. */
export default function PaymentIncompleteScreen() {
  const t = useTexts('payment')
  return (
    <UnpaidPage
      title={t('incompleteTitle')}
      text={t('incompleteText')}
      extra={(orderKey) => <CheckAgain orderKey={orderKey} />}
    />
  )
}
