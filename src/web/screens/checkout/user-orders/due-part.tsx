import type { OwnPurchase } from '../../../../domains/orders/own/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { formatMoney } from '../../../../values/money.ts'
import { CancelOrder } from '../../../parts/purchase/cancel-order.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** What waits for the buyer: a payment or a confirmation, until when, and the way to do it or to give it up. */
export function DuePart({ purchase, reload }: { purchase: OwnPurchase; reload: () => Promise<void> }) {
  const t = useTexts('purchases')
  const locale = useLocale()
  const { key, dueOnline, toConfirm, heldUntil, now, currency } = purchase
  if (heldUntil === null || (dueOnline === 0 && !toConfirm)) return null
  if (heldUntil <= now) return <p className="border-line border-t px-4 py-3 text-sm sm:px-5">{t('payOver')}</p>
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(heldUntil))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-accent-soft px-4 py-3 text-sm sm:px-5">
      <p className="min-w-0 flex-1 basis-60">{t(dueOnline > 0 ? 'payUntil' : 'confirmUntil', { time })}</p>
      {dueOnline > 0 && (
        <LinkButton to={`/payment-selection?order=${key}`}>
          {t('payNow', { price: formatMoney(dueOnline, currency, locale) })}
        </LinkButton>
      )}
      <div className="-mx-4">
        <CancelOrder orderKey={key} reload={reload} />
      </div>
    </div>
  )
}
