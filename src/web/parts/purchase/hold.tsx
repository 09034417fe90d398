import { useCallback, useState } from 'react'
import type { PurchaseView } from '../../../domains/orders/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Countdown } from '../../ui/countdown.tsx'

/** Whether the goods are still kept: by what the server says, then by the time that passes on the page. */
export function useHold(purchase: PurchaseView, reload: () => Promise<void>) {
  const { heldUntil, now } = purchase
  const [ended, setEnded] = useState<string | null>(null)
  const onEnd = useCallback(() => {
    setEnded(heldUntil)
    void reload()
  }, [heldUntil, reload])
  const over = heldUntil !== null && (ended === heldUntil || Date.parse(heldUntil) <= Date.parse(now))
  const expired = over || (purchase.dueOnline === 0 && purchase.orders.some((order) => order.status === 'expired'))
  return { expired, onEnd }
}

type Props = { heldUntil: string; now: string; onEnd: () => void }

/** Time left to pay, in minutes and seconds, and what happens then. */
export function HoldClock({ heldUntil, now, onEnd }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' })
  return (
    <div className="rounded-md bg-accent-soft p-4">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-medium">{t('heldFor')}</span>
        <Countdown
          key={now}
          until={heldUntil}
          now={now}
          onEnd={onEnd}
          className="text-2xl font-semibold tracking-tight"
        />
      </p>
      <p className="mt-1 text-xs text-muted">{t('heldText', { time: time.format(new Date(heldUntil)) })}</p>
    </div>
  )
}
