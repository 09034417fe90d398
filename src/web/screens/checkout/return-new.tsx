import { useParams } from 'react-router'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { PurchasePage } from '../../parts/purchase/purchase-page.tsx'
import { useReturnable } from '../../parts/returns/use-returnable.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { NewCase } from './return-new/new-case.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** A complaint, a return by the seller's policy, or an exchange; for whoever has the order's link. */
export default function ReturnNewScreen() {
  const t = useTexts('returnPages')
  const { key, number } = useParams()
  const { found, order, reload } = useReturnable(key, number)
  return (
    <PurchasePage title={t('newTitle')} found={found} reload={reload}>
      {(purchase) => order && <NewCase key={order.number} purchase={purchase} order={order} />}
    </PurchasePage>
  )
}
