import type { DeliveryPrice } from '../../domains/shipping/contract.ts'
import { type Currency, formatMoney } from '../../values/money.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { useSettings } from '../use-root.ts'

type Props = {
  methods: readonly DeliveryPrice[]
  currency: Currency
  /** Value of the goods in grosze, to tell what is free already and how much is missing; left out: prices only. */
  goods?: number
  /** Working days until it leaves the seller. */
  dispatchDays?: number
}

/** Ways of delivery with cost, time and what is missing to free delivery (B07). */
export function DeliveryPrices({ methods, currency, goods, dispatchDays }: Props) {
  const t = useTexts('product')
  const shell = useTexts('shell')
  const locale = useLocale()
  const time = useSettings()?.dispatch.until ?? ''
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <ul className="divide-y divide-line border-line border-y text-sm">
      {methods.map((method) => {
        const isFree = method.price === 0 || isReached(method, goods)
        // Once delivery is free, only the carrier's surcharge for cash remains.
        const cash = isFree && method.codPrice !== null ? Math.max(0, method.codPrice - method.price) : method.codPrice
        const days = method.transitDays + (dispatchDays ?? 0)
        return (
          <li key={method.method} className="py-2.5">
            <p className="flex justify-between gap-4 font-medium">
              <span>{t(method.method)}</span>
              <span className={`numbers whitespace-nowrap ${isFree ? 'text-good' : ''}`}>
                {isFree ? t('free') : money(method.price)}
              </span>
            </p>
            <p className="numbers flex flex-wrap justify-between gap-x-4 text-muted text-xs">
              <span>
                {days === 0 ? t('sameDay', { time }) : t('days', { count: days })}
                {cash !== null && ` · ${t('cod', { price: money(cash) })}`}
              </span>
              <span>{freeNote()}</span>
            </p>
          </li>
        )

        function freeNote(): string | null {
          if (isFree || method.freeFrom === null) return null
          return goods === undefined
            ? t('freeFrom', { price: money(method.freeFrom) })
            : shell('missingToFree', { price: money(method.freeFrom - goods) })
        }
      })}
    </ul>
  )
}

function isReached(method: DeliveryPrice, goods: number | undefined): boolean {
  return method.freeFrom !== null && goods !== undefined && goods >= method.freeFrom
}

/** The cheapest way to have goods of this value sent; undefined when nothing is sent. */
export function cheapestDelivery(methods: readonly DeliveryPrice[], goods: number): number | undefined {
  const sent = methods.filter((method) => method.method !== 'store_pickup')
  if (sent.length === 0) return undefined
  return Math.min(...sent.map((method) => (isReached(method, goods) ? 0 : method.price)))
}
