import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { AllPieces, namedLines, PiecesFields } from '../../../parts/returns/pieces-fields.tsx'
import { type Who, WhoFields } from '../../../parts/returns/who-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useInBrowser } from '../../../ui/use-in-browser.ts'

type Props = {
  purchase: PurchaseView
  order: ReturnableOrder
  form: UseFormReturn<Who>
  pieces: Record<number, number>
  isBusiness: boolean
  isOfUnsent: boolean
  onPieces: (pieces: Record<number, number>) => void
  onNext: () => void
}

/** Which pieces, who, and where the receipt goes. */
export function WithdrawForm({ purchase, order, form, pieces, isBusiness, isOfUnsent, onPieces, onNext }: Props) {
  const t = useTexts('returnPages')
  const isNone = namedLines(pieces).length === 0
  return (
    <Panel className="mt-6 max-w-2xl">
      <form
        noValidate={useInBrowser()}
        onSubmit={(event) => void form.handleSubmit(() => !isNone && onNext())(event)}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="step" value="check" />
        {isOfUnsent && <input type="hidden" name="part" value="unsent" />}
        <p className="text-sm">
          {t(isOfUnsent ? 'withdrawLeadRest' : order.isUnsent ? 'withdrawLeadUnsent' : 'withdrawLead')}
        </p>
        {order.isUnsent ? (
          <AllPieces order={order} />
        ) : (
          <PiecesFields
            order={order}
            pieces={pieces}
            onChange={onPieces}
            error={isNone ? t('choosePieces') : undefined}
          />
        )}
        <WhoFields form={form} isBusiness={isBusiness} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">{t('withdrawNext')}</Button>
          <Link to={`/order/${purchase.key}`} className="text-link inline-flex min-h-11 items-center text-sm">
            {t('backToOrder')}
          </Link>
        </div>
      </form>
    </Panel>
  )
}
