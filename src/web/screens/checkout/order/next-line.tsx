import type { OrderView } from '../../../../domains/orders/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { nextStep, tooLateToCancel } from './next-step.ts'

/** What happens next with an order and when; and a word where calling it off is over. */
export function NextLine({ order, heldUntil }: { order: OrderView; heldUntil: string | null }) {
  const t = useTexts('purchases')
  const locale = useLocale()
  const written = (options: Intl.DateTimeFormatOptions) => (at: string) =>
    dateFormat(locale, options).format(new Date(at))
  const told = nextStep(order, heldUntil, {
    time: written({ dateStyle: 'long', timeStyle: 'short' }),
    day: written({ dateStyle: 'long' }),
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
