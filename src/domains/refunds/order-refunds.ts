import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import { refundable } from '../orders/index.ts'
import { disputed } from '../payments/index.ts'
import type { BuyersRefunds, OrderRefunds } from './contract.ts'
import { readLimit } from './limits.ts'
import { type RefundsOfOrder, readRefundsOf, TRANSFER_STATES, toTransferView, type Viewer } from './read-refunds.ts'
import { sellersPart } from './refund-order.ts'
import { keepsSome, mayCancel, mayRefund } from './rules/may-refund.ts'
import { leftOf, type Rest, takenBeside } from './rules/plan-refund.ts'
import { restOf } from './rules/rest.ts'
import { titleOf } from './rules/title-of.ts'

type Order = refundable.OrderToRefund
type Rights = {
  viewer: Exclude<Viewer, 'buyer'>
  refunds: boolean
  cancels: boolean
  most: number | null
  above: OrderRefunds['mayMore']
}

/** For members of the seller: what they may do depends on their role. `order_not_found` for orders of others. */
export async function readForSeller(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  number: string,
): Promise<OrderRefunds> {
  const { role } = requireMember(deps, actor, companyId, 'orders.view')
  const order = await requireOrder(deps, { number, companyId })
  return present(deps, order, {
    viewer: 'seller',
    refunds: isAllowed(deps, actor, companyId, 'orders.refund'),
    cancels: isAllowed(deps, actor, companyId, 'orders.cancel'),
    ...(await readLimit(deps, companyId, role)),
  })
}

export async function readForOperator(deps: Deps, number: string): Promise<OrderRefunds> {
  const order = await requireOrder(deps, { number })
  return present(deps, order, { viewer: 'operator', refunds: true, cancels: true, most: null, above: [] })
}

/** For whoever knows the key of the purchase; `purchase_not_found`. */
export async function readForBuyer(deps: Deps, key: string): Promise<{ orders: BuyersRefunds[] }> {
  const orders = await requirePurchase(deps, key)
  const refundsOf = await readRefundsOf(deps, orders, 'buyer')
  const isDisputed = await disputed.isInDispute(deps, must(orders[0], 'an order').purchaseId)
  return {
    orders: orders.map((order) => {
      const { views, late } = refundsOf(order.id)
      return {
        number: order.number,
        isPaid: order.paymentStatus === 'paid',
        mayCancel: mayCancel('buyer', order, isDisputed),
        refunds: views,
        late: late.map((transfer) => ({
          ...toTransferView(transfer, 'buyer'),
          ...{ amount: transfer.amount, currency: transfer.currency, state: TRANSFER_STATES[transfer.status] },
        })),
      }
    }),
  }
}

export async function requirePurchase(deps: Deps, key: string): Promise<Order[]> {
  const orders = await refundable.readOrdersOfPurchase(deps, key)
  if (orders.length === 0) throw new Failure('notFound', 'purchase_not_found')
  return orders
}

export async function requireOrder(deps: Deps, name: refundable.OrderName): Promise<Order> {
  const order = await refundable.readOrderToRefund(deps, name)
  if (!order) throw new Failure('notFound', 'order_not_found')
  return order
}

function isAllowed(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  action: 'orders.refund' | 'orders.cancel',
): boolean {
  try {
    requireMember(deps, actor, companyId, action)
    return true
  } catch (error) {
    if (error instanceof Failure && error.kind === 'forbidden') return false
    throw error
  }
}

async function present(deps: Deps, order: Order, rights: Rights): Promise<OrderRefunds> {
  const refunds = (await readRefundsOf(deps, [order], rights.viewer))(order.id)
  const { net, vat } = order.commission
  // What is paid on delivery no bank can ask for.
  const isDisputed = !order.cashOnDelivery && (await disputed.isInDispute(deps, order.purchaseId))
  const unsent = restOf(order)
  const left = leftNow(order, refunds, unsent)
  return {
    ...{ number: order.number, currency: order.currency, total: order.total, givenBack: order.givenBack },
    commission: { net, vat },
    left,
    mayRefund: rights.refunds && !isDisputed && mayRefund(order) && left.total > 0,
    rest: order.status === 'partlyShipped' ? unsent : null,
    keepsSome: keepsSome(order),
    mayCancel: rights.cancels && mayCancel(rights.viewer, order, isDisputed),
    isPaid: order.paymentStatus === 'paid',
    disputed: isDisputed,
    mostNow: rights.most === null ? null : Math.max(0, rights.most - sellersPart(refunds.stored)),
    mayMore: [...rights.above],
    refunds: refunds.views,
  }
}

function leftNow(order: Order, { stored }: RefundsOfOrder, rest: readonly Rest[]): OrderRefunds['left'] {
  const left = leftOf(
    order,
    stored.flatMap(({ parts }) => parts),
    takenBeside(order.givenBack, stored),
  )
  const titles = new Map(order.items.map((item) => [item.id, titleOf(item)]))
  const unsent = new Map(rest.map(({ itemId, pieces }) => [itemId, pieces]))
  return {
    ...left,
    lines: left.lines.map((line) => ({
      ...line,
      title: String(titles.get(line.itemId)),
      unsent: unsent.get(line.itemId) ?? 0,
    })),
  }
}
