import type { OrderView } from '../../domains/orders/contract.ts'
import { isEnded } from '../../domains/orders/rules/order-table.ts'
import { dateFormat } from '../../values/dates.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { OrderArrival } from './order-arrival.tsx'

type Props = { order: OrderView /** What its carrier tells says when it comes. */; isFollowed?: boolean }

/** To the buyer: when an order came, else when it was promised to come; nothing of what will never come. */
export function WhenItComes({ order, isFollowed = false }: Props) {
  const t = useTexts('purchases')
  const locale = useLocale()
  const came = order.history.findLast((one) => one.status === 'delivered')
  if (!came) return isFollowed || isEnded(order.status) ? null : <OrderArrival order={order} />
  const date = dateFormat(locale, { dateStyle: 'long' }).format(new Date(came.at))
  return (
    <span className="block text-muted">{t(order.method === 'store_pickup' ? 'collectedOn' : 'cameOn', { date })}</span>
  )
}
