import type { Area } from '../../domains/shipping/contract.ts'
import { type Currency, formatMoney } from '../../values/money.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { useSettings } from '../use-root.ts'
import { useArrivalText } from './arrival.ts'
import { isReached, type PricedWay } from './cheapest-delivery.ts'

type Props = {
  methods: readonly PricedWay[]
  currency: Currency
  /** Value of the goods in grosze, to tell what is free already and how much is missing; left out: prices only. */
  goods?: number
  /** Working days until it leaves the seller. */
  dispatchDays?: number
  /** The seller is on holiday: nothing comes in so many days. */
  away?: boolean
}

/** Ways of delivery with cost, time and what is missing to free delivery (B07). */
export function DeliveryPrices({ methods, currency, goods, dispatchDays, away }: Props) {
  const t = useTexts('product')
  const shell = useTexts('shell')
  const locale = useLocale()
  const time = useSettings()?.dispatch.until ?? ''
  const arrival = useArrivalText('short')
  const whenOf = ({ method, arrives }: Props['methods'][number], days: number) =>
    arrives
      ? shell(method === 'store_pickup' ? 'readyBy' : 'arrives', { days: arrival(arrives) })
      : away
        ? ''
        : days === 0
          ? t('sameDay', { time })
          : t('days', { count: days })
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const abroad = abroadOf(methods)
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (
    <>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {methods.map((method) => {
          const isFree = method.price === 0 || isReached(method, goods)
          // Once delivery is free, only the carrier's surcharge for cash remains.
          const cash =
            isFree && method.codPrice !== null ? Math.max(0, method.codPrice - method.price) : method.codPrice
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
                  {[whenOf(method, days), cash !== null && t('cod', { price: money(cash) })]
                    .filter(Boolean)
                    .join(' · ')}
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
      {abroad.length > 0 ? (
        <details className="text-sm">
          <summary className="flex min-h-11 items-center text-link">{t('abroad')}</summary>
          <ul className="pb-2 text-muted">
            {abroad.map(({ price, countries }) => (
              <li key={price} className="flex justify-between gap-4 py-1">
                <span>{countries.map((code) => names.of(code)).join(', ')}</span>
                <span className="numbers whitespace-nowrap">{money(price)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        methods.some(({ method }) => method !== 'store_pickup') && (
          <p className="pt-2 text-muted text-xs">{t('onlyPoland')}</p>
        )
      )}
    </>
  )
}

/** Countries besides Poland by the cheapest price to each, cheapest first. */
function abroadOf(methods: readonly { areas: readonly Area[] }[]): { price: number; countries: string[] }[] {
  const cheapest = new Map<string, number>()
  for (const { countries, price } of methods.flatMap(({ areas }) => areas)) {
    for (const code of countries) cheapest.set(code, Math.min(price, cheapest.get(code) ?? price))
  }
  const byPrice = Map.groupBy(cheapest, ([, price]) => price)
  return [...byPrice]
    .map(([price, entries]) => ({ price, countries: entries.map(([code]) => code).sort() }))
    .sort((a, b) => a.price - b.price)
}
