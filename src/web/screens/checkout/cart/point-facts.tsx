import type { PickupPoint } from '../../../../domains/shipping/contract.ts'
import { COD_METHODS } from '../../../../domains/shipping/rules/methods.ts'
import { isPointOpen } from '../../../../domains/shipping/rules/point-hours.ts'
import type { Locale } from '../../../../values/locale.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** What a buyer weighs of a point: where it is and how far, when it is open, whether it takes money. Only ever drawn in a browser: it says 'now'. */
export function PointFacts({ point }: { point: PickupPoint }) {
  const t = useTexts('cart')
  const locale = useLocale()
  const { code, name, street, postalCode, city, hours, distance } = point
  const away = distance === null ? null : distanceText(distance, locale)
  const isOpen = hours === '24/7' ? null : isPointOpen(hours, new Date())
  const more = [
    hours && t('pointHours', { hours }),
    isOpen !== null && t(isOpen ? 'pointOpenNow' : 'pointClosedNow'),
    !point.takesCash && COD_METHODS.includes(point.method) && t('pointNoCash'),
  ].filter(Boolean)
  return (
    <>
      <span className="min-w-0 flex-1 break-words">
        <span className="font-medium">{name}</span>
        {!name.includes(code) && <span className="numbers text-muted"> · {code}</span>}
        <span className="block text-muted text-xs">
          {street}, {postalCode} {city}
        </span>
        {more.length > 0 && <span className="block text-muted text-xs">{more.join(' · ')}</span>}
      </span>
      {away && <span className="numbers shrink-0 text-muted text-xs">{away}</span>}
    </>
  )
}

/** `350 m`, `1,2 km`: as far as a place known to a hundred metres can tell. */
function distanceText(metres: number, locale: Locale): string {
  const near = metres < 950
  const unit = { style: 'unit', unit: near ? 'meter' : 'kilometer' } as const
  const value = near ? Math.max(50, Math.round(metres / 50) * 50) : metres / 1000
  return new Intl.NumberFormat(locale, { ...unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}
