import type { PickupPoint } from '../../../../domains/shipping/contract.ts'
import { COD_METHODS } from '../../../../domains/shipping/rules/methods.ts'
import type { Locale } from '../../../../values/locale.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** A point that was found: pressed anywhere, it is chosen. */
export function PointRow({ point, onPick }: { point: PickupPoint; onPick: (code: string) => void }) {
  const t = useTexts('cart')
  const locale = useLocale()
  const { code, name, street, postalCode, city, hours, distance } = point
  const away = distance === null ? null : distanceText(distance, locale)
  const open = hours && t('pointHours', { hours })
  const noCash = !point.takesCash && COD_METHODS.includes(point.method) ? t('pointNoCash') : null
  return (
    <li>
      <button
        type="button"
        onClick={() => onPick(code)}
        className="flex w-full items-baseline gap-3 px-3 py-2 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 break-words">
          <span className="sr-only">{t('pointChooseOf', { name: '' })}</span>
          <span className="font-medium">{name}</span>
          {!name.includes(code) && <span className="numbers text-muted"> · {code}</span>}
          <span className="block text-muted text-xs">
            {street}, {postalCode} {city}
          </span>
          {(open || noCash) && (
            <span className="block text-muted text-xs">{[open, noCash].filter(Boolean).join(' · ')}</span>
          )}
        </span>
        {away && <span className="numbers shrink-0 text-muted text-xs">{away}</span>}
      </button>
    </li>
  )
}

/** `350 m`, `1,2 km`: as far as a place known to a hundred metres can tell. */
function distanceText(metres: number, locale: Locale): string {
  const near = metres < 950
  const unit = { style: 'unit', unit: near ? 'meter' : 'kilometer' } as const
  const value = near ? Math.max(50, Math.round(metres / 50) * 50) : metres / 1000
  return new Intl.NumberFormat(locale, { ...unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}
