import { Clock } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { dateFormat } from '../../values/dates.ts'
import { formatMoney } from '../../values/money.ts'
import type { ApiOutput } from '../api-types.ts'
import { api } from '../browser-api.ts'
import { isMissing } from '../parts/purchase/is-missing.ts'
import { readItem } from '../session/storage.ts'
import { UNPAID, unpaid } from '../session/unpaid.ts'
import { loadTexts } from '../texts/load-browser.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** Milliseconds that fit a timer. */
const LONGEST_WAIT = 2 ** 31

/** Stands at the bottom of every page until the purchase is paid, given up or its time is over. */
export function UnpaidBar({ purchaseKey: key }: { purchaseKey: string }) {
  const locale = useLocale()
  use(loadTexts(locale, 'unpaid'))
  const t = useTexts('unpaid')
  const purchase = useWaiting(key)
  if (!purchase) return null
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(purchase.heldUntil))
  const amount = formatMoney(purchase.dueOnline, purchase.currency, locale)
  return (
    <section aria-label={t('title')} className="border-warning border-t-2 bg-warning-soft text-sm">
      <div className="page-width flex items-center justify-between gap-3 py-2">
        <p className="flex min-w-0 items-center gap-2.5 leading-tight">
          <Clock className="hidden size-5 shrink-0 text-warning sm:block" aria-hidden="true" />
          <span>
            <Link to={`/order/${key}`} className="font-semibold underline underline-offset-2">
              {t('waits', { amount })}
            </Link>{' '}
            <span className="whitespace-nowrap">{t('until', { time })}</span>
          </span>
        </p>
        <LinkButton to={`/payment-selection?order=${key}`} size="sm" className="shrink-0">
          {t('pay')}
        </LinkButton>
      </div>
    </section>
  )
}

/** Paid, given up or too late. Another one may have been placed meanwhile: that stays. */
function forget(key: string): void {
  if (readItem('localStorage', UNPAID) === key) unpaid.keep(null)
  else unpaid.restore()
}

type Waiting = ApiOutput<'GET /api/purchases/{key}'> & { heldUntil: string }

/** The purchase while there is something to pay; asked for once a page that shows the bar anew, and gone when its time is over. */
function useWaiting(key: string): Waiting | null {
  const [purchase, setPurchase] = useState<Waiting | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let over: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        const found = await api('GET /api/purchases/{key}', { params: { key }, signal: stop.signal })
        const { heldUntil, dueOnline, now } = found
        if (stop.signal.aborted) return
        if (dueOnline === 0 || heldUntil === null || heldUntil <= now) return forget(key)
        setPurchase({ ...found, heldUntil })
        // By the server's clock, not the visitor's. Browsers wait for at most 24 days: longer than that no page stays open.
        const left = Date.parse(heldUntil) - Date.parse(now)
        if (left < LONGEST_WAIT) over = setTimeout(() => forget(key), left)
      } catch (error) {
        if (isMissing(error)) forget(key)
      }
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(over)
    }
  }, [key])
  return purchase
}
