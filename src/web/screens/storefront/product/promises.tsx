import { CalendarClock, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../../values/money.ts'
import { useArrivalText } from '../../../parts/arrival.ts'
import { cheapestDelivery } from '../../../parts/cheapest-delivery.ts'
import { useShipsToday } from '../../../use-root.ts'
import type { BuyProps } from './buy-props.ts'

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-accent' } as const

/** Delivery, dispatch, what the law gives, return and the seller, each in one line. */
export function Promises({ data, version, quantity, t, shell, locale }: BuyProps) {
  const { product, methods, seller } = data
  const shipsToday = useShipsToday()
  const days = useArrivalText('short')
  const cheapest = cheapestDelivery(methods, version.price * quantity)
  return (
    <>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {cheapest !== undefined &&
          line(
            <Truck {...icon} />,
            <a href="#delivery" className="hover:underline">
              {cheapest.cost === 0
                ? t('deliveryFree')
                : t('deliveryFrom', { price: formatMoney(cheapest.cost, product.currency, locale) })}
            </a>,
          )}
        {/* Who is away ships nothing in so many days. */}
        {!seller.holiday?.now &&
          line(
            <CalendarClock {...icon} />,
            cheapest?.arrives
              ? shell('arrives', { days: days(cheapest.arrives) })
              : product.deliveryDays === 0
                ? shipsToday
                : shell('shipsIn', { count: product.deliveryDays }),
          )}
        {/* A guarantee of the seller stands by the price. */}
        {line(<ShieldCheck {...icon} />, data.returns.conformity)}
        {line(<RotateCcw {...icon} />, data.returns.brief[0])}
      </ul>
      <p className="text-sm">
        <span className="text-muted">{shell('soldBy')}: </span>
        <Link to={`/company/${seller.id}`} className="text-link font-medium">
          {seller.name}
        </Link>
        <span className="text-muted">, {seller.city}</span>
      </p>
    </>
  )
}

function line(sign: ReactNode, text: ReactNode) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      {sign}
      <span className="inline-block first-letter:uppercase">{text}</span>
    </li>
  )
}
