import type { OrderView, PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { nextStep, tooLateToCancel } from './next-step.ts'

type Props = { order: OrderView; purchase: PurchaseView; returnable: ReturnableOrder | undefined }

/** What happens next with an order and when; and a word where calling it off is over. */
export function NextLine({ order, purchase, returnable }: Props) {
  const t = useTexts('purchases')
  const locale = useLocale()
  const told = nextStep(order, purchase, returnable, {
    time: (at) => dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at)),
    day: (at) => dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${at}T00:00:00Z`)),
  })
  if (!told) return null
  return (
    <div className="px-4 pt-4 text-sm sm:px-5">
      <h3 className="font-semibold">{t('nextTitle')}</h3>
      <p className="mt-1">{t(told.key, told.params)}</p>
      {tooLateToCancel(order) && <p className="mt-1 text-muted">{t('noCancel')}</p>}
    </div>
  )
}
