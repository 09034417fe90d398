import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import type { refundable } from '../orders/index.ts'
import { paidRefunds } from '../payments/index.ts'
import type { RefundView, RefundViewState } from './contract.ts'
import { maskIban } from './rules/account.ts'
import { findRefundsOf, type StoredRefund } from './store/refunds.ts'
import { findTransfersOf, type Transfer } from './store/transfers.ts'

type Order = Pick<refundable.OrderToRefund, 'id'>
/** Who looks: payers see the account they pay to, others its ends. */
export type Viewer = 'buyer' | 'seller' | 'operator'
export type RefundsOfOrder = { stored: StoredRefund[]; views: RefundView[]; late: Transfer[] }

/** Refunds of orders with their state, by the order's id. Three statements, however many orders. */
export async function readRefundsOf(
  deps: Pick<Deps, 'db'>,
  orders: readonly Order[],
  viewer: Viewer,
): Promise<(id: number) => RefundsOfOrder> {
  const ids = orders.map(({ id }) => id)
  const [stored, transfers] = await Promise.all([findRefundsOf(deps.db, ids), findTransfersOf(deps.db, ids)])
  const attempts = await paidRefunds.readRefunds(
    deps,
    stored.flatMap(({ paymentRefundId }) => (paymentRefundId === null ? [] : [paymentRefundId])),
  )
  return (id) => {
    const own = stored.filter(({ orderId }) => orderId === id)
    const isOf = (transfer: Transfer, refund: StoredRefund) =>
      transfer.refundId === refund.id ||
      (transfer.paymentRefundId !== null && transfer.paymentRefundId === refund.paymentRefundId)
    return {
      stored: own,
      views: own.map((refund) =>
        toView(refund, viewer, {
          attempt: attempts.find((one) => one.id === refund.paymentRefundId),
          transfer: transfers.find((one) => isOf(one, refund)),
        }),
      ),
      late: transfers.filter((one) => one.orderId === id && !stored.some((refund) => isOf(one, refund))),
    }
  }
}

function toView(
  { id, kind, amount, currency, parts, reason, words, by, createdAt }: StoredRefund,
  viewer: Viewer,
  { attempt, transfer }: { attempt: paidRefunds.OpenRefund | undefined; transfer: Transfer | undefined },
): RefundView {
  const doneAt = transfer ? transfer.doneAt : must(attempt, `the attempt of refund ${id}`).doneAt
  return {
    ...{ id, kind, amount, currency, parts: [...parts], reason, words, by },
    state: transfer ? TRANSFER_STATES[transfer.status] : stateOf(must(attempt, `the attempt of refund ${id}`)),
    way: transfer ? 'transfer' : 'provider',
    provider: transfer || !attempt ? null : attempt.provider,
    transfer: transfer ? toTransferView(transfer, viewer) : null,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }
}

export const TRANSFER_STATES = {
  wanted: 'accountWanted',
  due: 'transferDue',
  done: 'done',
} as const satisfies Record<Transfer['status'], RefundViewState>

export function stateOf({ status }: Pick<paidRefunds.OpenRefund, 'status'>): RefundViewState {
  if (status === 'done' || status === 'failed') return status
  return 'underWay'
}

export function toTransferView({ id, payer, iban, holder }: Transfer, viewer: Viewer) {
  const sees = viewer === 'operator' || (viewer === 'seller' && payer === 'seller')
  return { id, payer, iban: iban && (sees ? iban : maskIban(iban)), holder }
}
