import { useParams } from 'react-router'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { useReturnable } from '../../parts/returns/use-returnable.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { WithdrawSteps } from './return-withdraw/withdraw-steps.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** The withdrawal function: who, of what, then one button that confirms; for whoever has the order's link, without an account. */
export default function ReturnWithdrawScreen() {
  const t = useTexts('returnPages')
  const { key, number } = useParams()
  const { found, order, reload } = useReturnable(key, number)
  return (
    <PurchasePage title={t('withdrawTitle')} found={found} reload={reload}>
      {(purchase) => order && <WithdrawSteps key={order.number} purchase={purchase} order={order} />}
    </PurchasePage>
  )
}
