import { Link } from 'react-router'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { unsentOf } from '../../../parts/returns/pieces-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'

type Props = { purchaseKey: string; order: ReturnableOrder; isOfUnsent: boolean }

/** Of an order sent in part: what has left and what has not are withdrawn from one by one, as one comes back and the other is never sent. */
export function OtherPieces({ purchaseKey, order, isOfUnsent }: Props) {
  const t = useTexts('returnPages')
  const isThere = isOfUnsent ? order.lines.some(({ free }) => free > 0) && !order.isUnsent : unsentOf(order) > 0
  const may = order.rights.some(({ kind, why }) => kind === 'withdrawal' && (why === null || why === 'return_business'))
  if (!isThere || !may) return null
  return (
    <p className="mt-4 max-w-2xl text-sm">
      <Link
        to={`/order/${purchaseKey}/withdraw/${order.number}${isOfUnsent ? '' : '?part=unsent'}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {t(isOfUnsent ? 'withdrawSentInstead' : 'withdrawRest')}
      </Link>
    </p>
  )
}
