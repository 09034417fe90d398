import { Store } from 'lucide-react'
import { carrierOf, type DeliveryMethod, KNOWN_CARRIERS } from '../../../../domains/shipping/rules/methods.ts'
import { cx } from '../../../ui/cx.ts'

/** In the colours people know them by from vans and lockers, the same by day and by night. */
const LOOKS: Readonly<Record<'inpost' | 'dpd' | 'gls', string>> = {
  inpost: 'bg-[#ffcb04] text-[#1d1d1b]',
  dpd: 'bg-[#dc0032] text-[#ffffff]',
  gls: 'bg-[#061ab1] text-[#ffd100]',
}
const isKnown = (carrier: string): carrier is keyof typeof LOOKS => carrier in LOOKS

/** Who brings it, to be found at a glance; the name beside it says the same in words. */
export function CarrierMark({ method, className }: { method: DeliveryMethod; className?: string }) {
  const carrier = carrierOf(method)
  const place = 'h-6 w-14 shrink-0 items-center justify-center rounded-sm'
  if (!isKnown(carrier)) {
    return (
      <span className={cx(place, className, 'bg-accent-soft text-accent')} aria-hidden="true">
        <Store className="size-4" />
      </span>
    )
  }
  return (
    <span className={cx(place, className, LOOKS[carrier], 'font-bold text-xs')} aria-hidden="true">
      {KNOWN_CARRIERS[carrier].name}
    </span>
  )
}
